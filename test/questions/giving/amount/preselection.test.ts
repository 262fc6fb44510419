import { expect } from '@open-wc/testing';
import { presetsIn } from '../../../../src/questions/giving/amount/state.js';
import {
  amountIn,
  type Changes,
  choiceIn,
  type Fields,
  filled,
  formOf,
  issuesOf,
  preset,
  typed,
} from '../../../support/questions/forms.js';

const perInterval = JSON.stringify([
  { amount: 20 },
  { amount: 40 },
  { amount: 60 },
  { amount: 5, interval: 'month' },
  { amount: 8, interval: 'month' },
  { amount: 1000, currency: 'JPY' },
]);
const settings: Changes = { presets: perInterval, intervals: 'once month year', currencies: 'JPY EUR' };
const form = formOf(settings);
const items = '[{"label":"Book","amount":3}]';

describe('presetsIn', () => {
  for (const [currency, interval, amounts] of [
    ['GBP', 'month', [500, 800]],
    ['GBP', 'once', [2000, 4000, 6000]],
    ['GBP', 'year', [2000, 4000, 6000]],
    ['JPY', 'month', [1000]],
    ['EUR', 'once', []],
  ] as const) {
    it(`returns ${amounts.join() || 'none'} in ${currency} for ${interval}`, () => {
      const presets = presetsIn(filled(form, { currency, interval }));
      expect(presets.map(({ amount }) => amount)).to.deep.equal(amounts);
    });
  }

  it('returns none if all presets are for other intervals', () => {
    expect(presetsIn(formOf({ presets: '[{"amount":5,"interval":"month"}]' }))).to.deep.equal([]);
  });

  it('falls back to the first currency for one that is not offered', () => {
    for (const currency of ['USD', 'constructor']) {
      expect(presetsIn(filled(form, { currency }))).to.deep.equal(presetsIn(form));
    }
  });
});

describe('The preselected amount', () => {
  for (const [why, changes, wanted] of [
    ['the first preset', {}, preset(1000)],
    ['the default if it is a preset', { defaultAmount: '25' }, preset(2500)],
    ['the default as text if it is not a preset', { defaultAmount: '12.50' }, typed('12.50')],
    ['the default if only presets are offered', { noCustomAmount: true, defaultAmount: '25' }, preset(2500)],
    ['nothing without presets', { amounts: '' }, preset(null)],
    ['nothing if there are items', { items }, preset(null)],
    ['the default even if there are items', { items, defaultAmount: '25' }, preset(2500)],
    ['the first preset of the interval', { ...settings, defaultInterval: 'month' }, preset(500)],
    ['the first preset of the currency', { currency: 'JPY', amounts: '10; JPY 1000' }, preset(1000)],
    ['nothing in a currency without presets', { currency: 'EUR', amounts: '10; EUR' }, preset(null)],
    ['nothing if the page wants none', { defaultAmount: ' None ' }, preset(null)],
    [
      'nothing if only presets are offered and the page wants none',
      { defaultAmount: 'none', noCustomAmount: true },
      preset(null),
    ],
    [
      'nothing in the currency in which the page wants none',
      { currency: 'EUR', defaultAmount: '25; EUR none' },
      preset(null),
    ],
    ['the default in another currency', { currencies: 'EUR', defaultAmount: '25; EUR none' }, preset(2500)],
  ] as [string, Changes, object][]) {
    it(`is ${why}`, () => expect(amountIn(formOf(changes))).to.deep.equal(wanted));
  }

  for (const [interval, wanted] of [
    ['once', preset(2000)],
    ['month', preset(500)],
  ] as const) {
    it(`is a preset of ${interval} even if the default belongs to another interval`, () => {
      const own = formOf({
        presets: '[{"amount":20,"interval":"once"},{"amount":5,"interval":"month"}]',
        noCustomAmount: true,
        defaultAmount: '5',
        defaultInterval: interval,
      });
      expect(amountIn(own)).to.deep.equal(wanted);
    });
  }

  for (const [defaultAmount, changes, languages, wanted] of [
    ['5', { defaultInterval: 'month' }, {}, preset(500)],
    ['5', {}, {}, typed('5')],
    ['12.50', {}, { locale: 'de-DE' }, typed('12,50')],
    ['999999', {}, {}, typed('999999')],
  ] as const) {
    it(`is ${JSON.stringify(wanted)} for ${defaultAmount} with ${JSON.stringify({ ...changes, ...languages })}`, () => {
      const sterling = { ...settings, currencies: null };
      expect(amountIn(formOf({ ...sterling, defaultAmount, ...changes }, languages))).to.deep.equal(wanted);
    });
  }
});

