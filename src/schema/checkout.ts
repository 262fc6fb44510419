import * as z from 'zod/mini';
import { isCheckoutAddress } from './checkout-address.js';
import { lineItemSchema } from './line-item.js';
import { payerSchema } from './payer.js';
import { given, text } from './tolerant.js';

/** §3, §4.1: what is bought, and so which endpoint reads the slug back (§4.1 rules 1 and 2). */
export const paymentTypes = ['one_time', 'subscription'] as const;
export type PaymentType = (typeof paymentTypes)[number];

/** §4.1: the units in which a subscription is billed. */
export const intervalUnits = ['day', 'week', 'month', 'year'] as const;
export type IntervalUnit = (typeof intervalUnits)[number];

const jsonObject = z.record(z.string(), z.unknown());

const shared = {
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  line_items: z.array(lineItemSchema).check(z.minLength(1)),
  payer: payerSchema,
  return_url: z.optional(z.string().check(z.refine((url) => /^https:\/\//i.test(url) && URL.canParse(url)))),
  metadata: z.optional(jsonObject),
};

/** §4.1, a single payment: `subscription` and `one_time_items` must be absent. */
export const oneTimeCheckoutSchema = z.strictObject({ payment_type: z.literal('one_time'), ...shared });

/** §4.1, a recurring payment. */
export const subscriptionCheckoutSchema = z.strictObject({
  payment_type: z.literal('subscription'),
  ...shared,
  subscription: z.strictObject({
    interval: z.enum(intervalUnits),
    interval_count: z.int().check(z.positive()),
    name: given,
  }),
  // Their element fields are not shown (§2.6): passed through as the caller made them.
  one_time_items: z.optional(z.array(jsonObject)),
});

export type CheckoutRequest =
  z.infer<typeof oneTimeCheckoutSchema> | z.infer<typeof subscriptionCheckoutSchema>;

/** The strict schema for a request, chosen by its `payment_type`: a union would lose the paths of faults. */
export const checkoutRequestSchema = (paymentType: unknown): z.ZodMiniType<CheckoutRequest> =>
  paymentType === 'subscription' ? subscriptionCheckoutSchema : oneTimeCheckoutSchema;

/**
 * §4.1, the answer. Without a `checkout_url` it is of no use; a missing slug costs only the way back, so the
 * donor can still pay. `type` stays as the service said it: the client falls back to the type asked for.
 */
export const checkoutResponseSchema = z.object({
  // The donor must not be sent anywhere else, whatever the answer says.
  checkout_url: z.string().check(z.refine(isCheckoutAddress, { error: 'unsafe_url' })),
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
