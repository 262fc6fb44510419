import { expect } from '@open-wc/testing';
import { inEm, lengthAt } from '../../../editor/controls/length.js';

describe('the place of a length on its slider', () => {
  for (const [text, place] of [
    ['0.5em', 0.5],
    ['8px', 0.5],
    ['+.25rem', 0.25],
    ['0', 0],
    ['0px', 0],
    ['10vw', undefined],
    ['calc(1em + 2px)', undefined],
    ['8', undefined],
    ['', undefined],
  ] as const) {
    it(`is ${String(place)} for “${text}”`, () => {
      expect(inEm(text)).to.equal(place);
    });
  }

  it('is written as a length', () => {
    expect(['0', '0.125', '30'].map(lengthAt)).to.deep.equal(['0', '0.125em', '30em']);
  });
});
