import { expect } from '@open-wc/testing';
import * as fc from 'fast-check';
import { readProperties } from '../../src/questions/read-attributes.js';
import { createForm } from '../../src/form/create-form.js';
import { readForm } from '../../src/form/read-form.js';
import { configurationMessages } from '../../src/languages/configuration-messages.js';
import { canGiveOtherwise, presetsIn } from '../../src/questions/giving/amount/state.js';
import { limitsOf } from '../../src/questions/giving/currency/state.js';
import { isIntervalOffered } from '../../src/questions/giving/interval/state.js';
import { partsFor } from '../../src/questions/list.js';
import { amountIn, errorsIn, issuesOf, filled, type Changes } from '../support/questions/forms.js';

/** Text that a page might set: mostly valid, sometimes odd, sometimes anything. */
const text = (right: readonly string[], ...odd: string[]) =>
  fc.oneof(
    { weight: 2, arbitrary: fc.constant(null) },
    { weight: 12, arbitrary: fc.constantFrom(...right) },
    { weight: 2, arbitrary: fc.constantFrom('', ' ', ...odd) },
    { weight: 1, arbitrary: fc.string({ maxLength: 8 }) },
  );

/** A text with a default for when the page sets nothing. */
const orElse = (initial: string, values: fc.Arbitrary<string | null>) =>
  values.map((value) => value ?? initial);

/** A text that a plain form seldom has. */
const seldom = (...values: string[]) =>
  fc.oneof({ weight: 40, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: text(values) });
const rarely = fc.oneof(
  { weight: 40, arbitrary: fc.constant(false) },
  { weight: 1, arbitrary: fc.constant(true) },
);

const amount = fc.oneof(
  { weight: 20, arbitrary: fc.constantFrom('1', '5', '10', '12.50', '25', '100', '010') },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '1,500',
      '1 500',
      "1'500",
      '1\u00a0500',
      '12,50',
      '£1,500',
      '5,10',
      '0',
      '0.00',
      '0.5',
      '.5',
      '5.',
      '1e3',
      '-5',
      '+5',
      '£5',
      '1.255',
      '١٠',
      'NaN',
      'Infinity',
      '999999.99',
      '1000000',
      '90071992547409.91',
      '90071992547409.92',
      '9'.repeat(400),
    ),
  },
);
const between = fc.constantFrom(' ', ',', ', ', '\n', '/', '\u00a0', '\v');
const after = fc.constantFrom(';', '; JPY ', '; GBP ');
const amounts = fc
  .tuple(
    fc.array(fc.tuple(amount, fc.oneof({ weight: 9, arbitrary: between }, { weight: 1, arbitrary: after })), {
      maxLength: 4,
    }),
    fc.constantFrom('', ' ', ','),
  )
  .map(([list, end]) => list.map((one) => one.join('')).join('') + end);
const someAmounts = fc.oneof(
  { weight: 1, arbitrary: fc.constant(null) },
  { weight: 4, arbitrary: amounts },
  { weight: 1, arbitrary: fc.string({ maxLength: 6 }) },
);
const oneAmount = fc.oneof(
  { weight: 6, arbitrary: fc.constant(null) },
  { weight: 4, arbitrary: amount },
  { weight: 1, arbitrary: someAmounts },
);

const token = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.constantFrom(
      'once',
      'day',
      'week',
      'month',
      'quarter',
      'year',
      '3-month',
      '1-month',
      'Month',
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom('2-week', '12-month', '0-week', '01-week', 'monthly', '3-months', 'once;'),
  },
);
const intervals = fc
  .array(fc.tuple(token, fc.constantFrom(' ', ', ', ',')), { maxLength: 4 })
  .map((list) => list.map((one) => one.join('')).join(''));

