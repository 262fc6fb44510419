import { expect } from '@open-wc/testing';
import { subscriptionSchema } from '../../src/schema/subscription.js';
import { patched } from '../fixtures/patch.js';
import wire from '../fixtures/subscription.json' with { type: 'json' };
import {
  itDropsUnknownKeysAt,
  itToleratesFaultsOf,
  sharedFields,
  sharedPlaces,
} from '../support/schema/tolerance.js';

describe('subscriptionSchema', () => {
  it('reads every field of §2.2', () => {
    expect(subscriptionSchema.parse(wire)).to.deep.equal(wire);
  });

  itToleratesFaultsOf(
    {
      ...sharedFields,
      interval: 'text',
      interval_count: 'count',
      cancel_at_period_end: 'boolean',
      current_period_start: 'text',
      current_period_end: 'text',
      'line_items/1/type': 'text',
    },
    subscriptionSchema,
    wire,
    wire,
  );

  itDropsUnknownKeysAt([...sharedPlaces, 'line_items/1'], subscriptionSchema, wire, wire);

  it('reads an empty object as null values and empty lists', () => {
    expect(subscriptionSchema.parse({})).to.deep.equal({
      id: null,
      slug: null,
      status: null,
      amount: null,
      currency: null,
      tip: null,
      interval: null,
      interval_count: null,
      cancel_at_period_end: null,
      current_period_start: null,
      current_period_end: null,
      charity: null,
      metadata: null,
      payer: null,
      line_items: [],
      return_url: null,
      created_at: null,
      updated_at: null,
    });
  });

  it('keeps false, and does not read it as null', () => {
    const read = subscriptionSchema.parse(patched(wire, { cancel_at_period_end: false }));
    expect(read.cancel_at_period_end).to.be.false;
  });

  for (const body of [null, [], 'text', 3, true, undefined]) {
    it(`rejects ${JSON.stringify(body)}`, () => {
      expect(subscriptionSchema.safeParse(body).success).to.be.false;
    });
  }
});
