import type { PaymentType } from './payment-type.js';

/** The result of a donation that the donor reads on return. */
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

/** §3 gives its values as examples, so any other value is neither success nor failure. */
const outcomes: Record<PaymentType, ReadonlyMap<unknown, Outcome>> = {
  one_time: new Map<unknown, Outcome>([
    ['succeeded', 'succeeded'],
    ['pending_payment', 'pending'],
    ['failed', 'failed'],
  ]),
  subscription: new Map<unknown, Outcome>([
    ['active', 'succeeded'],
    // The interface doesn't show a subscription's status before its first payment (§3), so this one is accepted.
    ['pending_payment', 'pending'],
    ['past_due', 'attention'],
    ['canceled', 'ended'],
  ]),
};

/** The outcome of a status that the service sent; null if it sent none. */
export const outcomeOf = (type: PaymentType, status: string | null): Outcome =>
  outcomes[type].get(status) ?? 'unconfirmed';

/** The slot and the state that a page has for an outcome. Null for outcomes that have none. */
export const slotOf = (outcome: Outcome | null): 'succeeded' | 'pending' | 'failed' | null => {
  if (outcome === 'succeeded' || outcome === 'failed') return outcome;
  return outcome === 'pending' || outcome === 'unconfirmed' ? 'pending' : null;
};

/** Whether reading again can give a different outcome. */
export const isOpenOutcome = (outcome: Outcome): boolean =>
  outcome === 'pending' || outcome === 'unconfirmed' || outcome === 'unavailable';

/** Whether the donor has made this donation: its choices are not for the next one. */
export const isGiven = (outcome: Outcome): boolean =>
  outcome === 'succeeded' || outcome === 'attention' || outcome === 'ended';
