import type { Charity } from '../../src/schema/charity.js';
import { itemTotal, totalAmount } from './amounts.js';
import type { Checkout, Item, SessionCheckout, SubscriptionCheckout } from './store.js';

const payerForm = ({ payer: { billing_address: address, ...payer } }: Checkout) => ({
  ...payer,
  // In an answer, `state` can be an empty text (§2.3).
  ...(address && { billing_address: { ...address, state: address.state ?? '' } }),
});

// §2.4 has these texts in every response. It doesn't show their value if the request had none.
const itemForm =
  (currency: string) =>
  ({ id, quantity, amount, country_iso = '', intention = '', project = '' }: Omit<Item, 'type'>) => ({
    id,
    quantity,
    amount,
    total: itemTotal({ quantity, amount }),
    currency,
    country_iso,
    intention,
    project,
  });

const sharedForm = (checkout: Checkout, charity: Charity) => ({
  id: checkout.id,
  slug: checkout.slug,
  status: checkout.status,
  amount: totalAmount(checkout),
  currency: checkout.currency,
  tip: checkout.tip,
  payer: payerForm(checkout),
  ...(checkout.metadata && { metadata: checkout.metadata }),
  // The interface doesn't show if the organisation's default is returned. Here it isn't.
  ...(checkout.returnUrl !== undefined && { return_url: checkout.returnUrl }),
  charity,
  created_at: checkout.createdAt.toISOString(),
  updated_at: checkout.updatedAt.toISOString(),
});

/** §2.1 */
export const paymentSessionForm = (session: SessionCheckout, charity: Charity) => ({
  ...sharedForm(session, charity),
  provider: session.provider,
  line_items: session.items.map(itemForm(session.currency)),
  // A one-time checkout has neither (§4.1), and the interface shows no other way to make a session.
  one_time_items: [],
  subscription: null,
  expires_at: session.expiresAt?.toISOString() ?? null,
});

/** §2.2 */
export const subscriptionForm = (subscription: SubscriptionCheckout, charity: Charity) => ({
  ...sharedForm(subscription, charity),
  interval: subscription.interval,
  interval_count: subscription.intervalCount,
  cancel_at_period_end: subscription.cancelAtPeriodEnd,
  ...(subscription.currentPeriod && {
    current_period_start: subscription.currentPeriod.start.toISOString(),
    current_period_end: subscription.currentPeriod.end.toISOString(),
  }),
  line_items: subscription.items.map((item) => ({
    ...itemForm(subscription.currency)(item),
    type: item.type,
  })),
});
