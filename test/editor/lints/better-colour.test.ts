import { expect } from '@open-wc/testing';
import { betterColour } from '../../../editor/lints/better-colour.js';
import { lintsOf } from '../../../editor/lints/lints.js';
import { english } from '../../../editor/translator.js';
import { contrast } from '../../../src/return/colour.js';

describe('a colour that is hard to read', () => {
  for (const [hex, ground, words] of [
    ['#f2c200', '#ffffff', 'Use this darker yellow'],
    ['#ff8c1a', '#ffffff', 'Use this darker orange'],
    ['#7fbf3f', '#ffffff', 'Use this darker green'],
    ['#9a9a9a', '#ffffff', 'Use this darker grey'],
    ['#0b2a6f', '#101418', 'Use this lighter blue'],
    ['#d11f2f', '#101418', 'Use this lighter red'],
  ] as const) {
    it(`${hex} on ${ground} has a better one: ${words}`, () => {
      const better = betterColour(hex, ground, 4.5, english);
      expect(better?.label).to.equal(words);
      expect(contrast(better?.value ?? ground, ground)).to.be.within(4.5, 4.9);
    });
  }

  it('is told with the remedy, which leaves no problem', () => {
    const choices = { '--donation-text': '#f2c200' };
    const [lint] = lintsOf(choices, undefined, english).filter(({ name }) => name === '--donation-text');
    const value = lint?.remedy?.value ?? '';
    const left = lintsOf({ '--donation-text': value }, undefined, english);
    expect(left.filter(({ name }) => name === '--donation-text')).to.deep.equal([]);
  });
});
