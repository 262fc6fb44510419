// Also runs in Firefox and WebKit.
import { expect } from '@open-wc/testing';
import { totalsOf, totalsOfDonation } from '../../src/form/totals.js';

describe('totalsOf', () => {
  it('returns the amount to pay for a single donation', () => {
    const totals = totalsOf({ unit: null, count: null }, 2500, 0);
    expect(totals).to.deep.equal({ now: 2500, recurring: null, yearly: null });
  });

  for (const [unit, count, amount, yearly] of [
    ['month', 1, 1000, { amount: 12_000, isExact: true }],
    ['month', 3, 1000, { amount: 4000, isExact: true }],
    ['month', 12, 1000, { amount: 1000, isExact: true }],
    ['month', 5, 1001, { amount: 2402, isExact: false }],
    ['month', 18, 1000, null],
    ['year', 1, 1000, { amount: 1000, isExact: true }],
    ['year', 2, 1000, null],
    ['week', 1, 1000, { amount: 52_000, isExact: false }],
    ['week', 2, 1000, { amount: 26_000, isExact: false }],
    ['week', 53, 1000, null],
    ['day', 1, 100, { amount: 36_500, isExact: false }],
    ['day', 365, 100, { amount: 100, isExact: false }],
    ['day', 366, 100, null],
  ] as const) {
    const year = yearly ? `${yearly.isExact ? '' : 'about '}${yearly.amount} in a year` : 'no sum of a year';
    it(`returns ${year} for ${amount} every ${count} ${unit}`, () => {
      expect(totalsOf({ unit, count }, amount, 0)).to.deep.equal({ now: amount, recurring: amount, yearly });
    });
  }

  it('counts the one-off donation only today', () => {
    expect(totalsOf({ unit: 'month', count: 1 }, 1000, 250)).to.deep.equal({
      now: 1250,
      recurring: 1000,
      yearly: { amount: 12_000, isExact: true },
    });
  });
});

describe('totalsOfDonation', () => {
  const month = { unit: 'month', count: 1 } as const;
  const lines = [
    { label: null, item: { quantity: 1, amount: 1000 } },
    { label: 'Book', item: { quantity: 2, amount: 300 } },
  ];
  const oneOff = { label: null, cost: { quantity: 2, amount: 250 }, entry: null };

  it('multiplies each line by its quantity, and counts one-off lines only today', () => {
    const totals = totalsOfDonation({ interval: month, lines, oneTimeLines: [oneOff] });
    expect(totals).to.deep.include({ now: 2100, recurring: 1600 });
  });

  it('has no total for today if the page adds an amount that is not readable as money', () => {
    const unreadable = { label: null, cost: null, entry: { amount: 'ten' } };
    const totals = totalsOfDonation({ interval: month, lines, oneTimeLines: [oneOff, unreadable] });
    expect(totals).to.deep.include({ now: null, recurring: 1600 });
  });
});
