import * as z from 'zod/mini';
import { charitySchema } from './charity.js';
import { readLineItemSchema } from './line-item.js';
import { readPayerSchema } from './payer.js';
import { amount, count, list, pairs, text, tolerant } from './tolerant.js';

/** §2.2. `status` and `interval` are any string, because their values are only examples. */
export const subscriptionSchema = z.object({
  id: text,
  slug: text,
  status: text,
  amount,
  currency: text,
  tip: amount,
  interval: text,
  interval_count: count,
  cancel_at_period_end: tolerant(z.boolean()),
  current_period_start: text,
  current_period_end: text,
  charity: tolerant(charitySchema),
  metadata: pairs,
  payer: tolerant(readPayerSchema),
  line_items: list(readLineItemSchema),
  return_url: text,
  created_at: text,
  updated_at: text,
});

export type Subscription = z.infer<typeof subscriptionSchema>;
