import { checkoutRequestSchema, type CheckoutRequest } from '../schema/checkout.js';
import type { LineItem } from '../schema/line-item.js';
import type { Donation } from './draft.js';
import { withReference } from './return-address.js';
import type { Settings } from './settings.js';

/** What a request has that neither the donor nor the attributes gave. */
export type RequestContext = {
  reference: string;
  /** Where to return to, without the reference; undefined leaves it to the organisation's default (§4.1). */
  returnUrl: string | undefined;
  /** The product name of a subscription in the donor's language. */
  subscriptionName: string;
  /** Passed through as given (§4.1 `one_time_items`, whose element fields are not shown). */
  oneTimeItems: readonly Record<string, unknown>[];
};

/**
 * The body of §4.1, exactly: no empty text, no unknown key, `subscription` for subscriptions only.
 *
 * @throws {z.core.$ZodError} when the page gave something that §4.1 does not allow.
 */
export const checkoutRequest = (
  { interval, amount, payer }: Donation,
  { currency, purpose, metadata }: Settings,
  { reference, returnUrl, subscriptionName, oneTimeItems }: RequestContext,
): CheckoutRequest => {
  const lineItem: LineItem = { quantity: 1, amount, ...purpose };
  const request = {
    payment_type: interval.unit === null ? 'one_time' : 'subscription',
    currency,
    line_items: [lineItem],
    payer,
    ...(returnUrl !== undefined && { return_url: withReference(returnUrl, reference) }),
    ...(interval.unit !== null && {
      subscription: { interval: interval.unit, interval_count: interval.count, name: subscriptionName },
      ...(oneTimeItems.length > 0 && { one_time_items: [...oneTimeItems] }),
    }),
    metadata: { ...metadata, donation_reference: reference },
  };
  return checkoutRequestSchema(request.payment_type).parse(request);
};
