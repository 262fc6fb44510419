import { expect } from '@open-wc/testing';
import type { ConfigurationCode } from '../../../../src/languages/configuration-messages.js';
import { amountsIn, choiceIn, issuesOf, formOf, type Changes } from '../../../support/questions/forms.js';

const text = (list: unknown[]) => JSON.stringify(list);

describe('amounts', () => {
  const lists: [why: string, changes: Changes, wanted: number[]][] = [
    ['the default ones', {}, [1000, 2500, 5000, 10_000]],
    ['the default ones in another currency', { currency: ' eur ' }, [1000, 2500, 5000, 10_000]],
    ['read in a currency without decimals', { currency: 'JPY', amounts: '500 1000' }, [500, 1000]],
    [
      'read in a currency with three decimals',
      { currency: 'KWD', amounts: '5 2.5 1.125', minAmount: '0.5' },
      [5000, 2500, 1125],
    ],
    ['separated by commas', { amounts: '5, 12.50,\n100' }, [500, 1250, 10_000]],
    ['listed once if written twice', { amounts: '5 10 5.00' }, [500, 1000]],
    ['none', { amounts: '' }, []],
    ['only the limit', { minAmount: '10', maxAmount: '10', amounts: '10' }, [1000]],
    ['read despite an empty part', { currency: 'JPY', amounts: '10;; jpy 1000 3000;' }, [1000, 3000]],
    ['without defaults above the limit', { maxAmount: '50' }, [1000, 2500, 5000]],
    ['without defaults below the limit', { minAmount: '500' }, []],
  ];
  for (const [why, changes, wanted] of lists) {
    it(`are ${why}`, () => expect(amountsIn(changes)).to.deep.equal(wanted));
  }

  it('are separate for each currency, or shared', () => {
    const changes = { currencies: 'EUR JPY', amounts: '10 25; JPY 1000 3000; jpy 5' };
    expect(amountsIn(changes, 'GBP')).to.deep.equal([1000, 2500]);
    expect(amountsIn(changes, 'EUR')).to.deep.equal([1000, 2500]);
    expect(amountsIn(changes, 'JPY')).to.deep.equal([1000, 3000]);
  });

  it('are none if a currency’s own list is empty', () => {
    expect(amountsIn({ currencies: 'JPY', amounts: '10; JPY' }, 'JPY')).to.deep.equal([]);
    expect(amountsIn({ currencies: 'JPY', amounts: '; JPY 1000' }, 'GBP')).to.deep.equal([]);
  });

  it('are not reported as outside the limits if they are unreadable', () => {
    for (const amounts of ['ten', '£5 £10']) {
      const codes = issuesOf({ amounts, defaultAmount: 'x', maxAmount: 'y' }).map(({ code }) => code);
      expect(codes.filter((code) => code !== 'not_an_amount')).to.deep.equal([]);
    }
  });
});

describe('presets', () => {
  it('are in main units in JSON text, as numbers or strings', () => {
    const presets = text([{ amount: 12.5 }, { amount: '7.05' }, { amount: 1e3 }]);
    expect(amountsIn({ presets })).to.deep.equal([1250, 705, 100_000]);
  });

  it('are in smallest units in a list', () => {
    expect(amountsIn({ presets: [{ amount: 1250 }, { amount: 705 }] })).to.deep.equal([1250, 705]);
  });

  it('have an interval token and an impact line', () => {
    const presets = text([
      { amount: 20, impact: ' A coat ' },
      { amount: 5, interval: ' quarter ', impact: 7 },
      { amount: 6, interval: '3-month', impact: ' ' },
    ]);
    expect(choiceIn({ presets }).presets).to.deep.equal([
      { amount: 2000, interval: null, impact: 'A coat' },
      { amount: 500, interval: '3-month', impact: null },
      { amount: 600, interval: '3-month', impact: null },
    ]);
  });

  it('are for the first currency unless they name another', () => {
    const changes = {
      currencies: 'JPY EUR',
      presets: text([{ amount: 20 }, { amount: 3000, currency: ' jpy ' }, { amount: 7, currency: 'GBP' }]),
    };
    expect(amountsIn(changes, 'GBP')).to.deep.equal([2000, 700]);
    expect(amountsIn(changes, 'JPY')).to.deep.equal([3000]);
    expect(amountsIn(changes, 'EUR')).to.deep.equal([]);
  });

  it('show duplicates once', () => {
    const presets = text([{ amount: 5 }, { amount: 5, impact: 'A coat' }, { amount: 5, interval: 'month' }]);
    expect(choiceIn({ presets }).presets).to.deep.equal([
      { amount: 500, interval: null, impact: null },
      { amount: 500, interval: 'month', impact: null },
    ]);
  });

  it('replace amounts, even with an empty list', () => {
    expect(amountsIn({ presets: '[]', amounts: '10 25' })).to.deep.equal([]);
    expect(amountsIn({ presets: '', amounts: '10 25' })).to.deep.equal([1000, 2500]);
    expect(amountsIn({ presets: null, amounts: '10 25' })).to.deep.equal([1000, 2500]);
  });
});

type InvalidCase = [changes: Changes, code: ConfigurationCode, values?: Record<string, string>];

