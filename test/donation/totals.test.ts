import { expect } from '@open-wc/testing';
import { giftAidMetadata } from '../../src/donation/gift-aid.js';
import type { Interval } from '../../src/donation/interval.js';
import { totalsOf } from '../../src/donation/totals.js';

describe('totalsOf', () => {
  it('is what is paid, for a single gift', () => {
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
    it(`has ${year} for ${amount} every ${count} ${unit}`, () => {
      expect(totalsOf({ unit, count }, amount, 0)).to.deep.equal({ now: amount, recurring: amount, yearly });
    });
  }

  it('counts the one-off gift today only', () => {
    expect(totalsOf({ unit: 'month', count: 1 }, 1000, 250)).to.deep.equal({
      now: 1250,
      recurring: 1000,
      yearly: { amount: 12_000, isExact: true },
    });
  });
});

describe('giftAidMetadata', () => {
  const declaredAt = '2026-04-05T12:00:00.000Z';
  for (const [interval, wording] of [
    [{ unit: null, count: null }, 'single-1'],
    [{ unit: 'month', count: 1 }, 'multiple-1'],
    [{ unit: 'year', count: 1 }, 'multiple-1'],
  ] as [Interval, string][]) {
    it(`names the ${wording} declaration for ${interval.unit ?? 'a single gift'}`, () => {
      expect(giftAidMetadata(interval, declaredAt, 'fr')).to.deep.equal({
        gift_aid: 'yes',
        gift_aid_wording: wording,
        gift_aid_language: 'fr',
        gift_aid_declared_at: '2026-04-05T12:00:00.000Z',
      });
    });
  }
});
