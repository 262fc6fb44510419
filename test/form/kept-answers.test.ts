import { expect } from '@open-wc/testing';
import * as fc from 'fast-check';
import { keptAnswers, withKeptAnswers } from '../../src/form/kept-answers.js';
import { readForm } from '../../src/form/read-form.js';
import type { Form } from '../../src/questions/part.js';
import { currencyOf } from '../../src/questions/giving/currency/state.js';
import { everyQuestion } from '../support/questions/every-question.js';
import { items, onlyPresets, perInterval } from '../support/questions/choices.js';
import { nothingTyped, type TypedAmount } from '../../src/questions/giving/typed-amount.js';
import {
  amountIn,
  filled,
  formOf,
  formWith,
  preset,
  type Fields,
  type Changes,
} from '../support/questions/forms.js';

const settings = {
  ...everyQuestion,
  currencies: 'JPY',
  amounts: '10 25; JPY 1000 3000',
  intervals: 'once month quarter',
  items,
  projects: 'Farms; Schools',
  intentions: 'General; Zakat',
  maxAmount: '1000; JPY 9000',
};
const form = formWith(settings);

const chosen: Fields = {
  currency: 'JPY',
  interval: '3-month',
  amount: '1,500',
  one_off: '500',
  project: 'Schools',
  intention: 'Zakat',
};

const answersIn = (one: Form) => keptAnswers(one)?.answers ?? {};

describe('keptAnswers', () => {
  it('contain the chosen donation, and no payer details', () => {
    const payer: Fields = {
      email: 'payer@example.org',
      first_name: 'Zoë',
      last_name: 'Payer',
      phone: '01632 960001',
      country: 'GB',
      line1: '1 Payer Street',
      line2: 'Flat 2',
      city: 'Bristol',
      state: 'Avon',
      postcode: 'BS1 4DJ',
      gift_aid: true,
    };
    const kept = keptAnswers(filled(form, { ...chosen, ...payer }));
    expect(kept?.locale).to.equal('en-GB');
    expect(kept?.answers).to.deep.include({
      currency: 'JPY',
      interval: '3-month',
      items: { currency: 'JPY', quantities: [] },
      amount: { currency: 'JPY', preset: null, custom: '1,500' },
      'one-off': { currency: 'JPY', text: '500' },
      purpose: { project: 'Schools', intention: 'Zakat' },
    });
    // Answers about the donor are not stored, and neither are payer details typed into other questions.
    expect(kept?.answers).not.to.have.any.keys('payer', 'address', 'gift-aid', 'page-fields');
    const text = JSON.stringify(kept);
    for (const value of Object.values(payer).filter((one) => typeof one === 'string')) {
      expect(text).not.to.contain(JSON.stringify(value));
    }
  });

  it('are null before the donor chooses something, even if payer details are typed', () => {
    expect(keptAnswers(formOf(settings))).to.be.null;
    expect(keptAnswers(filled(form, { first_name: 'Zoë', city: 'Leeds', gift_aid: true }))).to.be.null;
  });

  it('hold a preset as its amount, and quantities as typed', () => {
    const answers = answersIn(filled(form, { preset: '2500', 'gift-0': '2' }));
    expect(answers['amount']).to.deep.equal({ currency: 'GBP', preset: 2500, custom: '' });
    expect(answers['items']).to.deep.equal({ currency: 'GBP', quantities: ['2', ''] });
  });

  for (const text of [
    'payer@example.org',
    '4111 1111 1111 1111',
    'ten',
    '0',
    '1000.01',
    '5.555',
    '€5',
    '-5',
  ]) {
    it(`hold no amount for ${text}`, () => {
      const answers = answersIn(filled(form, { amount: text, one_off: text, 'gift-0': text, 'gift-1': '4' }));
      expect(answers).to.deep.include({
        amount: { currency: 'GBP', preset: null, custom: '' },
        'one-off': { currency: 'GBP', text: '' },
        items: { currency: 'GBP', quantities: [text === '0' ? '0' : '', '4'] },
      });
    });
  }

  it('hold quantities of up to three digits', () => {
    const quantities = (first: string, second: string) =>
      answersIn(filled(form, { 'gift-0': first, 'gift-1': second }))['items'];
    expect(quantities('12', '345')).to.deep.include({ quantities: ['12', '345'] });
    expect(quantities('1234', 'x12')).to.deep.include({ quantities: ['', ''] });
  });
});

