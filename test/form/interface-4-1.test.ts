import { expect } from '@open-wc/testing';
import { bodyFaults, lineItemFaults } from '../support/form/interface-4-1.js';

const reference = '0123456789abcdef0123456789abcdef';

const oneTime = () => ({
  payment_type: 'one_time',
  currency: 'GBP',
  line_items: [{ quantity: 1, amount: 2500 }],
  payer: { email: 'payer@example.org' },
  metadata: { donation_reference: reference },
});

const monthly = () => ({
  ...oneTime(),
  payment_type: 'subscription',
  subscription: { interval: 'month', interval_count: 1, name: 'Monthly donation' },
});

const whole = () => ({
  ...monthly(),
  line_items: [
    { quantity: 1, amount: 2500, project: 'Winter', intention: 'General', country_iso: 'GB' },
    { quantity: 3, amount: 1500 },
  ],
  one_time_items: [{ quantity: 1, amount: 500 }],
  payer: {
    email: 'payer@example.org',
    first_name: 'Zoë',
    last_name: 'O’Connor',
    phone: '+44 1632 960001',
    billing_address: {
      country: 'GB',
      line1: '1 Payer Street',
      line2: 'Flat 2',
      city: 'Bristol',
      state: 'Avon',
      postcode: 'BS1 4DJ',
    },
  },
  return_url: `https://charity.example/thanks?a=b&donation-reference=${reference}#c`,
  metadata: { donation_reference: reference, list: [1, { deep: '' }], none: null },
});

const item = (changes: object) => ({ ...oneTime(), line_items: [{ quantity: 1, amount: 2500, ...changes }] });
const payer = (changes: object) => ({ ...oneTime(), payer: { email: 'payer@example.org', ...changes } });
const plan = (changes: object) => ({
  ...monthly(),
  subscription: { interval: 'month', interval_count: 1, name: 'Monthly', ...changes },
});
const without = (key: string, body: object) =>
  Object.fromEntries(Object.entries(body).filter(([name]) => name !== key));

describe('bodyFaults', () => {
  for (const [name, body] of [
    ['a minimal single donation', oneTime()],
    ['a minimal subscription', monthly()],
    ['a request with every field', whole()],
  ] as const) {
    it(`accepts ${name}`, () => expect(bodyFaults(body)).to.deep.equal([]));
  }

  const broken: [why: string, body: unknown, path: string][] = [
    ['a request that is not an object', null, ''],
    ['a list', [oneTime()], ''],
    ['no payment type', without('payment_type', oneTime()), 'payment_type'],
    ['another payment type', { ...oneTime(), payment_type: 'recurring' }, 'payment_type'],
    ['no currency', without('currency', oneTime()), 'currency'],
    ['a currency in lower case', { ...oneTime(), currency: 'gbp' }, 'currency'],
    ['a currency sign', { ...oneTime(), currency: '£' }, 'currency'],
    ['no line items', without('line_items', oneTime()), 'line_items'],
    ['an empty list of line items', { ...oneTime(), line_items: [] }, 'line_items'],
    ['an object for line items', { ...oneTime(), line_items: { 0: {} } }, 'line_items'],
    ['a quantity of 0', item({ quantity: 0 }), 'line_items.0.quantity'],
    ['half a quantity', item({ quantity: 0.5 }), 'line_items.0.quantity'],
    ['a quantity as a string', item({ quantity: '1' }), 'line_items.0.quantity'],
    ['an amount of 0', item({ amount: 0 }), 'line_items.0.amount'],
    ['a negative amount', item({ amount: -1 }), 'line_items.0.amount'],
    ['an amount with decimals', item({ amount: 12.5 }), 'line_items.0.amount'],
    ['an amount that is not a number', item({ amount: NaN }), 'line_items.0.amount'],
    ['an empty project', item({ project: '' }), 'line_items.0.project'],
    ['an undefined intention', item({ intention: undefined }), 'line_items.0.intention'],
    ['a country name', item({ country_iso: 'Britain' }), 'line_items.0.country_iso'],
    ['a label', item({ label: 'Seeds' }), 'line_items.0.label'],
    ['no payer', without('payer', oneTime()), 'payer'],
    ['a payer without an email', { ...oneTime(), payer: {} }, 'payer.email'],
    ['an empty email', payer({ email: '' }), 'payer.email'],
    ['a blank first name', payer({ first_name: ' ' }), 'payer.first_name'],
    ['a title', payer({ title: 'Dr' }), 'payer.title'],
    ['an address without a country', payer({ billing_address: {} }), 'payer.billing_address.country'],
    ['UK as a country code', payer({ billing_address: { country: 'UK' } }), 'payer.billing_address.country'],
    [
      'an empty address line',
      payer({ billing_address: { country: 'GB', line2: '' } }),
      'payer.billing_address.line2',
    ],
    [
      'an http return address',
      { ...oneTime(), return_url: whole().return_url.replace('https', 'http') },
      'return_url',
    ],
    [
      'a return address with a password',
      { ...oneTime(), return_url: whole().return_url.replace('//', '//a:b@') },
      'return_url',
    ],
    [
      'a return address without the reference',
      { ...oneTime(), return_url: 'https://charity.example/' },
      'return_url',
    ],
    [
      'a return address with another reference',
      { ...oneTime(), return_url: whole().return_url.replace('0123', '3210') },
      'return_url',
    ],
    ['no reference', { ...oneTime(), metadata: {} }, 'metadata.donation_reference'],
    [
      'metadata that is not JSON',
      { ...oneTime(), metadata: { ...oneTime().metadata, list: [1n] } },
      'metadata.list.0',
    ],
    ['a subscription in a single donation', { ...monthly(), payment_type: 'one_time' }, 'subscription'],
    ['one-time items in a single donation', { ...oneTime(), one_time_items: [] }, 'one_time_items'],
    ['an empty subscription', { ...oneTime(), payment_type: 'subscription' }, 'subscription'],
    ['a quarter as interval', plan({ interval: 'quarter' }), 'subscription.interval'],
    ['a count of 0', plan({ interval_count: 0 }), 'subscription.interval_count'],
    ['a subscription without a name', plan({ name: '' }), 'subscription.name'],
    ['a one-time item that is a string', { ...monthly(), one_time_items: ['x'] }, 'one_time_items.0'],
    ['a tip', { ...oneTime(), tip: 100 }, 'tip'],
    ['a __proto__ key', JSON.parse(`{"__proto__":1,${JSON.stringify(oneTime()).slice(1)}`), '__proto__'],
  ];
  for (const [why, body, path] of broken) {
    it(`reports ${path || 'the body'} for ${why}`, () => {
      expect(bodyFaults(body).map((fault) => fault.path)).to.deep.equal([path]);
    });
  }
});

describe('lineItemFaults', () => {
  it('reports a field that §2.4 does not list', () => {
    expect(lineItemFaults({ quantity: 1, amount: 500, project: 'Winter' })).to.deep.equal([]);
    expect(lineItemFaults({ amount: 500, type: 'one_time' }).map(({ path }) => path)).to.deep.equal([
      'quantity',
      'type',
    ]);
  });
});
