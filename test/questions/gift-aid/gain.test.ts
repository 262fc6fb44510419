import { expect } from '@open-wc/testing';
import { readAmounts } from '../../../src/form/read-form.js';
import { gainsOf } from '../../../src/questions/gift-aid/part.js';
import { formWith, type Changes, type Fields } from '../../support/questions/forms.js';

const gainsIn = (fields: Fields, changes: Changes = {}) =>
  gainsOf(
    readAmounts(formWith({ giftAid: true, minAmount: '0.01', oneOff: true, ...changes }, fields)).donation,
  );

describe('gainsOf', () => {
  for (const [typed, amount, total] of [
    ['25', 2500, 3125],
    ['0.01', 1, 1],
    ['0.03', 3, 3],
    ['0.04', 4, 5],
    ['10.99', 1099, 1373],
    ['999999.99', 99_999_999, 124_999_998],
  ] as const) {
    it(`adds a quarter to £${typed}, rounded down to whole pence`, () => {
      expect(gainsIn({ amount: typed })).to.deep.equal([{ amount, total, isOnce: true }]);
    });
  }

  it('rounds the gain of the whole donation once', () => {
    const items = '[{ "label": "Reeds", "amount": 0.03 }]';
    expect(gainsIn({ amount: '0.03', 'gift-0': '2' }, { items })).to.deep.equal([
      { amount: 9, total: 11, isOnce: true },
    ]);
  });

  it('separates the recurring amount from the one-off amount, and leaves out the page’s items', () => {
    const changes = { oneTimeItems: [{ quantity: 1, amount: 500 }] };
    expect(gainsIn({ interval: 'month', amount: '8', one_off: '50' }, changes)).to.deep.equal([
      { amount: 800, total: 1000, isOnce: false },
      { amount: 5000, total: 6250, isOnce: true },
    ]);
    expect(gainsIn({ interval: 'month', amount: '8' }, changes)).to.deep.equal([
      { amount: 800, total: 1000, isOnce: false },
    ]);
  });

  it('returns none if there is no donation', () => {
    expect(gainsIn({ amount: '' })).to.deep.equal([]);
  });
});
