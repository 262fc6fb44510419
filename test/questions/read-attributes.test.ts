import { expect } from '@open-wc/testing';
import { configurationMessages } from '../../src/languages/configuration-messages.js';
import { formAttributes } from '../../src/questions/list.js';
import { readAttributes, readProperties } from '../../src/questions/read-attributes.js';
import { errorsIn, filled, issuesOf, madeOf, requestIn, type Changes } from '../support/questions/forms.js';
import { attributeNames } from '../support/questions/attributes.js';
import { oddValues } from '../support/questions/odd-values.js';

/** Every property of a form, with the name that messages have for it. */
const properties = Object.keys(formAttributes).map((property) => ({
  property,
  name: attributeNames.get(property) ?? property,
}));

/** How a value of a property reads: the values of its issues, or what the form uses. */
const readingOf = (property: string, value: unknown): unknown => {
  const { values, issues } = readProperties({ [property]: value });
  const [issue] = issues;
  return issue ? issue.code : values[property as keyof typeof values];
};

describe('readProperties', () => {
  for (const { property, name } of properties) {
    it(`makes a form, or names ${name}, for any value of ${property}`, () => {
      for (const [what, value] of oddValues) {
        const made = madeOf({ [property]: value });
        if ('issues' in made) {
          expect(
            made.issues.map(({ attribute }) => attribute),
            what,
          ).to.include(name);
          for (const { code } of made.issues) expect(configurationMessages, what).to.have.property(code);
          continue;
        }
        const form = filled(made.form, { email: 'payer@example.org' });
        const errors = errorsIn(form);
        if (errors.length > 0) expect(errors, what).to.deep.equal([['amount', 'empty']]);
        else expect(() => JSON.stringify(requestIn(form)), what).not.to.throw();
      }
    });
  }

  for (const [property, value, wanted] of [
    ['minAmount', 5, '5'],
    ['maxAmount', 12.5, '12.5'],
    ['defaultAmount', 1500, '1500'],
    ['amounts', [10, 12.5, '£25'], '10 12.5 £25'],
    ['amounts', [], ''],
    ['amounts', 25, '25'],
    ['intervals', ['once', 'month'], 'once month'],
    ['currencies', [' GBP', 'EUR '], 'GBP EUR'],
    ['projects', ['Wells', 'Schools, north and south', 2024], 'Wells;Schools, north and south;2024'],
    ['contact', ['email', 'sms*'], 'email sms*'],
    ['suggestMonthly', ['25:8', '50:15'], '25:8 50:15'],
    ['dedication', true, ''],
    ['charityNumber', 1234567, '1234567'],
    ['privacyUrl', new URL('https://charity.example'), 'https://charity.example/'],
    ['metadata', { a: 1 }, { a: 1 }],
    ['minAmount', false, null],
    ['giftAid', '', false],
    ['oneTimeItems', '', []],
    ['currency', undefined, 'GBP'],
    ['intervals', null, 'once month'],
  ] as const) {
    it(`reads ${JSON.stringify(value)} of ${property} as ${JSON.stringify(wanted)}`, () => {
      expect(readingOf(property, value)).to.deep.equal(wanted);
    });
  }

  for (const [property, value, code] of [
    ['minAmount', NaN, 'inexact_number'],
    ['minAmount', 1e21, 'inexact_number'],
    ['amounts', [Infinity], 'inexact_number'],
    ['charityNumber', 2 ** 64, 'inexact_number'],
    ['minAmount', true, 'wrong_type'],
    ['minAmount', [5], 'wrong_type'],
    ['amounts', {}, 'wrong_type'],
    ['amounts', [[10]], 'wrong_type'],
    ['intervals', new Set(['once']), 'wrong_type'],
    ['amounts', ['1,500', 25], 'separator_in_entry'],
    ['amounts', ['10; JPY 1000'], 'separator_in_entry'],
    ['projects', ['Wells; Schools'], 'separator_in_entry'],
    ['currency', 5, 'wrong_type'],
    ['privacyUrl', 5, 'wrong_type'],
    ['giftAid', 'false', 'wrong_type'],
    ['giftAid', 1, 'wrong_type'],
    ['presets', {}, 'not_a_list'],
    ['presets', 5, 'not_a_list'],
    ['items', [new Date(0)], 'not_a_list'],
    ['metadata', [], 'not_an_object'],
    ['metadata', new Map(), 'not_an_object'],
  ] as const) {
    it(`reports ${code} for ${property} of type ${typeof value}`, () => {
      expect(readingOf(property, value)).to.equal(code);
    });
  }

  it('reports an amount that has too many decimals, or is below zero, as it is', () => {
    for (const [amount, text] of [
      [0.1 + 0.2, '0.30000000000000004'],
      [-5, '-5'],
    ] as const) {
      const issue = { attribute: 'min-amount', code: 'not_an_amount', values: { text, currency: 'GBP' } };
      expect(issuesOf({ minAmount: amount })).to.deep.equal([issue]);
    }
  });

  it('keeps a form that can do without the value', () => {
    const changes = { charityNumber: {}, privacyUrl: 5, variant: [] } as unknown as Changes;
    const made = madeOf(changes);
    expect('leftOut' in made && made.leftOut.map(({ attribute }) => attribute)).to.deep.equal([
      'variant',
      'charity-number',
      'privacy-url',
    ]);
  });

  it('copies objects, so that later changes by the page are not used unchecked', () => {
    const items = [{ label: 'Blanket', amount: 1500 }];
    const { values } = readProperties({ items });
    items[0] = { label: 'Blanket', amount: 1 };
    expect(values.items).to.deep.equal([{ label: 'Blanket', amount: 1500 }]);
  });
});

describe('readAttributes', () => {
  const { values, issues } = readAttributes({
    'min-amount': 5,
    amounts: [10, 25],
    intervals: ['once', 'month'],
    'gift-aid': true,
    'one-off': '',
    'no-custom-amount': false,
    dedication: true,
    presets: [{ amount: 12.5 }],
    metadata: { year: 2026 },
    currency: null,
  });

  it('reads numbers, lists and booleans as their texts in HTML', () => {
    expect(issues).to.deep.equal([]);
    expect(values).to.deep.include({
      minAmount: '5',
      amounts: '10 25',
      intervals: 'once month',
      dedication: '',
      currency: 'GBP',
      giftAid: true,
      oneOff: true,
      noCustomAmount: false,
    });
  });

  it('reads lists of objects as JSON, with amounts in main units', () => {
    expect(values.presets).to.equal('[{"amount":12.5}]');
  });

  it('leaves metadata as it is, because it has no amounts and can have what JSON can’t hold', () => {
    expect(values.metadata).to.deep.equal({ year: 2026 });
  });

  it('reports a date, which front matter can have', () => {
    const read = readAttributes({ project: new Date(0), 'gift-aid': 0 });
    expect(read.issues.map(({ attribute, code }) => [attribute, code])).to.deep.equal([
      ['project', 'wrong_type'],
      ['gift-aid', 'wrong_type'],
    ]);
  });
});