/** Attributes of every kind, valid and invalid. */
const attributes = fc.record({
  currency: orElse('GBP', text(['GBP', 'EUR', 'gbp', ' usd '], 'JPY', 'HUF', 'XAU', 'EURO', '£')),
  currencies: seldom('GBP', 'GBP EUR'),
  amounts: orElse('10 25 50 100', someAmounts),
  presets: fc.oneof(
    { weight: 20, arbitrary: seldom('[]', '[{"amount": 5}]', '{}') },
    { weight: 1, arbitrary: fc.constantFrom([], [{ amount: 500 }]) },
  ),
  defaultAmount: oneAmount,
  minAmount: oneAmount,
  maxAmount: oneAmount,
  noCustomAmount: fc.boolean(),
  items: seldom('[]', '[{"label": "Seeds", "amount": 5}]', 'x'),
  defaultInterval: fc.oneof(
    { weight: 6, arbitrary: fc.constant(null) },
    { weight: 2, arbitrary: token },
    { weight: 1, arbitrary: text([' month ', ' MONTH', 'month once']) },
  ),
  intervals: fc.oneof(
    { weight: 1, arbitrary: fc.constant('once month') },
    { weight: 4, arbitrary: intervals },
    { weight: 1, arbitrary: fc.string({ maxLength: 8 }) },
  ),
  subscriptionName: text(['Friends', ' Friends ']),
  project: text(['Wells', ' Wells ']),
  projects: seldom('Wells; Schools', ';'),
  intention: text(['In memory', ' In memory ']),
  intentions: seldom('In memory', ';'),
  country: seldom('GB', 'ke', 'XX'),
  oneOff: rarely,
  fields: orElse(
    'name',
    text(['name', 'name* phone', 'phone*, name', 'name address*'], 'name name', 'name**', 'Name', '*'),
  ),
  giftAid: rarely,
  charityName: text(['River Sallow', ' River Sallow ']),
  metadata: fc.oneof(
    text(['{}', '{"campaign": "winter"}'], '[]', 'null', '1', '{', '{"__proto__": 1}'),
    fc.constantFrom({ a: 1 }, { a: undefined }, { a: 1n }),
  ),
});

describe('createForm', () => {
  it('returns a form that a donor can complete, or lists the issues, for any attributes', function () {
    let made = 0;
    fc.assert(
      fc.property(attributes.map(readProperties), (read) => {
        const { parts, missing } = partsFor(read.values);
        expect(missing).to.deep.equal([]);
        const result = createForm(read, parts, { locale: 'en-GB', language: 'en' });
        if ('issues' in result) {
          expect(result.issues).not.to.deep.equal([]);
          for (const { code, values = {} } of result.issues) {
            const named = [...configurationMessages[code].matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
            expect(named.filter((name = '') => values[name] === undefined)).to.deep.equal([]);
          }
          return;
        }
        made += 1;
        const { form } = result;
        const { minAmount, maxAmount } = limitsOf(form);
        expect(minAmount).to.be.within(1, maxAmount);
        expect(maxAmount).to.be.at.most(99_999_999);
        for (const { amount: minor } of presetsIn(form)) expect(minor).to.be.within(minAmount, maxAmount);
        expect(isIntervalOffered(form, String(form.states['interval']))).to.be.true;
        // A preselected amount is valid, so the only possible error is a missing amount.
        const amountErrors = readForm(form).errors.filter(({ field }) => field === 'amount');
        const { preset, typed } = amountIn(form);
        expect(amountErrors.map(({ code }) => code)).to.deep.equal(
          preset === null && typed.text === '' ? ['empty'] : [],
        );
        if (read.values.noCustomAmount && !canGiveOtherwise(form)) expect(preset).not.to.equal(null);
        const email = filled(form, { email: 'payer@example.org' });
        expect(errorsIn(email).filter(([field]) => field === 'email')).to.deep.equal([]);
      }),
      { numRuns: 2000 },
    );
    expect(made).to.be.above(100);
  });

  const right: [what: string, changes: Changes][] = [
    ['no attributes', {}],
    ['a common currency', { currency: ' usd ' }],
    ['amounts with decimals, doubles and commas', { amounts: '5, 12.50 5' }],
    ['no presets', { amounts: '' }],
    ['empty limits', { minAmount: '', maxAmount: ' ', defaultAmount: '' }],
    ['grouped limits', { minAmount: '1,000', maxAmount: '5 000', defaultAmount: "1'500", amounts: '2000' }],
    ['a preselected preset', { defaultAmount: '25' }],
    ['a prefilled other amount', { defaultAmount: '30' }],
    ['limits', { minAmount: '5', maxAmount: '5000' }],
    ['presets only', { noCustomAmount: true }],
    ['every named interval', { intervals: 'once day week month quarter year' }],
    ['intervals in capitals and repeated', { intervals: 'Month month 3-month quarter' }],
    ['a preselected interval', { defaultInterval: 'month' }],
    ['a preselected interval with spaces around it', { defaultInterval: ' month ' }],
    ['a preselected interval in capitals', { defaultInterval: 'Month' }],
    ['a quarter given as 3-month', { intervals: 'once 3-month', defaultInterval: 'quarter' }],
    ['one purpose', { project: 'Wells', intention: ' In memory ' }],
    ['names', { subscriptionName: 'Friends', charityName: 'River Sallow' }],
    ['payer fields', { fields: 'name* phone' }],
    ['an address', { fields: 'address*' }],
    ['metadata as text', { metadata: '{"campaign": "winter"}' }],
    ['metadata as an object', { metadata: { campaign: 'winter' } }],
  ];
  for (const [what, changes] of right) {
    it(`creates a form from ${what}`, () => expect(issuesOf(changes)).to.deep.equal([]));
  }
});
