import { amountDue } from './amounts.js';
import { periodAt } from './billing-period.js';
import type { Charge, Checkout, Confirmation, Store } from './store.js';

// The interface doesn't show how a status changes (§3). Here: pending_payment → succeeded | failed, failed →
// succeeded; pending_payment → active | past_due, past_due → active. A paid session stays paid.

type Status = Checkout['status'];

/** For each status, whether nothing is left to pay because the checkout is paid or has ended. */
const leavesNothingToPay = {
  pending_payment: false,
  succeeded: true,
  failed: false,
  active: true,
  past_due: false,
  canceled: true,
} as const satisfies Record<Status, boolean>;

export type SettledStatus = {
  [One in Status]: (typeof leavesNothingToPay)[One] extends true ? One : never;
}[Status];

/** A checkout that is paid or has ended. */
export type SettledCheckout = Checkout & { status: SettledStatus };

export const isSettled = (checkout: Checkout): checkout is SettledCheckout =>
  leavesNothingToPay[checkout.status];

/** A session that reached its `expires_at` unpaid. The interface doesn't show its status, so it stays the same. */
export const isExpired = (checkout: Checkout, now: Date) =>
  checkout.type === 'one_time' &&
  checkout.expiresAt !== null &&
  checkout.expiresAt <= now &&
  checkout.confirmation === null &&
  !isSettled(checkout);

export const isPayable = (checkout: Checkout, now: Date) =>
  !isSettled(checkout) && checkout.confirmation === null && !isExpired(checkout, now);

/** Whether a first payment was taken. After that, the tip no longer changes. */
export const hasBeenPaid = ({ charges }: Checkout) => charges.length > 0;

/** The checkout after a payment is confirmed. */
export const paid = (checkout: Checkout, at: Date, chargeId: string): Checkout => {
  const charge: Charge = { id: chargeId, amount: amountDue(checkout), createdAt: at };
  const change = { charges: [...checkout.charges, charge], confirmation: null, updatedAt: at };
  if (checkout.type === 'one_time') return { ...checkout, ...change, status: 'succeeded' };
  const firstPaidAt = checkout.charges[0]?.createdAt ?? at;
  const currentPeriod = periodAt(at, firstPaidAt, checkout.interval, checkout.intervalCount);
  return { ...checkout, ...change, status: 'active', currentPeriod };
};

/** The checkout after a payment is declined. It can still be paid from the same page. */
export const declined = (checkout: Checkout, at: Date): Checkout => {
  const tip = hasBeenPaid(checkout) ? checkout.tip : 0;
  const change = { tip, confirmation: null, updatedAt: at };
  return checkout.type === 'one_time'
    ? { ...checkout, ...change, status: 'failed' }
    : { ...checkout, ...change, status: 'past_due' };
};

/** The payer's choices on the payment page. `delay` is in milliseconds. */
type Payment = { outcome: Confirmation['outcome']; tip: number; delay: number };

const awaiting = (checkout: Checkout, confirmation: Confirmation, now: Date): Checkout => {
  const change = { confirmation, updatedAt: now };
  // A past-due renewal stays past due until the payment is confirmed.
  return checkout.type === 'subscription' && hasBeenPaid(checkout)
    ? { ...checkout, ...change }
    : { ...checkout, ...change, status: 'pending_payment' };
};

/** The checkout after its payer has sent the payment page. */
export const withPayment = (
  checkout: Checkout,
  { outcome, tip, delay }: Payment,
  now: Date,
  chargeId: string,
): Checkout => {
  const tipped = hasBeenPaid(checkout) ? checkout : { ...checkout, tip };
  if (delay > 0) return awaiting(tipped, { outcome, dueAt: new Date(now.getTime() + delay) }, now);
  return outcome === 'paid' ? paid(tipped, now, chargeId) : declined(tipped, now);
};

/**
 * Changes a checkout once, even with several requests at a time: the second one gets the result of the first.
 * `change` returns the same object if there's nothing left to do.
 *
 * @returns the checkout afterwards, or undefined if there is none
 */
export const changeOnce = async (
  store: Store,
  slug: string,
  change: (checkout: Checkout) => Checkout,
): Promise<Checkout | undefined> => {
  for (;;) {
    const checkout = await store.find(slug);
    if (!checkout) return undefined;
    const next = change(checkout);
    if (next === checkout || (await store.update(next))) return next;
  }
};
