import { expect } from '@open-wc/testing';
import { emptied } from '../../../src/form/create-form.js';
import { monthlySuggestion, suggestionIn } from '../../../src/questions/monthly-suggestion/state.js';
import { answered } from '../../../src/questions/states.js';
import {
  amountGiven,
  donationIn,
  filled,
  formOf,
  formWith,
  issuesOf,
  oneOffGiven,
  type Changes,
  type Fields,
} from '../forms.js';

/** The monthly amount that is suggested once these fields are filled in. */
const suggested = (changes: Changes, fields: Fields): number | undefined =>
  suggestionIn(formWith(changes, fields))?.monthly;

const auto: Changes = { suggestMonthly: 'auto' };

describe('the monthly amount that is suggested', () => {
  for (const [amount, monthly] of [
    ['1', undefined],
    ['1.99', undefined],
    ['2', 100],
    ['10', 300],
    ['25', 800],
    ['29', 1000],
    ['50', 1500],
    ['100', 3500],
    ['500', 15_000],
    ['999999.99', 35_000_000],
  ] as const) {
    it(`is ${monthly ?? 'none'} by itself for ${amount}`, () => {
      expect(suggested(auto, { amount })).to.equal(monthly);
    });
  }

  for (const [amount, monthly] of [
    ['24.99', undefined],
    ['25', 800],
    ['49.99', 800],
    ['50', 1500],
    ['5000', 1500],
  ] as const) {
    it(`is ${monthly ?? 'none'} out of pairs for ${amount}`, () => {
      expect(suggested({ suggestMonthly: '50:15, 25:£8' }, { amount })).to.equal(monthly);
    });
  }

  it('is never below the smallest amount, nor more than half because of that', () => {
    expect(suggested({ ...auto, minAmount: '4.50' }, { amount: '10' })).to.equal(500);
    expect(suggested({ ...auto, minAmount: '5.50' }, { amount: '10' })).to.be.undefined;
  });

  it('is whole in main units of the chosen currency', () => {
    const settings = { ...auto, currencies: 'JPY KWD' };
    expect(suggested(settings, { currency: 'JPY', amount: '3000' })).to.equal(1000);
    expect(suggested(settings, { currency: 'KWD', amount: '25' })).to.equal(8000);
  });

  it('comes from the pairs of the chosen currency', () => {
    const settings = { suggestMonthly: '25:8; JPY 3000:900', currencies: 'JPY' };
    expect(suggested(settings, { amount: '25' })).to.equal(800);
    expect(suggested(settings, { currency: 'JPY', amount: '3000' })).to.equal(900);
  });

  it('is one of the presets where no other can be given', () => {
    const settings = { ...auto, noCustomAmount: true, amounts: '8 25 50' };
    expect(suggested(settings, { preset: '2500' })).to.equal(800);
    expect(suggested(settings, { preset: '5000' })).to.be.undefined;
  });
});

describe('a monthly suggestion', () => {
  for (const [what, changes, fields] of [
    ['before the donor has chosen an amount', {}, {}],
    ['for a monthly donation', {}, { amount: '25', interval: 'month' }],
    ['where monthly is not on offer', { intervals: 'once year' }, { amount: '25' }],
    ['for an amount that can’t be read', {}, { amount: 'many' }],
    [
      'beside items, which would recur too',
      { items: '[{"label":"Well","amount":5}]' },
      { amount: '25', 'gift-0': '1' },
    ],
    [
      'where the page adds items to a recurring donation',
      { oneTimeItems: [{ quantity: 1, amount: 300 }] },
      { amount: '25' },
    ],
  ] as const) {
    it(`is not made ${what}`, () => {
      expect(suggested({ ...auto, ...changes }, fields)).to.be.undefined;
    });
  }

  it('leads to that amount each month, and to nothing beside it', () => {
    const form = formWith({ ...auto, oneOff: true }, { interval: 'month', one_off: '50' });
    const taken = suggestionIn(filled(form, { interval: 'once', amount: '25' }))?.taken ?? form;
    const donation = donationIn(taken);
    expect([amountGiven(donation), oneOffGiven(donation)]).to.deep.equal([800, 0]);
    expect(donation.interval).to.deep.equal({ unit: 'month', count: 1 });
  });

  it('is made once, also for other amounts and in a form that was emptied', () => {
    const form = answered(formWith(auto, { amount: '25' }), monthlySuggestion, true);
    expect(suggestionIn(filled(form, { amount: '100' }))).to.be.null;
    expect(suggestionIn(filled(emptied(form), { amount: '25' }))).to.be.null;
  });

  it('sends nothing', () => {
    const form = formWith(auto, { amount: '25' });
    expect(donationIn(form)).to.deep.equal(donationIn(formWith({}, { amount: '25' })));
  });

  it('is not asked for by a blank attribute', () => {
    const { questions } = formOf({ suggestMonthly: ' ' });
    expect(questions.map(({ name }) => name)).not.to.include(monthlySuggestion.name);
  });

  for (const text of ['25', '25:', ':8', '8:25', '25:8:4', '0:0', '25:x', 'AUTO,', '-25:8']) {
    it(`can’t be made out of ${text}`, () => {
      expect(issuesOf({ suggestMonthly: text })).to.deep.equal([
        { attribute: 'suggest-monthly', code: 'unreadable_pair', values: { text, currency: 'GBP' } },
      ]);
    });
  }

  it('needs pairs whose monthly amounts can be given', () => {
    const issue = { attribute: 'suggest-monthly', code: 'suggestion_not_offered' };
    for (const changes of [{ minAmount: '10' }, { maxAmount: '5', amounts: '5' }, { noCustomAmount: true }])
      expect(issuesOf({ suggestMonthly: '25:8', ...changes })).to.deep.equal([
        { ...issue, values: { currency: 'GBP' } },
      ]);
    expect(issuesOf({ suggestMonthly: '25:8', minAmount: '10', intervals: 'once' })).to.deep.equal([]);
  });
});