describe('The amount after a change of interval or currency', () => {
  for (const [why, amount, next, wanted] of [
    ['is the preset in the same position', '4000', { interval: 'month' }, preset(800)],
    ['is the last preset if that position is empty', '6000', { interval: 'month' }, preset(800)],
    ['is the last preset of the currency', '4000', { currency: 'JPY' }, preset(1000)],
    ['is none if the currency has no presets', '4000', { currency: 'EUR' }, preset(null)],
    ['stays if the presets are the same', '4000', { interval: 'year' }, preset(4000)],
    ['is the preselected one if it was not a preset', '4100', { interval: 'month' }, preset(500)],
  ] as const) {
    it(why, () => expect(amountIn(filled(form, { preset: amount, ...next }))).to.deep.equal(wanted));
  }

  for (const [why, changes, fields, wanted] of [
    [
      'is the last preset if the new currency has fewer',
      { currencies: 'JPY', amounts: '10 25 50 100; JPY 1000 2000 3000' },
      { preset: '10000', currency: 'JPY' },
      preset(3000),
    ],
    [
      'also moves if there are items',
      { items, presets: '[{"amount":20,"interval":"once"},{"amount":5,"interval":"month"}]' },
      { preset: '2000', interval: 'month' },
      preset(500),
    ],
    ['is the typed amount', settings, { amount: '12.50', interval: 'month' }, typed('12.50')],
    [
      'is preselected if there were no presets to choose from',
      { presets: '[{"amount":20,"interval":"once"}]', defaultInterval: 'month' },
      { interval: 'once' },
      preset(2000),
    ],
    [
      'stays none if there are items, as the donor could have chosen none',
      { presets: '[{"amount":20,"interval":"once"}]', items, defaultAmount: '20' },
      { preset: '0', interval: 'month', currency: 'GBP' },
      preset(null),
    ],
    [
      'is none in an interval without presets',
      { presets: '[{"amount":20,"interval":"once"},{"amount":40,"interval":"once"}]' },
      { interval: 'month' },
      preset(null),
    ],
    [
      'is preselected again after an interval without presets',
      { presets: '[{"amount":20,"interval":"once"},{"amount":40,"interval":"once"}]' },
      [{ preset: '4000' }, { interval: 'month' }, { interval: 'once' }],
      preset(2000),
    ],
    [
      'stays none if the page preselects none',
      { ...settings, defaultAmount: 'none' },
      { interval: 'month', currency: 'JPY' },
      preset(null),
    ],
    [
      'is the preset in the same position if the donor chose one, even if the page preselects none',
      { ...settings, defaultAmount: 'none' },
      { preset: '4000', interval: 'month' },
      preset(800),
    ],
    [
      'is preselected in a currency without items',
      { items, currencies: 'EUR', amounts: '10 25; EUR 12 30' },
      { currency: 'EUR' },
      preset(1200),
    ],
  ] as [string, Changes, Fields | Fields[], object][]) {
    it(why, () => {
      const last = [fields].flat().reduce(filled, formOf(changes));
      expect(amountIn(last)).to.deep.equal(wanted);
    });
  }
});

type InvalidCase = [changes: Changes, code: string, values: Record<string, string>];

describe('default-amount', () => {
  for (const [changes, wanted] of [
    [{}, null],
    [{ defaultAmount: ' 25 ' }, 2500],
    [{ defaultAmount: '30' }, 3000],
    [{ defaultAmount: '', amounts: '' }, null],
    [{ maxAmount: '100', defaultAmount: '100' }, 10_000],
    [{ minAmount: '5', defaultAmount: '5' }, 500],
    [{ currency: 'JPY', amounts: '', defaultAmount: '25; JPY 3000' }, 3000],
    [{ defaultAmount: 'none' }, 'none'],
  ] as [Changes, number | 'none' | null][]) {
    it(`is ${wanted} for ${JSON.stringify(changes)}`, () =>
      expect(choiceIn(changes).preselected).to.equal(wanted));
  }

  const sterling = { currency: 'GBP' };
  const invalid: InvalidCase[] = [
    [{ defaultAmount: 'some' }, 'not_an_amount', { text: 'some', ...sterling }],
    [{ defaultAmount: 'none; yen 25' }, 'stray_word', { text: 'yen' }],
    [{ defaultAmount: 'none 25' }, 'not_an_amount', { text: 'none 25', ...sterling }],
    [{ defaultAmount: '25;50' }, 'not_an_amount', { text: '25; 50', ...sterling }],
    [{ defaultAmount: '0' }, 'default_outside_limits', sterling],
    [{ defaultAmount: '4.99', minAmount: '5' }, 'default_outside_limits', sterling],
    [{ defaultAmount: '100.01', maxAmount: '100' }, 'default_outside_limits', sterling],
    [{ defaultAmount: '30', noCustomAmount: true }, 'default_not_offered', sterling],
  ];
  for (const [changes, code, values] of invalid) {
    it(`reports ${code} for ${JSON.stringify(changes)}`, () => {
      expect(issuesOf(changes)[0]).to.deep.equal({ attribute: 'default-amount', code, values });
    });
  }
});
