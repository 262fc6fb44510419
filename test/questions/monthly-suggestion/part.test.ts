import { expect } from '@open-wc/testing';
import { emptied } from '../../../src/form/create-form.js';
import {
  givenMonthly,
  monthlySuggestionKey,
  suggestionIn,
} from '../../../src/questions/monthly-suggestion/part.js';
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
} from '../../support/questions/forms.js';

/** The monthly amount that the form suggests after these answers. */
const suggested = (changes: Changes, fields: Fields): number | undefined =>
  suggestionIn(formWith(changes, fields))?.monthly;

const auto: Changes = { suggestMonthly: 'auto' };

describe('The suggested monthly amount', () => {
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
    it(`is ${monthly ?? 'none'} by default for ${amount}`, () => {
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
    it(`is ${monthly ?? 'none'} from pairs for ${amount}`, () => {
      expect(suggested({ suggestMonthly: '50:15, 25:£8' }, { amount })).to.equal(monthly);
    });
  }

  it('comes from a list of pairs, also as frameworks write one into an attribute', () => {
    for (const suggestMonthly of [['25:8', '50:15'], '25:8,50:15'])
      for (const [amount, monthly] of [
        ['25', 800],
        ['50', 1500],
      ] as const)
        expect(suggested({ suggestMonthly }, { amount }), String(suggestMonthly)).to.equal(monthly);
    for (const suggestMonthly of ['1,500:500', '1500:500'])
      expect(suggested({ suggestMonthly }, { amount: '1500' })).to.equal(50_000);
  });

  it('is at least the minimum, or none if that is more than half the amount', () => {
    expect(suggested({ ...auto, minAmount: '4.50' }, { amount: '10' })).to.equal(500);
    expect(suggested({ ...auto, minAmount: '5.50' }, { amount: '10' })).to.be.undefined;
  });

  it('is a whole number of main units in the chosen currency', () => {
    const settings = { ...auto, currencies: 'JPY KWD' };
    expect(suggested(settings, { currency: 'JPY', amount: '3000' })).to.equal(1000);
    expect(suggested(settings, { currency: 'KWD', amount: '25' })).to.equal(8000);
  });

  it('comes from the pairs of the chosen currency', () => {
    const settings = { suggestMonthly: '25:8; JPY 3000:900', currencies: 'JPY' };
    expect(suggested(settings, { amount: '25' })).to.equal(800);
    expect(suggested(settings, { currency: 'JPY', amount: '3000' })).to.equal(900);
  });

  it('is a preset if only presets are offered', () => {
    const settings = { ...auto, noCustomAmount: true, amounts: '8 25 50' };
    expect(suggested(settings, { preset: '2500' })).to.equal(800);
    expect(suggested(settings, { preset: '5000' })).to.be.undefined;
  });
});

describe('monthly-suggestion', () => {
  for (const [what, changes, fields] of [
    ['before the donor has chosen an amount', {}, {}],
    ['for a monthly donation', {}, { amount: '25', interval: 'month' }],
    ['if monthly is not offered', { intervals: 'once year' }, { amount: '25' }],
    ['for an unreadable amount', {}, { amount: 'many' }],
    [
      'with items, which would recur too',
      { items: '[{"label":"Well","amount":5}]' },
      { amount: '25', 'gift-0': '1' },
    ],
    [
      'if the page adds items to recurring donations',
      { oneTimeItems: [{ quantity: 1, amount: 300 }] },
      { amount: '25' },
    ],
  ] as const) {
    it(`suggests nothing ${what}`, () => {
      expect(suggested({ ...auto, ...changes }, fields)).to.be.undefined;
    });
  }

  it('switches to the monthly amount, without a one-off amount', () => {
    const form = formWith({ ...auto, oneOff: true }, { interval: 'month', one_off: '50' });
    const donation = donationIn(
      givenMonthly(filled(form, { interval: 'once', amount: '25' }), 800, 'GBP') ?? form,
    );
    expect([amountGiven(donation), oneOffGiven(donation)]).to.deep.equal([800, 0]);
    expect(donation.interval).to.deep.equal({ unit: 'month', count: 1 });
  });

  it('suggests once, even after a new amount or an emptied form', () => {
    const form = answered(formWith(auto, { amount: '25' }), monthlySuggestionKey, true);
    expect(suggestionIn(filled(form, { amount: '100' }))).to.be.null;
    expect(suggestionIn(filled(emptied(form), { amount: '25' }))).to.be.null;
  });

  it('sends nothing', () => {
    const form = formWith(auto, { amount: '25' });
    expect(donationIn(form)).to.deep.equal(donationIn(formWith({}, { amount: '25' })));
  });

  it('is not asked if its attribute is blank', () => {
    const questions = formOf({ suggestMonthly: ' ' }).parts;
    expect(questions.map(({ name }) => name)).not.to.include(monthlySuggestionKey.name);
  });

  for (const text of ['25', '25:', ':8', '8:25', '25:8:4', '0:0', '25:x', 'AUTO,', '-25:8']) {
    it(`rejects the pair ${text}`, () => {
      expect(issuesOf({ suggestMonthly: text })).to.deep.equal([
        { attribute: 'suggest-monthly', code: 'unreadable_pair', values: { text, currency: 'GBP' } },
      ]);
    });
  }

  it('requires monthly amounts that the form accepts', () => {
    const issue = { attribute: 'suggest-monthly', code: 'suggestion_not_offered' };
    for (const changes of [{ minAmount: '10' }, { maxAmount: '5', amounts: '5' }, { noCustomAmount: true }])
      expect(issuesOf({ suggestMonthly: '25:8', ...changes })).to.deep.equal([
        { ...issue, values: { currency: 'GBP' } },
      ]);
    expect(issuesOf({ suggestMonthly: '25:8', minAmount: '10', intervals: 'once' })).to.deep.equal([]);
  });
});
