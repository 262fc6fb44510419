import { pathToFileURL } from 'node:url';
import { expect } from '@open-wc/testing';
import { openLibsqlStore } from '../../../tools/sandbox/libsql-store.js';
import { openMemoryStore } from '../../../tools/sandbox/memory-store.js';
import type { Store } from '../../../tools/sandbox/store.js';
import { databaseFolder } from '../../support/sandbox/database-folder.js';
import { proveOn, storeRules } from '../../support/sandbox/store-rules.js';

/** The value without keys that are undefined. */
const withoutUndefined = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutUndefined);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, part]) => part !== undefined)
      .map(([key, part]) => [key, withoutUndefined(part)]),
  );
};

/** Checks each rule on a new store. */
const testStore = (
  title: string,
  openStore: () => Promise<Store>,
  read: (value: unknown) => unknown = (value) => value,
) => {
  describe(title, () => {
    for (const [name, rule] of Object.entries(storeRules)) {
      it(name, () =>
        proveOn(openStore, rule, (actual, expected) => {
          expect(read(actual)).to.deep.equal(read(expected));
        }),
      );
    }
  });
};

const { fileOf } = databaseFolder();

// A row has every column, so what a checkout leaves out is undefined there.
testStore('A store on a libSQL file', () => openLibsqlStore(pathToFileURL(fileOf()).href), withoutUndefined);

testStore('A store in memory', () => Promise.resolve(openMemoryStore()));
