import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openLibsqlStore } from '../../demo/sandbox/libsql-store.js';
import { openMemoryStore } from '../../demo/sandbox/memory-store.js';
import { testStore } from './store-test.js';

testStore('A store on a libSQL file', (folder) =>
  openLibsqlStore(pathToFileURL(join(folder, 'donations.db')).href),
);

testStore('A store in memory', () => Promise.resolve(openMemoryStore()));
