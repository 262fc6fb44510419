import { withReference } from '../browser/return-address.js';
import type { Donation } from '../questions/question.js';
import type { CheckoutRequest } from '../schema/checkout.js';

/** The parts of a request that don't come from a question. */
export type RequestContext = {
  reference: string;
  /** The return address without the reference; undefined to use the organisation's default (§4.1). */
  returnUrl: string | undefined;
  /** The name of a recurring donation in the donor's language, if the page sets none. */
  subscriptionName: string;
};

/**
 * The request body of §4.1: no empty texts, and `subscription` only for subscriptions. The client validates it
 * before sending.
 *
 * @throws {TypeError} when the page adds values that a request can't hold.
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
  // The page can pass in null as an entry. It costs nothing.
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

/** Copies the page's objects: a listener can change the request, but not those objects. */
const copyOf = (entry: unknown): Record<string, unknown> => {
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry))
    throw new TypeError('Each entry of one_time_items must be an object (§2.6).');
  return { ...entry };
};
