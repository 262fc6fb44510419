import * as z from 'zod/mini';
import { charitySchema } from './charity.js';
import { readLineItemSchema } from './line-item.js';
import { readPayerSchema } from './payer.js';
import { amount, count, list, pairs, text, tolerant } from './tolerant.js';

/** §2.1. `status` is any string, because §3 gives its values only as examples. */
export const paymentSessionSchema = z.object({
  id: text,
  slug: text,
  status: text,
  amount,
  currency: text,
  tip: amount,
  provider: text,
  payer: tolerant(readPayerSchema),
  line_items: list(readLineItemSchema),
  // The interface doesn't show the fields of these elements (§2.6), so they are read as line items where possible.
  one_time_items: list(readLineItemSchema),
  subscription: tolerant(z.object({ name: text, interval: text, interval_count: count })),
  metadata: pairs,
  return_url: text,
  charity: tolerant(charitySchema),
  created_at: text,
  updated_at: text,
  expires_at: text,
});

export type PaymentSession = z.infer<typeof paymentSessionSchema>;
