import { expect } from '@open-wc/testing';
import { isOpenOutcome, outcomeOf, type Outcome } from '../../src/schema/outcome.js';
import type { PaymentType } from '../../src/schema/payment-type.js';

const table: [type: PaymentType, status: string | null, outcome: Outcome][] = [
  ['one_time', 'succeeded', 'succeeded'],
  ['one_time', 'pending_payment', 'pending'],
  ['one_time', 'failed', 'failed'],
  ['subscription', 'active', 'succeeded'],
  ['subscription', 'past_due', 'attention'],
  ['subscription', 'canceled', 'ended'],
  ['subscription', 'pending_payment', 'pending'],
  // A status of one type is not valid for the other.
  ['one_time', 'active', 'unconfirmed'],
  ['one_time', 'past_due', 'unconfirmed'],
  ['one_time', 'canceled', 'unconfirmed'],
  ['subscription', 'succeeded', 'unconfirmed'],
  ['subscription', 'failed', 'unconfirmed'],
];

const strange = [
  null,
  '',
  'processing',
  'on_hold',
  'incomplete',
  'SUCCEEDED',
  'Active',
  ' succeeded',
  'succeeded\u0000',
  '<b>succeeded</b>',
  'constructor',
  '__proto__',
  'toString',
  'hasOwnProperty',
  'cancelled',
  'trialing',
];

describe('outcomeOf', () => {
  for (const [type, status, outcome] of table) {
    it(`reads a ${type} that is ${status} as ${outcome}`, () => {
      expect(outcomeOf(type, status)).to.equal(outcome);
    });
  }

  for (const status of strange) {
    it(`treats ${JSON.stringify(status)} as neither success nor failure`, () => {
      expect(outcomeOf('one_time', status)).to.equal('unconfirmed');
      expect(outcomeOf('subscription', status)).to.equal('unconfirmed');
    });
  }
});

describe('isOpenOutcome', () => {
  for (const outcome of ['pending', 'unconfirmed', 'unavailable'] as const) {
    it(`returns true for ${outcome}`, () => expect(isOpenOutcome(outcome)).to.be.true);
  }
  for (const outcome of [
    'succeeded',
    'failed',
    'attention',
    'ended',
    'not-found',
    'lost',
    'mismatch',
  ] as const) {
    it(`returns false for ${outcome}`, () => expect(isOpenOutcome(outcome)).to.be.false);
  }
});