describe('withKeptAnswers', () => {
  const from = (answers: object, locale: unknown = 'en-GB', own = form) =>
    withKeptAnswers(own, { locale, answers });

  it('restores the chosen answers after a JSON round trip', () => {
    const before = filled(form, { ...chosen, first_name: 'Zoë' });
    const kept: unknown = JSON.parse(JSON.stringify(keptAnswers(before)));
    expect(withKeptAnswers(form, kept).states).to.deep.equal(filled(form, chosen).states);
    expect(keptAnswers(withKeptAnswers(form, kept))).to.deep.equal(kept);
  });

  for (const stored of [
    null,
    undefined,
    0,
    1,
    NaN,
    true,
    '',
    'GBP',
    [],
    [{}],
    {},
    () => 'GBP',
    Symbol('GBP'),
    { locale: 'en-GB' },
    { locale: 'en-GB', answers: null },
    { locale: 'en-GB', answers: 'x' },
    { answers: { interval: 'month' } },
    { locale: {}, answers: { interval: 'month' } },
    ...[null, 'USD', 'gbp', '__proto__', ['GBP'], { toString: () => 'GBP' }].map((currency) => ({
      locale: 'en-GB',
      answers: { currency },
    })),
    { locale: 'en-GB', answers: { Currency: 'JPY' } },
  ]) {
    it(`leaves the form unchanged for ${String(JSON.stringify(stored) ?? typeof stored)}`, () => {
      expect(withKeptAnswers(form, stored)).to.deep.equal(form);
    });
  }

  const sterling = { currency: 'GBP' };
  for (const [why, answers, name, wanted] of [
    ['drops an unknown interval', { interval: 'week' }, 'interval', 'once'],
    ['drops an interval under another name', { interval: 'quarter' }, 'interval', 'once'],
    ['drops an interval that is not a string', { interval: 3 }, 'interval', 'once'],
    ['drops an unknown preset', { amount: { ...sterling, preset: 1100 } }, 'amount', preset(null)],
    ['drops a fraction of a penny', { amount: { ...sterling, preset: 10.5 } }, 'amount', preset(null)],
    ['restores a preset', { amount: { ...sterling, preset: 2500 } }, 'amount', preset(2500)],
    [
      'restores an empty amount',
      { amount: { ...sterling, preset: null, custom: '' } },
      'amount',
      preset(null),
    ],
    ['drops an amount in another shape', { amount: '1000' }, 'amount', preset(null)],
    ['drops a preset as text', { amount: { ...sterling, preset: '2500' } }, 'amount', preset(null)],
    ['drops a typed amount as a number', { amount: { ...sterling, custom: 7 } }, 'amount', preset(null)],
    ['drops an amount in yen', { amount: { currency: 'JPY', custom: '7' } }, 'amount', preset(null)],
    ['drops quantities of other items', { items: { ...sterling, quantities: ['1', '2', '3'] } }, 'items', []],
    ['drops quantities as numbers', { items: { ...sterling, quantities: [1, 2] } }, 'items', []],
    [
      'drops quantities in an object',
      { items: { ...sterling, quantities: { 0: '1', 1: '2', length: 2 } } },
      'items',
      [],
    ],
    ['drops quantities in yen', { items: { currency: 'JPY', quantities: ['1', '2'] } }, 'items', []],
    ['restores quantities', { items: { ...sterling, quantities: ['1', ''] } }, 'items', ['1', '']],
    ['drops a one-off as a number', { 'one-off': { ...sterling, text: 5 } }, 'one-off', nothingTyped],
    ['restores the other answers if one is forged', { interval: 'month', amount: 5 }, 'interval', 'month'],
    [
      'drops an unknown project',
      { purpose: { project: 'Wells', intention: 'Zakat' } },
      'purpose',
      { project: 'Farms', intention: 'Zakat' },
    ],
    [
      'drops a purpose named like an Object property',
      { purpose: { project: 'constructor', intention: 'zakat' } },
      'purpose',
      { project: 'Farms', intention: 'General' },
    ],
    ['drops payer details', { payer: { email: 'x@example.org' } }, 'payer', form.states['payer']],
    ['drops an address', { address: { country: 'FR' } }, 'address', form.states['address']],
    ['drops Gift Aid', { 'gift-aid': { declaredAt: '2026', words: 'single-1 ' } }, 'gift-aid', null],
  ] as [string, object, string, unknown][]) {
    it(why, () => expect(from(answers).states[name]).to.deep.equal(wanted));
  }

  it('drops a typed amount if the form offers only presets, and keeps the choice of no preset', () => {
    const own = formOf({ noCustomAmount: true });
    const amountFrom = (state: object) => amountIn(from({ amount: { ...sterling, ...state } }, 'en-GB', own));
    expect(amountFrom({ preset: null, custom: '7' })).to.deep.equal(preset(1000));
    expect(amountFrom({ preset: null, custom: '' })).to.deep.equal(preset(null));
  });

  for (const [why, text, locale, wanted] of [
    ['restores an amount that two locales read the same way', '250,50', 'de', '250,50'],
    ['rewrites an amount with a group of another locale', '1.500', 'de', '1500'],
    ['drops an amount that another locale reads differently', '1,500', 'de', ''],
    ['restores an amount from an invalid locale', '12.50', '!', '12.50'],
  ] as const) {
    it(why, () => {
      const own = formOf({ oneOff: true });
      const restored = from(
        { amount: { ...sterling, custom: text }, 'one-off': { ...sterling, text } },
        locale,
        own,
      );
      const texts = [amountIn(restored).typed, restored.states['one-off'] as TypedAmount].map(
        ({ text }) => text,
      );
      expect(texts).to.deep.equal([wanted, wanted]);
    });
  }

  it('never throws and only restores answers that the form offers, whatever is stored', function () {
    const code = fc.oneof(fc.constantFrom('GBP', 'JPY', 'EUR'), fc.anything());
    const answers = fc.oneof(
      { weight: 1, arbitrary: fc.anything() },
      {
        weight: 4,
        arbitrary: fc.record(
          {
            currency: code,
            interval: fc.oneof(fc.constantFrom('once', 'month', 'week'), fc.anything()),
            amount: fc.oneof(
              fc.record({ currency: code, preset: fc.anything(), custom: fc.anything() }),
              fc.anything(),
            ),
            items: fc.oneof(
              fc.record({ currency: code, quantities: fc.array(fc.anything()) }),
              fc.anything(),
            ),
            'one-off': fc.oneof(fc.record({ currency: code, text: fc.anything() }), fc.anything()),
            purpose: fc.oneof(
              fc.record({ project: fc.constantFrom('Farms', 'Wells'), intention: fc.anything() }),
              fc.anything(),
            ),
          },
          { requiredKeys: [] },
        ),
      },
    );
    const locale = fc.constantFrom('en-GB', 'de', 'pl', '!', '');
    const kept = fc.oneof(
      { weight: 1, arbitrary: fc.anything() },
      { weight: 9, arbitrary: fc.record({ locale, answers }) },
    );
    fc.assert(
      fc.property(kept, (stored) => {
        const next = withKeptAnswers(form, stored);
        expect(next.states).to.have.all.keys(Object.keys(form.states));
        const { donation } = readForm(next);
        expect(['GBP', 'JPY']).to.include(currencyOf(next));
        expect(['once', 'month', '3-month']).to.include(next.states['interval']);
        expect(['Farms', 'Schools']).to.include(donation.purpose.project);
        expect(['General', 'Zakat']).to.include(donation.purpose.intention);
        const quantities = next.states['items'] as unknown[];
        expect([0, 2]).to.include(quantities.length);
        expect(quantities.every((quantity) => typeof quantity === 'string')).to.be.true;
        expect(next.states['one-off']).to.have.property('text').that.is.a('string');
        expect(amountIn(next).typed).to.have.property('text').that.is.a('string');
        expect(next.states['payer']).to.equal(form.states['payer']);
      }),
      { numRuns: 500 },
    );
  });
});

describe('Stored answers with presets for each interval', () => {
  const from = (answers: object, own: Changes = perInterval, fields: Fields = {}) =>
    withKeptAnswers(formWith(own, fields), { locale: 'en-GB', answers });
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
