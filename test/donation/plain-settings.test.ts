import { expect } from '@open-wc/testing';
import * as fc from 'fast-check';
import '../../src/donation/currency.js';
import { plainSettings } from '../../src/donation/plain-settings.js';
import { readSettings } from '../../src/donation/read-settings.js';
import type { RawSettings } from '../../src/donation/settings.js';
import { rawSettings, settingsOf } from './raw-settings.js';

/** Text as a page writes it: mostly what works, then what is odd, then anything. */
const text = (right: readonly string[], ...odd: string[]) =>
  fc.oneof(
    { weight: 2, arbitrary: fc.constant(null) },
    { weight: 12, arbitrary: fc.constantFrom(...right) },
    { weight: 2, arbitrary: fc.constantFrom('', ' ', ...odd) },
    { weight: 1, arbitrary: fc.string({ maxLength: 8 }) },
  );

/** What has a default where the page says nothing. */
const orElse = (initial: string, values: fc.Arbitrary<string | null>) =>
  values.map((value) => value ?? initial);

/** What is seldom on a plain form. */
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
      ...['1,500', '1 500', "1'500", '1\u00a0500', '12,50', '£1,500', '5,10'],
      ...['0', '0.00', '0.5', '.5', '5.', '1e3', '-5', '+5', '£5', '1.255', '١٠', 'NaN', 'Infinity'],
      ...['999999.99', '1000000', '90071992547409.91', '90071992547409.92', '9'.repeat(400)],
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

/** Attributes of every kind, in every state. */
const raw: fc.Arbitrary<RawSettings> = fc.record({
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

/** As `deep.equal` compares it: the order of currencies and fields counts too. */
const inOrder = (settings: ReturnType<typeof plainSettings>) =>
  settings && { ...settings, money: [...settings.money], fields: [...settings.fields] };

describe('plainSettings', () => {
  it('reads what readSettings reads, or nothing', () => {
    let read = 0;
    fc.assert(
      fc.property(raw, (attributes) => {
        const plain = plainSettings(attributes);
        if (!plain) return;
        read += 1;
        const full = readSettings(attributes);
        expect('faults' in full ? full.faults : []).to.deep.equal([]);
        expect(inOrder(plain)).to.deep.equal(inOrder('settings' in full ? full.settings : undefined));
      }),
      { numRuns: 6000 },
    );
    expect(read).to.be.above(100);
  });

  const plain: [what: string, attributes: Partial<RawSettings>][] = [
    ['no attribute at all', {}],
    ['a common currency', { currency: ' usd ' }],
    ['amounts with decimals, doubles and commas', { amounts: '5, 12.50 5' }],
    ['no presets', { amounts: '' }],
    ['empty limits', { minAmount: '', maxAmount: ' ', defaultAmount: '' }],
    ['grouped limits', { minAmount: '1,000', maxAmount: '5 000', defaultAmount: "1'500", amounts: '2000' }],
    ['a preset that is chosen at first', { defaultAmount: '25' }],
    ['another amount that is filled in at first', { defaultAmount: '30' }],
    ['limits', { minAmount: '5', maxAmount: '5000' }],
    ['presets alone', { noCustomAmount: true }],
    ['every interval that has a name', { intervals: 'once day week month quarter year' }],
    ['intervals in capitals, and twice', { intervals: 'Month month 3-month quarter' }],
    ['an interval at first', { defaultInterval: 'month' }],
    ['an interval at first, with spaces around it', { defaultInterval: ' month ' }],
    ['an interval at first in capitals', { defaultInterval: 'Month' }],
    ['a quarter by its other name', { intervals: 'once 3-month', defaultInterval: 'quarter' }],
    ['one purpose', { project: 'Wells', intention: ' In memory ' }],
    ['names', { subscriptionName: 'Friends', charityName: 'River Sallow' }],
    ['fields of the payer', { fields: 'name* phone' }],
    ['an address', { fields: 'address*' }],
    ['metadata as text', { metadata: '{"campaign": "winter"}' }],
    ['metadata as an object', { metadata: { campaign: 'winter' } }],
  ];
  for (const [what, attributes] of plain) {
    it(`reads ${what}`, () => {
      expect(inOrder(plainSettings(rawSettings(attributes)))).to.deep.equal(inOrder(settingsOf(attributes)));
    });
  }

  const more: [what: string, attributes: Partial<RawSettings>][] = [
    ['several currencies', { currencies: 'GBP EUR' }],
    ['amounts of another currency', { amounts: '10; JPY 1000' }],
    ['presets with an impact', { presets: '[{"amount": 5, "impact": "A coat"}]' }],
    ['gifts at a fixed price', { items: '[{"label": "Seeds", "amount": 5}]' }],
    ['a choice of projects', { projects: 'Wells; Schools' }],
    ['a choice of purposes', { intentions: 'In memory; In honour' }],
    ['a country', { country: 'KE' }],
    ['a one-off gift', { oneOff: true }],
    ['Gift Aid', { giftAid: true }],
    ['an interval that is counted', { intervals: 'once 2-week' }],
    ['a fault', { amounts: 'ten' }],
    ['a least amount of nothing', { minAmount: '0' }],
    ['a preset out of limits', { minAmount: '20' }],
    ['limits that contradict each other', { amounts: '', minAmount: '20', maxAmount: '10' }],
    ['no interval', { intervals: '' }],
    ['an interval at first that is none of them', { defaultInterval: 'year' }],
    ['presets alone, and none', { amounts: '', noCustomAmount: true }],
    ['an unknown field', { fields: 'surname' }],
    ['metadata that is no object', { metadata: '[]' }],
    ['an unknown currency', { currency: 'XXX' }],
    [
      'an unknown currency, where no amount is written in it',
      { currency: 'XXX', amounts: '', minAmount: '' },
    ],
  ];
  for (const [what, attributes] of more) {
    it(`leaves ${what} to readSettings`, () => {
      expect(plainSettings(rawSettings(attributes))).to.equal(undefined);
    });
  }
});
