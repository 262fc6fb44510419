import { totalAmount } from './amounts.js';
import { periodAt } from './billing-period.js';
import type { SandboxContext } from './context.js';
import { changeOnce, declined, paid } from './settlement.js';
import type { Checkout, SubscriptionCheckout } from './store.js';

/** The subscription once the period that is paid has ended; how it renews is not shown (§3). */
const afterPeriod = (subscription: SubscriptionCheckout, end: Date, chargeId: string): Checkout => {
  const change = { updatedAt: end };
  if (subscription.cancelAtPeriodEnd) {
    return { ...subscription, ...change, status: 'canceled', confirmation: null };
  }
  const { charges, interval, intervalCount } = subscription;
  // Anchored to the first payment, so that a 31st comes back after February.
  const currentPeriod = periodAt(end, charges[0]?.createdAt ?? end, interval, intervalCount);
  if (subscription.nextRenewalFails) {
    return { ...subscription, ...change, status: 'past_due', currentPeriod, nextRenewalFails: false };
  }
  const charge = { id: chargeId, amount: totalAmount(subscription), createdAt: end };
  return { ...subscription, ...change, currentPeriod, charges: [...charges, charge] };
};

type Step = { at: Date; take: (chargeId: string) => Checkout };

const stepsOf = (checkout: Checkout): Step[] => {
  const steps: Step[] = [];
  if (checkout.confirmation) {
    const { dueAt: at, outcome } = checkout.confirmation;
    steps.push({ at, take: (id) => (outcome === 'paid' ? paid(checkout, at, id) : declined(checkout, at)) });
  }
  if (checkout.type === 'subscription' && checkout.currentPeriod) {
    const { end: at } = checkout.currentPeriod;
    // One that is late is not billed again until it is paid; its end, if it was asked for, comes all the same.
    const ends = checkout.status === 'past_due' && checkout.cancelAtPeriodEnd;
    if (checkout.status === 'active' || ends) {
      steps.push({ at, take: (id) => afterPeriod(checkout, at, id) });
    }
  }
  return steps.sort((one, other) => one.at.getTime() - other.at.getTime());
};

/** The checkout after all that time has brought it until now: the same object when that is nothing. */
export const upToDate = (checkout: Checkout, now: Date, newChargeId: () => string): Checkout => {
  let current = checkout;
  for (;;) {
    const [next] = stepsOf(current);
    if (!next || next.at > now) return current;
    current = next.take(newChargeId());
  }
};

/** Finds a checkout as it is now: what has fallen due since it was last asked for is written first. */
export const findUpToDate = async ({ store, now, random }: SandboxContext, slug: string) => {
  const moment = await now();
  return changeOnce(store, slug, (checkout) => upToDate(checkout, moment, random.uuid));
};
