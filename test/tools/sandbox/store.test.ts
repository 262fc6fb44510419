import { pathToFileURL } from 'node:url';
import { expect } from '@playwright/test';
import { openLibsqlStore } from '../../../tools/sandbox/libsql-store.js';
import { openMemoryStore } from '../../../tools/sandbox/memory-store.js';
import type { Store } from '../../../tools/sandbox/store.js';
import { databaseFolder } from '../../support/sandbox/database-folder.js';
import { proveOn, storeRules } from '../../support/sandbox/store-rules.js';

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
