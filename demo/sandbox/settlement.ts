import { amountDue } from './amounts.js';
import { addIntervals } from './billing-period.js';
import type { Charge, Checkout, Store } from './store.js';

// The transitions of both states are not shown (§3). Chosen: pending_payment → succeeded | failed, failed →
// succeeded; pending_payment → active | past_due, past_due → active; what is paid stays paid.

/** Whether there is nothing left to pay: paid, or over. */
export const isSettled = ({ status }: Checkout) =>
  status === 'succeeded' || status === 'active' || status === 'canceled';

/** A session that reached its `expires_at` unpaid. Its status is not shown; it stays as it was. */
export const isExpired = (checkout: Checkout, now: Date) =>
  checkout.type === 'one_time' &&
  checkout.expiresAt !== null &&
  checkout.expiresAt <= now &&
  !isSettled(checkout);

export const isPayable = (checkout: Checkout, now: Date) => !isSettled(checkout) && !isExpired(checkout, now);

/** The checkout after its payer has paid it, with the tip chosen on the hosted page. */
export const paid = (checkout: Checkout, tip: number, now: Date, chargeId: string): Checkout => {
  const charge: Charge = { id: chargeId, amount: amountDue(checkout, tip), createdAt: now };
  const change = { tip, charges: [...checkout.charges, charge], updatedAt: now };
  if (checkout.type === 'one_time') return { ...checkout, ...change, status: 'succeeded' };
  const end = addIntervals(now, checkout.interval, checkout.intervalCount);
  return { ...checkout, ...change, status: 'active', currentPeriod: { start: now, end } };
};

/** The checkout after its payment was declined; it can still be paid from the same page. */
export const declined = (checkout: Checkout, now: Date): Checkout =>
  checkout.type === 'one_time'
    ? { ...checkout, status: 'failed', updatedAt: now }
    : { ...checkout, status: 'past_due', updatedAt: now };

/**
 * Changes a checkout once, however many ask at the same time: who comes second is shown what the first has
 * written, and `change` says whether anything is left to do.
 *
 * @returns the checkout as it is afterwards, or undefined when there is none
 */
export const changeOnce = async (
  store: Store,
  slug: string,
  change: (checkout: Checkout) => Checkout | undefined,
): Promise<Checkout | undefined> => {
  for (;;) {
    const checkout = await store.find(slug);
    const next = checkout && change(checkout);
    if (!next) return checkout;
    if (await store.update(next)) return next;
  }
};
