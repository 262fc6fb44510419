import { expect } from '@open-wc/testing';
import type { Reading } from '../../../src/questions/reading.js';

type Entry = {
  input: string | null;
  expect: { accept?: string; reject?: string; omit?: boolean };
  why: string;
};

/** A test for each entry of a table: the reading accepts it, rejects it or leaves it out. */
export const itReads = (entries: Entry[], read: (text: string) => Reading<string | undefined, string>) => {
  for (const { input, expect: wanted, why } of entries) {
    it(`reads ${JSON.stringify(input)?.slice(0, 60)}: ${why}`, () => {
      expect(read(input ?? '')).to.deep.equal(
        wanted.reject === undefined ? { value: wanted.accept } : { code: wanted.reject },
      );
    });
  }
};
