import { checkoutRequestSchema, type CheckoutRequest } from '../schema/checkout.js';
import type { Donation } from './draft.js';
import { giftAidMetadata } from './gift-aid.js';
import { giftLines } from './line-items.js';
import { withReference } from './return-address.js';
import type { Settings } from './settings.js';

/** What a request has that neither the donor nor the attributes gave. */
export type RequestContext = {
  reference: string;
  /** Where to return to, without the reference; undefined leaves it to the organisation's default (§4.1). */
  returnUrl: string | undefined;
  /** The product name of a subscription in the donor's language. */
  subscriptionName: string;
  /** The language (ISO 639-1) in which the donor read a Gift Aid declaration. */
  language: string;
  /** What the page's own fields hold, by name. */
  ownFields: Readonly<Record<string, unknown>>;
  /** Passed through as given (§4.1 `one_time_items`, whose element fields are not shown). */
  oneTimeItems: readonly Record<string, unknown>[];
};

/**
 * The body of §4.1, exactly: no empty text, no unknown key, `subscription` for subscriptions only.
 *
 * @throws {z.core.$ZodError} when the page gave something that §4.1 does not allow.
 */
export const checkoutRequest = (
  donation: Donation,
  settings: Settings,
  { reference, returnUrl, subscriptionName, language, ownFields, oneTimeItems }: RequestContext,
): CheckoutRequest => {
  const { currency, interval, oneOff, purpose, giftAid, payer } = donation;
  const once = [...(oneOff > 0 ? [{ quantity: 1, amount: oneOff, ...purpose }] : []), ...oneTimeItems];
  const request = {
    payment_type: interval.unit === null ? 'one_time' : 'subscription',
    currency,
    line_items: giftLines(donation, settings, purpose).map(({ item }) => item),
    payer,
    ...(returnUrl !== undefined && { return_url: withReference(returnUrl, reference) }),
    ...(interval.unit !== null && {
      subscription: {
        interval: interval.unit,
        interval_count: interval.count,
        name: settings.subscriptionName ?? subscriptionName,
      },
      ...(once.length > 0 && { one_time_items: once }),
    }),
    metadata: {
      ...ownFields,
      ...settings.metadata,
      ...(giftAid !== null && giftAidMetadata(interval, giftAid, language)),
      donation_reference: reference,
    },
  };
  return checkoutRequestSchema(request.payment_type).parse(request);
};
