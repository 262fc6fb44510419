import type { LineItem } from '../../src/schema/line-item.js';
import type { CheckedRequest } from './checkout-request.js';
import type { Account } from './keys.js';
import type { Random } from './context.js';
import { newSlug, withEnding } from './slug.js';
import type { Checkout, Item, Provider } from './store.js';

// The interface doesn't show how long a session lasts (§8).
const sessionLifetime = 24 * 60 * 60 * 1_000;

// The interface doesn't show how a provider is chosen. Here the request's metadata chooses, so you can try both.
const providerOf = ({ metadata }: CheckedRequest): Provider =>
  metadata?.['sandbox_provider'] === 'provider_b' ? 'provider_b' : 'provider_a';

/** The new checkout for a request (§4.1): unpaid and without a tip. */
export const newCheckout = (
  request: CheckedRequest,
  account: Account,
  createdAt: Date,
  random: Random,
): Checkout => {
  const provider = providerOf(request);
  const items = (list: readonly LineItem[], type: Item['type']) =>
    list.map((item) => ({ ...item, type, id: random.uuid() }));
  const shared = {
    id: random.uuid(),
    slug: withEnding(newSlug(request.payment_type, random.bytes), request.metadata?.['sandbox_slug_ending']),
    ...account,
    provider,
    status: 'pending_payment' as const,
    currency: request.currency,
    tip: 0,
    payer: { ...request.payer, id: random.uuid() },
    charges: [],
    confirmation: null,
    metadata: request.metadata,
    returnUrl: request.return_url,
    createdAt,
    updatedAt: createdAt,
    revision: 0,
  };
  if (request.payment_type === 'one_time') {
    return {
      ...shared,
      type: 'one_time',
      items: items(request.line_items, 'one_time'),
      // §2.1: null for one of the two providers, because it manages expiry itself.
      expiresAt: provider === 'provider_a' ? new Date(createdAt.getTime() + sessionLifetime) : null,
    };
  }
  const { name, interval, interval_count: intervalCount } = request.subscription;
  return {
    ...shared,
    type: 'subscription',
    items: [...items(request.line_items, 'recurring'), ...items(request.one_time_items ?? [], 'one_time')],
    name,
    interval,
    intervalCount,
    cancelAtPeriodEnd: false,
    currentPeriod: null,
    nextRenewalFails: false,
  };
};
