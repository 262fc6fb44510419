import { totalAmount } from './amounts.js';
import { periodAt } from './billing-period.js';
import type { SandboxContext } from './context.js';
import { changeOnce, declined, paid } from './settlement.js';
import type { Charge, Checkout, SubscriptionCheckout } from './store.js';

const later = (one: Date, other: Date) => (one > other ? one : other);

/** The subscription after its cancellation. A past-due one can be cancelled after its period has ended. */
const ended = (subscription: SubscriptionCheckout, end: Date): Checkout => ({
  ...subscription,
  status: 'canceled',
  confirmation: null,
  updatedAt: later(end, subscription.updatedAt),
});

/**
 * The subscription after all periods that are over. The interface doesn't show how it renews (§3). The charges are
 * collected in one list first, because a daily donation has hundreds a year.
 */
const renewed = (
  subscription: SubscriptionCheckout,
  first: Date,
  now: Date,
  newChargeId: () => string,
): Checkout => {
  const { interval, intervalCount } = subscription;
  const amount = totalAmount(subscription);
  // Periods count from the first payment, so that a 31st comes back after February.
  const anchor = subscription.charges[0]?.createdAt ?? first;
  const charges: Charge[] = [];
  let updatedAt = first;
  let currentPeriod = periodAt(first, anchor, interval, intervalCount);
  for (;;) {
    charges.push({ id: newChargeId(), amount, createdAt: updatedAt });
    if (currentPeriod.end > now) break;
    updatedAt = currentPeriod.end;
    currentPeriod = periodAt(updatedAt, anchor, interval, intervalCount);
  }
  return { ...subscription, updatedAt, currentPeriod, charges: [...subscription.charges, ...charges] };
};

const lapsed = (subscription: SubscriptionCheckout, end: Date): Checkout => {
  const { charges, interval, intervalCount } = subscription;
  const currentPeriod = periodAt(end, charges[0]?.createdAt ?? end, interval, intervalCount);
  return { ...subscription, updatedAt: end, status: 'past_due', currentPeriod, nextRenewalFails: false };
};

type Step = { at: Date; take: (now: Date, newChargeId: () => string) => Checkout };

const confirmationOf = (checkout: Checkout): Step | undefined => {
  if (!checkout.confirmation) return undefined;
  const { dueAt: at, outcome } = checkout.confirmation;
  return {
    at,
    take: (_now, newChargeId) =>
      outcome === 'paid' ? paid(checkout, at, newChargeId()) : declined(checkout, at),
  };
};

const endOfPeriodOf = (checkout: Checkout): Step | undefined => {
  if (checkout.type !== 'subscription' || !checkout.currentPeriod) return undefined;
  const { status, cancelAtPeriodEnd, nextRenewalFails, currentPeriod } = checkout;
  const { end: at } = currentPeriod;
  // A past-due subscription isn't billed again until it's paid, but it still ends if it was cancelled.
  if (cancelAtPeriodEnd && (status === 'active' || status === 'past_due')) {
    return { at, take: () => ended(checkout, at) };
  }
  if (status !== 'active') return undefined;
  if (nextRenewalFails) return { at, take: () => lapsed(checkout, at) };
  return { at, take: (now, newChargeId) => renewed(checkout, at, now, newChargeId) };
};

/**
 * The next step of a checkout. A payment that is being confirmed is settled before the subscription ends, or it
 * would be lost.
 */
const nextStepOf = (checkout: Checkout): Step | undefined =>
  confirmationOf(checkout) ?? endOfPeriodOf(checkout);

/** The checkout after all steps that are due by now. Returns the same object if there are none. */
export const upToDate = (checkout: Checkout, now: Date, newChargeId: () => string): Checkout => {
  let current = checkout;
  for (;;) {
    const next = nextStepOf(current);
    if (!next || next.at > now) return current;
    current = next.take(now, newChargeId);
  }
};

/** Finds a checkout. Writes the steps that have become due since it was last read. */
export const findUpToDate = async ({ store, now, random }: SandboxContext, slug: string) => {
  const moment = await now();
  return changeOnce(store, slug, (checkout) => upToDate(checkout, moment, random.uuid));
};
