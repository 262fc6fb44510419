import { expect } from '@open-wc/testing';
import { checkoutRequestSchema } from '../../src/schema/checkout.js';
import { patched } from '../fixtures/patch.js';
import { payer } from '../fixtures/payer.js';

const oneTime = {
  payment_type: 'one_time',
  currency: 'GBP',
  line_items: [
    { quantity: 1, amount: 2500, country_iso: 'GB', intention: 'general', project: 'Winter' },
    { quantity: 2, amount: 500 },
  ],
  payer,
  return_url: 'https://charity.example/thanks?x=1',
  metadata: { campaign: 'winter', nested: { list: [1, true, null] } },
};

const recurring = {
  ...oneTime,
  payment_type: 'subscription',
  subscription: { interval: 'month', interval_count: 3, name: 'Quarterly donation' },
  one_time_items: [{ quantity: 1, amount: 1000, anything: { at: 'all' } }],
};

/** The errors of a request, each as its path and code. */
const errorsOf = (request: unknown, paymentType: string): string[] => {
  const { error } = checkoutRequestSchema(paymentType).safeParse(request);
  return error?.issues.map(({ path, code }) => `${path.join('/')} ${code}`) ?? [];
};

/** Invalid values for each path. Each gives an error at that path and no other. */
const refusedValues: [path: string, values: unknown[]][] = [
  ['currency', [undefined, null, '', 'gbp', 'GB', 'GBPX', 826, 'G1P']],
  ['line_items', [undefined, null, [], {}, 'x']],
  ['line_items/0', [null, 'x', []]],
  ['line_items/0/quantity', [undefined, null, 0, -1, 1.5, '1']],
  ['line_items/0/amount', [undefined, null, 0, -5, 25.5, '2500', 2 ** 53]],
  ['line_items/1/quantity', [0]],
  ['line_items/0/country_iso', [null, '', 'gb', 'GBR', 44]],
  ['line_items/0/intention', [null, '', 3]],
  ['line_items/0/project', [null, '', 3]],
  ['payer', [undefined, null, 'payer@example.org', []]],
  ['payer/email', [undefined, null, '', 'payer', 'payer@example', '@example.org', 'a b@example.org', 3]],
  ['payer/email', ['payer@example.org, other@example.org', 'payer@example.org@example.org']],
  ['payer/first_name', [null, '', 3]],
  ['payer/last_name', [null, '', 3]],
  ['payer/phone', [null, '', 441632960001]],
  ['payer/billing_address', [null, 'x', []]],
  ['payer/billing_address/country', [undefined, null, '', 'gb', 'GBR', 'United Kingdom']],
  ['payer/billing_address/city', [null, '', 3]],
  ['payer/billing_address/line1', [null, '', 3]],
  ['payer/billing_address/line2', [null, '', 3]],
  ['payer/billing_address/postcode', [null, '', 3]],
  ['payer/billing_address/state', [null, '', 3]],
  [
    'return_url',
    [
      null,
      '',
      'http://charity.example/',
      'http://localhost/',
      '/thanks',
      '//charity.example',
      'javascript:alert(1)',
      'https://',
      'https:charity.example',
      ' https://charity.example',
    ],
  ],
  ['metadata', [null, 'x', 3, []]],
];

const refusedValuesOfSubscriptions: [path: string, values: unknown[]][] = [
  ['subscription', [undefined, null, 'month', []]],
  ['subscription/interval', [undefined, null, '', 'quarter', 'months', 'Month', 'once']],
  ['subscription/interval_count', [undefined, null, 0, -1, 1.5, '1']],
  ['subscription/name', [undefined, null, '', 3]],
  ['one_time_items', [null, {}, 'x']],
  ['one_time_items/0', [null, 3, 'x', []]],
];

const foreignKeys = [
  'new_field',
  'tip',
  'line_items/0/id',
  'line_items/0/type',
  'line_items/0/total',
  'line_items/0/currency',
  'payer/id',
  'payer/name',
  'payer/billing_address/zip',
];

describe('checkoutRequestSchema', () => {
  for (const [type, request] of Object.entries({ one_time: oneTime, subscription: recurring })) {
    describe(type, () => {
      it('accepts a request with every field of §4.1 unchanged', () => {
        expect(checkoutRequestSchema(type).parse(request)).to.deep.equal(request);
      });

      it('accepts a request without optional fields', () => {
        const least = patched(request, {
          return_url: undefined,
          metadata: undefined,
          one_time_items: undefined,
          line_items: [{ quantity: 1, amount: 1 }],
          payer: { email: 'payer@example.org' },
        });
        expect(checkoutRequestSchema(type).parse(least)).to.deep.equal(least);
      });

      const all = type === 'one_time' ? refusedValues : [...refusedValues, ...refusedValuesOfSubscriptions];
      for (const [path, values] of all) {
        for (const value of values) {
          it(`rejects ${JSON.stringify(value) ?? 'no value'} at ${path}`, () => {
            const paths = errorsOf(patched(request, { [path]: value }), type).map((one) => one.split(' ')[0]);
            expect([...new Set(paths)]).to.deep.equal([path]);
          });
        }
      }

      for (const path of [...foreignKeys, ...(type === 'subscription' ? ['subscription/amount'] : [])]) {
        it(`rejects the key ${path}`, () => {
          const place = path.split('/').slice(0, -1).join('/');
          expect(errorsOf(patched(request, { [path]: 'x' }), type)).to.deep.equal([
            `${place} unrecognized_keys`,
          ]);
        });
      }
    });
  }

  it('requires only the country of an address (§8.4)', () => {
    const payer = { email: 'a@b.example', billing_address: { country: 'GB' } };
    expect(errorsOf({ ...oneTime, payer }, 'one_time')).to.deep.equal([]);
  });

  for (const [key, value] of [
    ['subscription', recurring.subscription],
    ['one_time_items', recurring.one_time_items],
  ] as const) {
    it(`rejects ${key} in a one-time checkout (§4.1)`, () => {
      expect(errorsOf({ ...oneTime, [key]: value }, 'one_time')).to.deep.equal([' unrecognized_keys']);
    });
  }

  for (const type of [undefined, null, '', 'donation', 'constructor', 'One_time']) {
    it(`rejects ${JSON.stringify(type) ?? 'no value'} as payment_type`, () => {
      const request = patched(oneTime, { payment_type: type });
      expect(errorsOf(request, type as string)).to.deep.equal(['payment_type invalid_value']);
    });
  }

  it('rejects a payment_type that differs from the schema', () => {
    expect(errorsOf(oneTime, 'subscription')).to.include('payment_type invalid_value');
  });

  for (const url of [
    'HTTPS://charity.example/',
    'https://charity.example:8443/a?b=c#d',
    'https://localhost',
  ]) {
    it(`accepts ${url} as return_url`, () => {
      expect(errorsOf({ ...oneTime, return_url: url }, 'one_time')).to.deep.equal([]);
    });
  }

  for (const interval of ['day', 'week', 'month', 'year']) {
    it(`accepts ${interval} as interval`, () => {
      const subscription = { ...recurring.subscription, interval };
      expect(errorsOf({ ...recurring, subscription }, 'subscription')).to.deep.equal([]);
    });
  }

  for (const body of [null, [], 'x', 3]) {
    it(`rejects ${JSON.stringify(body)} as a request`, () => {
      expect(errorsOf(body, 'one_time')).to.deep.equal([' invalid_type']);
    });
  }
});
