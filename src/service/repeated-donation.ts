import * as z from 'zod/mini';
import { withoutAdditions } from '../schema/additions.js';
import { intervalToken, readInterval, type Interval } from '../schema/interval.js';
import { lineItemSchema, type LineItem } from '../schema/line-item.js';
import { integer } from '../schema/strict.js';

/** A donation that can be made again. */
export type RepeatedDonation = {
  /** The amount of each payment, without the tip. */
  amount: number;
  currency: string;
  interval: Interval;
  /** Its lines as in a request. Null if they aren't known, or don't add up to the amount. */
  lines: readonly LineItem[] | null;
};

const storedSchema = withoutAdditions(() =>
  z.object({
    reference: z.string(),
    amount: integer(1),
    currency: z.string(),
    /** As in the attribute `intervals`. */
    interval: z.string(),
    lines: z.nullable(z.array(z.object(lineItemSchema.shape))),
  }),
);

/** A donation whose payment has failed, as it is stored. */
export type StoredFailed = z.infer<typeof storedSchema>;

export const storedFailed = (reference: string, donation: RepeatedDonation): StoredFailed => {
  const { amount, currency, interval, lines } = donation;
  return { reference, amount, currency, interval: intervalToken(interval), lines: lines && [...lines] };
};

/** Undefined if the value is no such donation: other scripts on the page can write to storage too. */
export const readFailed = (value: unknown): StoredFailed | undefined => {
  const result = storedSchema.safeParse(value);
  return result.success ? result.data : undefined;
};

export const repeatedDonation = ({ interval, ...stored }: StoredFailed): RepeatedDonation | null => {
  const known = readInterval(interval);
  return known ? { ...stored, interval: known } : null;
};
