import { expect } from '@open-wc/testing';
import { readQuantity } from '../../../../src/questions/giving/items/state.js';

describe('readQuantity', () => {
  for (const [text, value] of [
    ['', 0],
    [' \t', 0],
    ['0', 0],
    ['1', 1],
    [' 12 ', 12],
    ['007', 7],
    ['000999', 999],
    ['999', 999],
    ['٣', 3],
    ['१२', 12],
  ] as const) {
    it(`reads ${JSON.stringify(text)} as ${value}`, () =>
      expect(readQuantity(text)).to.deep.equal({ value }));
  }

  for (const text of [
    '1000',
    '0000001',
    '-1',
    '+1',
    '1.0',
    '1,5',
    '1e2',
    '0x1',
    'one',
    '1 2',
    '1٣',
    '½',
    '²',
  ]) {
    it(`rejects ${JSON.stringify(text)}`, () => {
      expect(readQuantity(text)).to.deep.equal({ code: 'quantity' });
    });
  }
});
