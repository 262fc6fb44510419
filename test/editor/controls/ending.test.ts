import { expect } from '@open-wc/testing';
import { controlOf } from '../../../editor/controls/controls.js';

const isOffered = (intervals: string) =>
  controlOf('manage-url')?.isUseful?.((name) => (name === 'intervals' ? intervals : ''));

describe('The page where donors end a regular donation', () => {
  for (const [intervals, expected] of [
    // Donors can give monthly unless the page says otherwise.
    ['', true],
    ['month', true],
    ['once month', true],
    ['once', false],
  ] as const)
    it(`is ${expected ? 'asked for' : 'not asked for'} with the intervals “${intervals}”`, () => {
      expect(isOffered(intervals)).to.equal(expected);
    });
});
