import { runInNewContext } from 'node:vm';
import { expect } from '@open-wc/testing';
import * as z from 'zod/mini';
import { checkoutRequestSchema } from '../../src/schema/checkout.js';
import { paymentSessionSchema } from '../../src/schema/payment-session.js';
import { patched } from '../fixtures/patch.js';

const request = {
  payment_type: 'subscription',
  currency: 'GBP',
  line_items: [{ quantity: 1, amount: 2500, country_iso: 'GB', intention: 'general' }],
  payer: { email: 'payer@example.org', first_name: 'Zoë' },
  return_url: 'https://charity.example/thanks',
  metadata: { campaign: 'winter' },
  subscription: { interval: 'month', interval_count: 1, name: 'Monthly donation' },
  one_time_items: [{ anything: true }],
};

const issuesOf = (changed: unknown) => checkoutRequestSchema('subscription').safeParse(changed).error?.issues;

const codes: [path: string, value: unknown, code: string][] = [
  ['currency', 826, 'invalid_type'],
  ['currency', 'gbp', 'invalid_format'],
  ['line_items', 'x', 'invalid_type'],
  ['line_items', [], 'too_small'],
  ['line_items/0/quantity', '1', 'invalid_type'],
  ['line_items/0/quantity', 1.5, 'invalid_type'],
  ['line_items/0/quantity', Infinity, 'invalid_type'],
  ['line_items/0/quantity', 0, 'too_small'],
  ['line_items/0/amount', -(2 ** 53), 'too_small'],
  ['line_items/0/amount', 2 ** 53, 'too_big'],
  ['line_items/0/country_iso', 'GBR', 'invalid_format'],
  ['line_items/0/intention', '', 'too_small'],
  ['line_items/0/intention', 3, 'invalid_type'],
  ['payer/email', 'payer', 'invalid_format'],
  ['payer/first_name', '', 'too_small'],
  ['return_url', 3, 'invalid_type'],
  ['return_url', 'http://charity.example/', 'custom'],
  ['metadata', [], 'invalid_type'],
  ['metadata', null, 'invalid_type'],
  ['subscription/interval', 'quarter', 'invalid_value'],
  ['subscription/interval_count', 0, 'too_small'],
  ['subscription/name', undefined, 'invalid_type'],
  ['one_time_items/0', 'x', 'invalid_type'],
];

describe('An error in a request', () => {
  for (const [path, value, code] of codes) {
    it(`has the code ${code} for ${String(JSON.stringify(value) ?? value)} at ${path}`, () => {
      expect(
        new Set(issuesOf(patched(request, { [path]: value }))?.map((issue) => issue.code)),
      ).to.deep.equal(new Set([code]));
    });
  }

  it('never has an empty message, even if the page has configured a Zod locale', () => {
    const before = z.config().localeError;
    try {
      z.config(z.locales.en());
      for (const [path, value] of codes) {
        for (const issue of issuesOf(patched(request, { [path]: value })) ?? []) {
          expect(issue.message).to.not.equal('');
        }
      }
    } finally {
      z.config({ localeError: before });
    }
  });
});

describe('metadata', () => {
  class Campaign {
    name = 'winter';
  }

  for (const [what, metadata] of [
    ['an instance of a class', new Campaign()],
    ['a date', new Date(0)],
    ['a map', new Map([['campaign', 'winter']])],
    ['a function', () => ({})],
    ['an object with a symbol for a key', { [Symbol('campaign')]: 'winter' }],
  ] as const) {
    it(`cannot be ${what}`, () => {
      expect(issuesOf({ ...request, metadata })).to.have.length(1);
    });
  }

  for (const [what, metadata] of [
    ['without a prototype', Object.assign(Object.create(null) as object, { campaign: 'winter' })],
    ['with keys that objects have anyway', { constructor: 'a', hasOwnProperty: 1, toString: null }],
    ['from another realm', runInNewContext("({ campaign: 'winter' })") as Record<string, unknown>],
    ['with no keys', {}],
  ] as const) {
    it(`can be an object ${what}`, () => {
      const { data } = checkoutRequestSchema('subscription').safeParse({ ...request, metadata });
      expect(data?.metadata).to.deep.equal({ ...metadata });
    });
  }

  it('drops a __proto__ key, in a request and in an answer', () => {
    const metadata: unknown = JSON.parse('{"__proto__": {"polluted": true}, "campaign": "winter"}');
    const sent = checkoutRequestSchema('subscription').parse({ ...request, metadata }).metadata ?? {};
    const read = paymentSessionSchema.parse({ metadata }).metadata ?? {};
    for (const copy of [sent, read]) {
      expect(Object.keys(copy)).to.deep.equal(['campaign']);
      expect(Object.getPrototypeOf(copy)).to.equal(Object.prototype);
    }
  });
});
