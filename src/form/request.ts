import { withReference } from '../page/address.js';
import { referenceKey } from '../questions/metadata-keys.js';
import type { Donation } from '../questions/part.js';
import type { CheckoutRequest } from '../schema/checkout.js';

/** The entry of `metadata` that the form adds itself. */
export type RequestMetadata = {
  /**
   * A random reference of this donation. It links the payment to its return, and events for analytics have it.
   *
   * @pattern ^[0-9a-f]{32}$
   */
  donation_reference: string;
};

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
 * before sending. Listeners can change the request. The form keeps the donation, so the request gets copies.
 */
export const requestFor = (
  donation: Donation,
  { reference, returnUrl, subscriptionName }: RequestContext,
): CheckoutRequest => {
  const { currency, interval, lines, oneTimeLines, purpose, metadata } = donation;
  const { billing_address: address, ...payer } = donation.payer;
  const link: RequestMetadata = { [referenceKey]: reference };
  const shared = {
    currency,
    line_items: lines.map(({ item: { quantity, amount, ...own } }) => ({
      quantity,
      amount,
      ...purpose,
      ...own,
    })),
    payer: { ...payer, ...(address && { billing_address: { ...address } }) } as CheckoutRequest['payer'],
    ...(returnUrl !== undefined && { return_url: withReference(returnUrl, reference) }),
    metadata: { ...metadata, ...link },
  };
  if (interval.unit === null) return { payment_type: 'one_time', ...shared };
  // A listener can change the request, but not the page's entries.
  const items = oneTimeLines.map(({ cost, entry }) => (entry ? { ...entry } : { ...cost, ...purpose }));
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
