import * as z from 'zod/mini';
import { jsonCopy } from './json.js';
import { isCheckoutAddress, parseUrl } from './url.js';
import { intervalUnits } from './interval-unit.js';
import { lineItemSchema } from './line-item.js';
import { payerSchema, type ReadPayer } from './payer.js';
import type { PaymentType } from './payment-type.js';
import { nonEmptyText, jsonObject, must, positiveInteger, textLike } from './strict.js';
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
    interval_count: positiveInteger,
    name: nonEmptyText,
  }),
  // The interface doesn't show the fields of these elements (§2.6), so they are passed through unchanged.
  one_time_items: z.optional(z.array(jsonObject)),
});

export type CheckoutRequest =
  z.infer<typeof oneTimeCheckoutSchema> | z.infer<typeof subscriptionCheckoutSchema>;

/** A request whose payer can be one that was read (§4.2, §4.3). */
export type RepeatableRequest<Request extends CheckoutRequest = CheckoutRequest> = Request extends unknown
  ? Omit<Request, 'payer'> & { payer: Request['payer'] | ReadPayer }
  : never;

/**
 * A copy of a request in which `metadata` and `one_time_items` have only what JSON can hold. `leftOut` gets the path
 * of everything else.
 */
export const jsonRequest = <Request extends RepeatableRequest>(
  request: Request,
  leftOut: (path: readonly PropertyKey[]) => void,
): Request => {
  const copies = Object.entries(request)
    .filter(([name, value]) => ['metadata', 'one_time_items'].includes(name) && value !== undefined)
    .map(([name, value]) => [name, jsonCopy(value, (path) => leftOut([name, ...path]))] as const);
  return { ...request, ...Object.fromEntries(copies) };
};

/** The strict schema for a request, selected by `payment_type`. A union would lose the paths of errors. */
export const checkoutRequestSchema = (paymentType: unknown): z.ZodMiniType<CheckoutRequest> =>
  paymentType === 'subscription' ? subscriptionCheckoutSchema : oneTimeCheckoutSchema;

/**
 * The response of §4.1. It is useless without a `checkout_url`. Without a slug the donor can still pay, but the
 * return isn't recognised. `type` stays as received; the client falls back to the type in the request.
 */
export const checkoutResponseSchema = z.object({
  // The donor must never be sent to an unsafe address, whatever the response says.
  checkout_url: z.string().check(must(isCheckoutAddress, 'custom', 'unsafe_url')),
  expires_at: text,
  slug: text,
  type: text,
});

export type CheckoutResponse = {
  checkout_url: string;
  /** ISO 8601; null for subscriptions and if the provider manages expiry. */
  expires_at: string | null;
  /** Never empty; null if the service sent none. */
  slug: string | null;
  type: PaymentType;
};
