import { withReference } from '../browser/return-address.js';
import type { Donation } from '../questions/question.js';
import type { CheckoutRequest } from '../schema/checkout.js';

/** The parts of a request that no question gives. */
export type RequestContext = {
  reference: string;
  /** Where to return to, without the reference; undefined leaves it to the organisation's default (§4.1). */
  returnUrl: string | undefined;
  /** The name of a recurring donation in the donor's language, where the page has none for it. */
  subscriptionName: string;
};

/**
 * The body of §4.1: no empty text, `subscription` for subscriptions only. The client checks it before it is sent.
 *
 * @throws {TypeError} when the page adds what no request can hold.
 */
export const requestFor = (
  donation: Donation,
  { reference, returnUrl, subscriptionName }: RequestContext,
): CheckoutRequest => {
  const { currency, interval, lines, oneTimeLines, purpose, payer, metadata } = donation;
  const shared = {
    currency,
    line_items: lines.map(({ item: { quantity, amount, ...own } }) => ({
      ...{ quantity, amount, ...purpose, ...own },
    })),
    payer: payer as CheckoutRequest['payer'],
    ...(returnUrl !== undefined && { return_url: withReference(returnUrl, reference) }),
    metadata: { ...metadata, donation_reference: reference },
  };
  if (interval.unit === null) return { payment_type: 'one_time', ...shared };
  // The page may write null as an entry, but that has no cost.
  const items = oneTimeLines.map(({ cost, entry }) =>
    entry === null && cost ? { ...cost, ...purpose } : copyOf(entry),
  );
  return {
    payment_type: 'subscription',
    ...shared,
    subscription: {
      interval: interval.unit,
      interval_count: interval.count,
      name: donation.subscriptionName ?? subscriptionName,
    },
    ...(items.length > 0 && { one_time_items: items }),
  };
};

/** The request has a copy: a listener may change the request, but not the page's own objects. */
const copyOf = (entry: unknown): Record<string, unknown> => {
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry))
    throw new TypeError('one_time_items takes objects (§2.6).');
  return { ...entry };
};
