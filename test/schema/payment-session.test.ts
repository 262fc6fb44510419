import { expect } from '@open-wc/testing';
import { paymentSessionSchema } from '../../src/schema/payment-session.js';
import { patched } from '../fixtures/patch.js';
import wire from '../fixtures/payment-session.json' with { type: 'json' };
import {
  itDropsUnknownKeysAt,
  itToleratesFaultsOf,
  sharedFields,
  sharedPlaces,
} from '../support/schema/tolerance.js';

describe('paymentSessionSchema', () => {
  // The line items of §2.1 have no type.
  const wanted = patched(wire, { 'line_items/0/type': null });

  it('reads every field of §2.1', () => {
    expect(paymentSessionSchema.parse(wire)).to.deep.equal(wanted);
  });

  itToleratesFaultsOf(
    {
      ...sharedFields,
      provider: 'text',
      one_time_items: 'list',
      subscription: 'object',
      'subscription/name': 'text',
      'subscription/interval': 'text',
      'subscription/interval_count': 'count',
      expires_at: 'text',
    },
    paymentSessionSchema,
    wire,
    wanted,
  );

  itDropsUnknownKeysAt([...sharedPlaces, 'subscription'], paymentSessionSchema, wire, wanted);

  it('reads an empty object as null values and empty lists', () => {
    expect(paymentSessionSchema.parse({})).to.deep.equal({
      id: null,
      slug: null,
      status: null,
      amount: null,
      currency: null,
      tip: null,
      provider: null,
      payer: null,
      line_items: [],
      one_time_items: [],
      subscription: null,
      metadata: null,
      return_url: null,
      charity: null,
      created_at: null,
      updated_at: null,
      expires_at: null,
    });
  });

  it('keeps an empty state in an address (§2.3) and an amount of 0', () => {
    const read = paymentSessionSchema.parse(patched(wire, { 'payer/billing_address/state': '', tip: 0 }));
    expect(read.payer?.billing_address?.state).to.equal('');
    expect(read.tip).to.equal(0);
  });

  it('accepts any status, interval and provider, because the interface lists no complete set (§2.1, §3)', () => {
    const changes = { status: 'on_hold', provider: 'provider_c', 'subscription/interval': 'fortnight' };
    expect(paymentSessionSchema.parse(patched(wire, changes))).to.deep.equal(patched(wanted, changes));
  });

  it('drops entries that are not line items', () => {
    const items = [null, 3, 'x', [], { amount: 5, total: 5, quantity: 1 }];
    const read = paymentSessionSchema.parse(patched(wire, { line_items: items, one_time_items: items }));
    const blank = { id: null, type: null, currency: null, country_iso: null, intention: null, project: null };
    expect(read.line_items).to.deep.equal([{ ...blank, amount: 5, total: 5, quantity: 1 }]);
    expect(read.one_time_items).to.deep.equal([{ ...blank, amount: 5, total: 5, quantity: 1 }]);
  });

  for (const body of [null, [], 'text', 3, true, undefined]) {
    it(`rejects ${JSON.stringify(body)}`, () => {
      expect(paymentSessionSchema.safeParse(body).success).to.be.false;
    });
  }
});
