import { expect } from '@open-wc/testing';
import { giftLines, totalsOfGift } from '../../src/donation/line-items.js';
import { settingsOf } from './raw-settings.js';

const settings = settingsOf({
  currencies: 'EUR',
  project: 'Winter',
  country: 'GB',
  items: JSON.stringify([
    { label: 'Seeds', amount: 15.5, project: 'Farms', intention: 'Food', country: 'KE' },
    { label: 'Book', amount: 3, intention: 'Schools' },
    { label: 'Graines', amount: 12, currency: 'EUR' },
  ]),
});

const given = (changes: object) => ({
  currency: 'GBP',
  interval: { unit: null, count: null },
  amount: 0,
  gifts: [] as number[],
  oneOff: 0,
  ...changes,
});

describe('giftLines', () => {
  it('has the amount first, then each gift in its place, with its own purpose before the common one', () => {
    expect(giftLines(given({ amount: 1000, gifts: [2, 1] }), settings)).to.deep.equal([
      { label: null, item: { quantity: 1, amount: 1000, project: 'Winter', country_iso: 'GB' } },
      {
        label: 'Seeds',
        item: { quantity: 2, amount: 1550, project: 'Farms', intention: 'Food', country_iso: 'KE' },
      },
      {
        label: 'Book',
        item: { quantity: 1, amount: 300, project: 'Winter', intention: 'Schools', country_iso: 'GB' },
      },
    ]);
  });

  it('has the purpose that the donor chose in place of the common one', () => {
    const purpose = { intention: 'Zakat' };
    expect(giftLines(given({ amount: 1000, gifts: [1, 1] }), settings, purpose)).to.deep.equal([
      { label: null, item: { quantity: 1, amount: 1000, intention: 'Zakat' } },
      {
        label: 'Seeds',
        item: { quantity: 1, amount: 1550, project: 'Farms', intention: 'Food', country_iso: 'KE' },
      },
      { label: 'Book', item: { quantity: 1, amount: 300, intention: 'Schools' } },
    ]);
  });

  for (const [why, changes, labels] of [
    ['no gift of which none is given', { amount: 1000, gifts: [0, 4] }, [null, 'Book']],
    ['no amount beside gifts alone', { gifts: [1, 0] }, ['Seeds']],
    ['no gift that is not on offer', { amount: 1000, gifts: [0, 0, 5] }, [null]],
    ['the gifts of the currency', { currency: 'EUR', gifts: [3, 9] }, ['Graines']],
    ['nothing', {}, []],
  ] as const) {
    it(`has ${why}`, () => {
      expect(giftLines(given(changes), settings).map(({ label }) => label)).to.deep.equal(labels);
    });
  }
});

describe('totalsOfGift', () => {
  it('sums up amount and gifts, and the one-off gift today', () => {
    const monthly = { interval: { unit: 'month', count: 1 }, amount: 1000, gifts: [2, 1], oneOff: 250 };
    expect(totalsOfGift(given(monthly), settings)).to.deep.equal({
      now: 4650,
      recurring: 4400,
      yearly: { amount: 52_800, isExact: true },
    });
  });

  it('takes the prices of the currency', () => {
    expect(totalsOfGift(given({ currency: 'EUR', gifts: [3] }), settings).now).to.equal(3600);
  });
});
