import type { Store } from '../../demo/sandbox/store.js';
import { expect, test } from './sandbox.js';
import { storeRules } from './store-rules.js';

/** Runs the rules of a store, each on one of its own. */
export const testStore = (name: string, openStore: (folder: string) => Promise<Store>) => {
  test.describe(name, () => {
    for (const [rule, holds] of Object.entries(storeRules)) {
      test(rule, async ({ folder }) => {
        const store = await openStore(folder);
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
