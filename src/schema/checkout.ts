import * as z from 'zod/mini';
import { isCheckoutAddress } from './checkout-address.js';
import { intervalUnits } from './interval-unit.js';
import { lineItemSchema } from './line-item.js';
import { parseUrl } from './parse-url.js';
import { payerSchema } from './payer.js';
import type { PaymentType } from './payment-type.js';
import { given, jsonObject, must, positive, textLike } from './strict.js';
import { text } from './tolerant.js';

const shared = {
  currency: textLike(/^[A-Z]{3}$/),
  line_items: z.array(lineItemSchema).check(must((items) => items.length > 0, 'too_small')),
  payer: payerSchema,
  return_url: z.optional(
    z
      .string()
      .check(
        must((url) => /^https:\/\//i.test(url) && parseUrl(url) !== undefined, 'custom', 'invalid_value'),
      ),
  ),
  metadata: z.optional(jsonObject),
};

/** §4.1, a single payment: `subscription` and `one_time_items` must be absent. */
export const oneTimeCheckoutSchema = z.strictObject({ payment_type: z.literal('one_time'), ...shared });

/** §4.1, a recurring payment. */
export const subscriptionCheckoutSchema = z.strictObject({
  payment_type: z.literal('subscription'),
  ...shared,
  subscription: z.strictObject({
    interval: z.literal(intervalUnits),
    interval_count: positive,
    name: given,
  }),
  // Their element fields are not shown (§2.6): passed through as the caller made them.
  one_time_items: z.optional(z.array(jsonObject)),
});

export type CheckoutRequest =
  z.infer<typeof oneTimeCheckoutSchema> | z.infer<typeof subscriptionCheckoutSchema>;

/** The strict schema for a request, chosen by its `payment_type`: a union would lose the paths of errors. */
export const checkoutRequestSchema = (paymentType: unknown): z.ZodMiniType<CheckoutRequest> =>
  paymentType === 'subscription' ? subscriptionCheckoutSchema : oneTimeCheckoutSchema;

/**
 * §4.1, the answer. Without a `checkout_url` it is of no use; without a slug the donor can still pay, but the
 * return is not recognised. `type` stays as the service said it: the client falls back to the type asked for.
 */
export const checkoutResponseSchema = z.object({
  // The donor must not be sent anywhere else, whatever the answer says.
  checkout_url: z.string().check(must(isCheckoutAddress, 'custom', 'unsafe_url')),
  expires_at: text,
  slug: text,
  type: text,
});

export type CheckoutResponse = {
  checkout_url: string;
  /** ISO 8601, or null where the provider manages expiry and for subscriptions. */
  expires_at: string | null;
  /** Never empty; null when the service gave none. */
  slug: string | null;
  type: PaymentType;
};
