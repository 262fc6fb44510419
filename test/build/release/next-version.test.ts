import { expect } from '@playwright/test';
import { nextVersion } from '../../../build/release/next-version.js';
import { Refusal } from '../../../build/release/refusal.js';

describe('The next version', () => {
  for (const [current, wanted, next] of [
    ['0.1.9', 'patch', '0.1.10'],
    ['0.1.9', 'minor', '0.2.0'],
    ['0.1.9', 'major', '1.0.0'],
    ['1.9.3', 'minor', '1.10.0'],
    ['0.1.0', '0.1.0', '0.1.0'],
    ['0.9.1', '0.10.0', '0.10.0'],
    ['1.2.3', '2.0.0', '2.0.0'],
  ] as const) {
    it(`after ${current} is ${next} for ${wanted}`, () => {
      expect(nextVersion(current, wanted)).toBe(next);
    });
  }

  for (const [current, wanted] of [
    ['1.2.3', '1.2.2'],
    ['1.10.0', '1.9.9'],
    ['2.0.0', '1.99.99'],
    ['1.2.3', undefined],
    ['1.2.3', ''],
    ['1.2.3', 'toString'],
    ['1.2.3', 'v1.2.4'],
    ['1.2.3', '1.2'],
    ['1.2.3', '1.2.04'],
    ['1.2.3', '1.2.4-beta.1'],
    ['1.2', 'patch'],
  ] as const) {
    it(`after ${current} can’t be ${wanted === '' ? 'empty' : wanted}`, () => {
      expect(() => nextVersion(current, wanted)).toThrow(Refusal);
    });
  }
});