describe('Errors in amounts and presets', () => {
  const sterling = { currency: 'GBP' };
  const amounts: InvalidCase[] = [
    [{ amounts: '10 ten' }, 'not_an_amount', { text: 'ten', ...sterling }],
    [{ amounts: '1,5,x' }, 'not_an_amount', { text: 'x', ...sterling }],
    [{ amounts: '10 -5' }, 'not_an_amount', { text: '-5', ...sterling }],
    [{ amounts: '10 $25' }, 'not_an_amount', { text: '$25', ...sterling }],
    [{ amounts: '10.555' }, 'not_an_amount', { text: '10.555', ...sterling }],
    [{ amounts: '1e3' }, 'not_an_amount', { text: '1e3', ...sterling }],
    [{ amounts: '10.50', currency: 'JPY' }, 'not_an_amount', { text: '10.50', currency: 'JPY' }],
    [{ amounts: '1.0005', currency: 'KWD' }, 'not_an_amount', { text: '1.0005', currency: 'KWD' }],
    [
      { currencies: 'JPY', amounts: '10.50' },
      'not_an_amount_in_currency',
      { text: '10.50', currency: 'JPY' },
    ],
    [{ amounts: '0.50' }, 'amount_outside_limits', sterling],
    [{ amounts: '1000', maxAmount: '500' }, 'amount_outside_limits', sterling],
    [{ amounts: '10 25 50', maxAmount: '20' }, 'amount_outside_limits', sterling],
    [{ amounts: '1000000' }, 'amount_outside_limits', sterling],
    [
      { currencies: 'JPY', amounts: '10; JPY 1000', maxAmount: '100' },
      'amount_outside_limits',
      { currency: 'JPY' },
    ],
    [{ amounts: '10; JPY 1000; 50' }, 'stray_word', { text: '50' }],
    [{ amounts: '10; constructor 5' }, 'stray_word', { text: 'constructor' }],
  ];
  const presets: InvalidCase[] = [
    [{ presets: text([{ amount: 5, currency: 'gpb' }]) }, 'unknown_entry_currency', { text: 'GPB' }],
    [{ presets: text([{ amount: 0.5 }]) }, 'amount_outside_limits', sterling],
    ...['fortnight', 'constructor', 5].map((interval): InvalidCase => [
      { presets: text([{ amount: 5, interval }]) },
      'unreadable_entry_interval',
    ]),
    ...[12.345, '', '£5', '1,5', -5, 1e21, null, true, [5], { amount: 5 }].map((amount): InvalidCase => [
      { presets: text([{ amount }]) },
      'unreadable_entry_amount',
    ]),
    ...[{}, [5], JSON.parse('{"__proto__":{"amount":5}}') as unknown].map((one): InvalidCase => [
      { presets: text([one]) },
      'unreadable_entry_amount',
    ]),
    ...[0, -5, 12.5, '25', NaN, 2 ** 53].map((amount): InvalidCase => [
      { presets: [{ amount }] },
      'unreadable_entry_amount',
    ]),
    ...['{', ' ', '{}', 'null', '"x"', '5', '[5]', '["x"]', '[null]', [null]].map((written): InvalidCase => [
      { presets: written },
      'not_a_list',
    ]),
  ];
  for (const [attribute, invalid] of Object.entries({ amounts, presets })) {
    for (const [changes, code, values] of invalid) {
      it(`include ${code} for ${JSON.stringify(changes)}`, () => {
        const [first] = issuesOf(changes);
        expect(first).to.deep.equal({ attribute, code, ...(values && { values }) });
      });
    }
  }

  it('are reported once, not per currency, for a word after a semicolon that is not a currency', () => {
    expect(issuesOf({ amounts: '10;yen 25;50', currencies: 'EUR JPY' })).to.deep.equal([
      { attribute: 'amounts', code: 'stray_word', values: { text: 'yen' } },
    ]);
    expect(issuesOf({ amounts: '10; EUR 12;; JPY 1000;' })).to.deep.equal([]);
  });

  it('name only the attribute with the error', () => {
    expect(issuesOf({ presets: '{', items: '[]' }).map(({ attribute }) => attribute)).to.deep.equal([
      'presets',
    ]);
  });
});

describe('no-custom-amount', () => {
  it('offers only the presets', () => {
    expect(() => formOf({ noCustomAmount: true })).not.to.throw();
  });

  for (const [changes, values] of [
    [{ amounts: '' }, { currency: 'GBP', intervals: 'once, month' }],
    [
      { currencies: 'EUR', amounts: '10; EUR' },
      { currency: 'EUR', intervals: 'once, month' },
    ],
  ] as const) {
    it(`reports one issue if there is nothing to choose: ${JSON.stringify(changes)}`, () => {
      expect(issuesOf({ ...changes, noCustomAmount: true })).to.deep.equal([
        { attribute: 'no-custom-amount', code: 'no_amount_left', values },
      ]);
    });
  }

  const presets = '[{"amount":5,"interval":"month"}]';

  it('reports presets that exist for only one interval', () => {
    expect(issuesOf({ presets, noCustomAmount: true, intervals: 'once month year' })).to.deep.equal([
      {
        attribute: 'presets',
        code: 'no_amount_for_intervals',
        values: { currency: 'GBP', intervals: 'once, year' },
      },
    ]);
  });

  for (const [why, changes] of [
    ['another amount', {}],
    ['no other interval', { noCustomAmount: true, intervals: 'month' }],
    ['items', { noCustomAmount: true, items: '[{"label":"Book","amount":3}]' }],
  ] as [string, Changes][]) {
    it(`accepts such presets with ${why}`, () => expect(issuesOf({ presets, ...changes })).to.deep.equal([]));
  }

  it('can offer only items', () => {
    const items = text([{ label: 'Book', amount: 3 }]);
    expect(issuesOf({ items, amounts: '', noCustomAmount: true })).to.deep.equal([]);
  });
});
