import { pathToFileURL } from 'node:url';
import { expect } from '@playwright/test';
import { openLibsqlStore } from '../../demo/sandbox/libsql-store.js';
import { openMemoryStore } from '../../demo/sandbox/memory-store.js';
import type { Store } from '../../demo/sandbox/store.js';
import { databaseFolder } from './database-folder.js';
import { proveOn, storeRules } from './store-rules.js';

/** Checks each rule on a new store. */
const testStore = (title: string, openStore: () => Promise<Store>) => {
  describe(title, () => {
    for (const [name, rule] of Object.entries(storeRules)) {
      it(name, () =>
        proveOn(openStore, rule, (actual, expected) => {
          expect(actual).toEqual(expected);
        }),
      );
    }
  });
};

const { fileOf } = databaseFolder();

testStore('A store on a libSQL file', () => openLibsqlStore(pathToFileURL(fileOf()).href));

testStore('A store in memory', () => Promise.resolve(openMemoryStore()));
