import { expect } from '@open-wc/testing';
import { recovered, type FailedDonation } from '../../src/form/kept-answers.js';
import { nothingTyped } from '../../src/questions/typed-amount.js';
import {
  amountIn,
  filled,
  formOf,
  formWith,
  preset,
  typed,
  type Changes,
  type Fields,
} from '../support/questions/forms.js';

const items = JSON.stringify([
  { label: 'Seeds', amount: 15.5 },
  { label: 'Book', amount: 3 },
]);
const settings: Changes = {
  currencies: 'JPY',
  amounts: '10 25; JPY 1000 3000',
  intervals: 'once month quarter',
  items,
  projects: 'Farms; Schools',
  intentions: 'General; Zakat',
  oneOff: true,
  maxAmount: '1000; JPY 9000',
};
const form = formWith(settings);

const presets = JSON.stringify([
  { amount: 20 },
  { amount: 40 },
  { amount: 5, interval: 'month' },
  { amount: 8, interval: 'month' },
  { amount: 1000, currency: 'JPY' },
]);
const perInterval: Changes = { presets, intervals: 'once month', currencies: 'JPY' };
const onlyPresets: Changes = { ...perInterval, noCustomAmount: true };

type States = Record<string, unknown>;

describe('recovered', () => {
  const month = { unit: 'month', count: 1 } as const;
  const kept = {
    locale: 'en-GB',
    answers: {
      currency: 'GBP',
      interval: 'month',
      amount: { currency: 'GBP', preset: 2500, custom: '' },
      items: { currency: 'GBP', quantities: ['2', ''] },
      'one-off': { currency: 'GBP', text: '7' },
    },
  };
  const answers: Fields = { interval: 'month', preset: '2500', 'gift-0': '2', one_off: '7' };
  const { states } = filled(form, answers);

  for (const [why, meant] of [
    [
      'if they add up to the amount of the failed payment',
      { amount: 5600, currency: 'GBP', interval: month },
    ],
    ['if the amount of the failed payment is unknown', null],
    ['if the form no longer offers the currency', { amount: 5600, currency: 'USD', interval: month }],
  ] as [string, FailedDonation | null][]) {
    it(`restores the stored answers ${why}`, () =>
      expect(recovered(form, kept, meant).states).to.deep.equal(states));
  }

  for (const [why, meant, wanted] of [
    ['another amount', { amount: 4000, currency: 'GBP', interval: month }, { amount: typed('40') }],
    ['a preset', { amount: 1000, currency: 'GBP', interval: month }, { amount: preset(1000) }],
    [
      'another currency',
      { amount: 5600, currency: 'JPY', interval: month },
      { currency: 'JPY', amount: typed('5600', { amount: 5600 }) },
    ],
    [
      'another interval',
      { amount: 5600, currency: 'GBP', interval: { unit: 'month', count: 3 } },
      { interval: '3-month', amount: typed('56') },
    ],
    [
      'an interval that the form no longer offers',
      { amount: 5600, currency: 'GBP', interval: { unit: 'week', count: 1 } },
      { interval: 'month', amount: typed('56') },
    ],
  ] as [string, FailedDonation, States][]) {
    it(`restores ${why} from the failed payment, without items or a one-off donation`, () => {
      const next = recovered(form, kept, meant);
      expect(next.states).to.deep.include({ items: [], 'one-off': nothingTyped, ...wanted });
    });
  }

  it('uses the failed payment if the stored answers are unreadable', () => {
    const unreadable = {
      locale: 'en-GB',
      answers: { interval: 'month', amount: { currency: 'GBP', preset: null, custom: 'ten' } },
    };
    const meant = { amount: 4000, currency: 'GBP', interval: month };
    expect(recovered(form, unreadable, meant).states).to.deep.include({
      interval: 'month',
      amount: typed('40'),
    });
  });

  it('withdraws a declaration for a single donation if the donor retries a monthly one', () => {
    const declared = formWith({ giftAid: true }, { gift_aid: true });
    const next = recovered(declared, null, { amount: 2500, currency: 'GBP', interval: month });
    expect(next.states).to.include({ interval: 'month', 'gift-aid': null });
  });

  describe('if the form offers only presets', () => {
    for (const [why, meant, wanted] of [
      ['a preset', { amount: 800, currency: 'GBP', interval: month }, { amount: preset(800) }],
      [
        'an amount that is not a preset',
        { amount: 1234, currency: 'GBP', interval: month },
        { amount: preset(500) },
      ],
      [
        'an amount in another currency',
        { amount: 1234, currency: 'JPY', interval: month },
        { currency: 'JPY', amount: preset(1000) },
      ],
    ] as [string, FailedDonation, States][]) {
      it(`selects a preset of the interval for ${why}`, () => {
        const next = recovered(formOf(onlyPresets), null, meant);
        expect(next.states).to.deep.include({ interval: 'month', ...wanted });
      });
    }
  });
});

describe('Stored answers with presets for each interval', () => {
  const from = (answers: object, own: Changes = perInterval, fields: Fields = {}) =>
    recovered(formWith(own, fields), { locale: 'en-GB', answers }, null);
  const amount = (currency: string, state: object) => ({ currency, preset: null, custom: '', ...state });

  for (const [why, answers, wanted] of [
    ['another interval without an amount', { interval: 'month' }, preset(500)],
    [
      'a preset of another interval',
      { interval: 'month', amount: amount('GBP', { preset: 2000 }) },
      preset(500),
    ],
    [
      'a removed preset in another currency',
      { currency: 'JPY', amount: amount('JPY', { preset: 777 }) },
      preset(1000),
    ],
    ['another currency without an amount', { currency: 'JPY', interval: 'once' }, preset(1000)],
    [
      'the second preset of the interval',
      { interval: 'month', amount: amount('GBP', { preset: 800 }) },
      preset(800),
    ],
  ] as [string, object, object][]) {
    it(`select a preset that the form offers for ${why}`, () =>
      expect(amountIn(from(answers))).to.deep.equal(wanted));
  }

  it('move the selected preset to the same position', () => {
    const moved = from({ interval: 'month' }, perInterval, { preset: '4000' });
    expect(amountIn(moved)).to.deep.equal(preset(800));
  });

  it('ignore a typed amount if the form offers only presets', () => {
    const next = from({ currency: 'JPY', amount: amount('JPY', { custom: '1500' }) }, onlyPresets);
    expect(next.states).to.deep.include({ currency: 'JPY', amount: preset(1000) });
  });
});
