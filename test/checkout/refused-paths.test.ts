import { expect } from '@open-wc/testing';
import { refusedPaths } from '../../src/checkout/refused-paths.js';
import { fieldsAt } from '../../src/questions/states.js';
import type { CheckoutRequest } from '../../src/schema/checkout.js';
import edge from '../fixtures/edge-inputs.json' with { type: 'json' };
import { payer } from '../fixtures/payer.js';
import { formOf } from '../support/questions/forms.js';

const request: CheckoutRequest = {
  payment_type: 'subscription',
  currency: 'GBP',
  line_items: [{ quantity: 1, amount: 2500 }],
  payer,
  subscription: { interval: 'month', interval_count: 1, name: 'Monthly donation' },
  metadata: { campaign: 'winter' },
};

const least: CheckoutRequest = {
  payment_type: 'one_time',
  currency: 'GBP',
  line_items: [{ quantity: 1, amount: 2500 }],
  payer: { email: 'payer@example.org' },
};

const bodyOf = (raw: string): unknown => {
  try {
    return JSON.parse(raw);
  } catch {
    return raw;
  }
};

const paths: [path: string, field: string][] = [
  ['payer.email', 'email'],
  ['payer.first_name', 'first_name'],
  ['payer.last_name', 'last_name'],
  ['payer.phone', 'phone'],
  ['payer.billing_address.country', 'country'],
  ['payer.billing_address.city', 'city'],
  ['payer.billing_address.line1', 'line1'],
  ['payer.billing_address.line2', 'line2'],
  ['payer.billing_address.postcode', 'postcode'],
  ['payer.billing_address.state', 'state'],
  ['line_items.0.amount', 'amount'],
  ['subscription.interval', 'interval'],
];

/** Ways in which a service can name a path. */
const shapes: Record<string, (path: string) => unknown> = {
  'error.param': (path) => ({ error: { param: path } }),
  'issues, paths as lists': (path) => ({ issues: [{ path: path.split('.'), message: 'x' }] }),
  'error.issues, indices as numbers': (path) => ({
    error: { issues: [{ path: path.split('.').map((key) => (key === '0' ? 0 : key)) }] },
  }),
  'errors, paths as strings': (path) => ({ errors: [{ path }] }),
  'errors, JSON pointers': (path) => ({ errors: [{ source: { pointer: `/${path.replaceAll('.', '/')}` } }] }),
  'errors by path': (path) => ({ message: 'x', errors: { [path]: ['bad'] } }),
};

const whole = formOf({ fields: 'name phone address', intervals: 'month' });
const refusedFields = (body: unknown, sent: CheckoutRequest = request) =>
  fieldsAt(refusedPaths(body, sent), whole);

describe('refusedPaths', () => {
  for (const { name, raw, expect: wanted } of edge.error_response.filter(({ expect }) => expect.fields)) {
    it(`returns ${wanted.fields?.join() || 'nothing'} for ${name}`, () => {
      const fields = wanted.fields?.map((path) => paths.find(([one]) => one === path)?.[1]);
      expect(refusedFields(bodyOf(raw))).to.deep.equal(fields);
    });
  }

  for (const [shape, body] of Object.entries(shapes)) {
    it(`reads ${shape}`, () => {
      for (const [path] of paths) expect(refusedPaths(body(path), request), path).to.deep.equal([path]);
    });

    it(`ignores a path of ${shape} that was not in the request`, () => {
      for (const path of [
        'payer.phone',
        'payer.billing_address',
        'payer.billing_address.city',
        'subscription.interval',
        'line_items.1.amount',
        'line_items.length',
        '',
        '.',
        'payer.email.x',
        'email',
        'payer.email ',
        'payer.__proto__',
        '__proto__',
        'constructor.name',
        'payer.constructor',
      ]) {
        expect(refusedFields(body(path), least), path).to.deep.equal([]);
      }
    });

    it(`ignores a path of ${shape} that has no field`, () => {
      for (const path of ['line_items', 'payer', 'currency', 'metadata.campaign', 'subscription.name'])
        expect(refusedFields(body(path)), path).to.deep.equal([]);
    });
  }

  it('returns each path once, in the order of the answer', () => {
    const body = {
      error: { param: 'payer.phone' },
      errors: [{ path: ['payer', 'email'] }, { path: ['payer', 'phone'] }, { path: 'payer.email' }],
    };
    expect(refusedPaths(body, request)).to.deep.equal(['payer.phone', 'payer.email']);
    expect(refusedFields(body)).to.deep.equal(['phone', 'email']);
  });

  for (const body of [
    null,
    undefined,
    '',
    'payer.email',
    3,
    true,
    [],
    ['payer.email'],
    {},
    { error: null },
    { error: 'payer.email' },
    { error: { param: null } },
    { errors: null },
    { errors: [null, 3, 'payer.email', { path: null }, { source: null }, { path: [{}] }] },
    { issues: 'payer.email' },
    { issues: { path: ['payer', 'email'] } },
    { param: 'payer.email' },
    JSON.parse('{"__proto__":{"error":{"param":"payer.email"}}}') as unknown,
  ]) {
    it(`returns nothing for ${JSON.stringify(body)}`, () => {
      expect(refusedPaths(body, request)).to.deep.equal([]);
    });
  }
});

describe('fieldsAt', () => {
  for (const [path, field] of paths) {
    it(`returns ${field} for ${path}`, () => expect(fieldsAt([path], whole)).to.deep.equal([field]));
  }

  it('ignores fields that the page does not ask for', () => {
    expect(fieldsAt(['payer.billing_address.city'], formOf({ fields: '' }))).to.deep.equal([]);
  });
});
