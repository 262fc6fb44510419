import * as z from 'zod/mini';
import { jsonObject, positiveInteger, integer } from './strict.js';

// Otherwise Zod probes for `new Function`, which a strict Content-Security-Policy reports as a violation.
z.config({ jitless: true });

/**
 * A response field that becomes `null` if it is missing, null or of another type. One malformed field must not
 * prevent the donor from reading the status.
 */
export const tolerant = <T>(schema: z.ZodMiniType<T>) =>
  z.transform((value): T | null => schema.safeParse(value).data ?? null);

/** A text in a response; `null` for any other type. */
export const text = tolerant(z.string());

/** An amount in a response, in minor units (§1.7) and never negative; `null` otherwise. */
export const amount = tolerant(integer(0));

/** A count in a response, at least 1; `null` otherwise. */
export const count = tolerant(positiveInteger);

/** A list in a response, without its malformed elements; empty if it isn't a list. */
export const list = <T>(element: z.ZodMiniType<T>) => {
  const reader = tolerant(element);
  return z.transform((value): T[] =>
    Array.isArray(value) ? value.map((one) => reader.parse(one)).filter((one) => one !== null) : [],
  );
};

/** The key/value pairs that were sent when the checkout was created; `null` if there are none. */
export const pairs = tolerant(jsonObject);
