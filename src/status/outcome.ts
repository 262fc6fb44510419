import type { PaymentType } from '../schema/payment-type.js';

/** The result of a donation, as the donor reads it on return. */
export type Outcome =
  | 'succeeded'
  | 'pending'
  | 'failed'
  | 'attention'
  | 'ended'
  | 'unconfirmed'
  | 'not-found'
  | 'lost'
  | 'mismatch'
  | 'unavailable';

/** §3 names its values as examples, so whatever else there is is neither success nor failure. */
const outcomes: Record<PaymentType, ReadonlyMap<unknown, Outcome>> = {
  one_time: new Map<unknown, Outcome>([
    ['succeeded', 'succeeded'],
    ['pending_payment', 'pending'],
    ['failed', 'failed'],
  ]),
  subscription: new Map<unknown, Outcome>([
    ['active', 'succeeded'],
    // A subscription before its first payment: its status is not shown (§3), this one is tolerated.
    ['pending_payment', 'pending'],
    ['past_due', 'attention'],
    ['canceled', 'ended'],
  ]),
};

/** The outcome of a status as the service said it; null when it said none. */
export const outcomeOf = (type: PaymentType, status: string | null): Outcome =>
  outcomes[type].get(status) ?? 'unconfirmed';

/** Whether asking again may bring another outcome. */
export const isOpenOutcome = (outcome: Outcome): boolean =>
  outcome === 'pending' || outcome === 'unconfirmed' || outcome === 'unavailable';
