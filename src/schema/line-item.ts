import * as z from 'zod/mini';
import { countryCode } from './payer.js';
import { nonEmptyText, positiveInteger } from './strict.js';
import { amount, count, text } from './tolerant.js';

/**
 * §2.4 in a request. `amount` is the unit price in minor units. The interface gives no lower limit, but an item with
 * a zero or negative price is refused here.
 */
export const lineItemSchema = z.strictObject({
  quantity: positiveInteger,
  amount: positiveInteger,
  country_iso: z.optional(countryCode),
  intention: z.optional(nonEmptyText),
  project: z.optional(nonEmptyText),
});

/** §2.4 in a response. Only subscriptions have `type`. */
export const readLineItemSchema = z.object({
  id: text,
  type: text,
  quantity: count,
  amount,
  total: amount,
  currency: text,
  country_iso: text,
  intention: text,
  project: text,
});

export type LineItem = z.infer<typeof lineItemSchema>;
export type ReadLineItem = z.infer<typeof readLineItemSchema>;
