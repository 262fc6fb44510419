import { pathToFileURL } from 'node:url';
import { expect } from '@playwright/test';
import { openLibsqlStore } from '../../demo/sandbox/libsql-store.js';
import { openMemoryStore } from '../../demo/sandbox/memory-store.js';
import type { Store } from '../../demo/sandbox/store.js';
import { databaseFolder } from './database-folder.js';
import { storeRules } from './store-rules.js';

/** Runs the rules of a store, each on one of its own. */
const testStore = (name: string, openStore: () => Promise<Store>) => {
  describe(name, () => {
    for (const [rule, holds] of Object.entries(storeRules)) {
      it(rule, async () => {
        const store = await openStore();
        try {
          await holds(store, (actual, expected) => {
            expect(actual).toEqual(expected);
          });
        } finally {
          store.close();
        }
      });
    }
  });
};

const { fileOf } = databaseFolder();

testStore('A store on a libSQL file', () => openLibsqlStore(pathToFileURL(fileOf()).href));

testStore('A store in memory', () => Promise.resolve(openMemoryStore()));
