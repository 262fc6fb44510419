import * as z from 'zod/mini';
import { jsonObject, positive, whole } from './strict.js';

// Zod probes for `new Function` otherwise, which a strict Content-Security-Policy reports as a violation.
z.config({ jitless: true });

/**
 * A field of an answer that is read as `null` when it is missing, null or of another type: what the donor
 * must read is the status, and one malformed field may not hide it.
 */
export const tolerant = <T>(schema: z.ZodMiniType<T>) =>
  z.transform((value): T | null => schema.safeParse(value).data ?? null);

/** A text of an answer; `null` when it is not a text. */
export const text = tolerant(z.string());

/** An amount of an answer in the smallest unit of the currency (§1.7), never negative; `null` otherwise. */
export const amount = tolerant(whole(0));

/** How many there are of something in an answer, at least one; `null` otherwise. */
export const count = tolerant(positive);

/** A list in an answer, without the elements that are no such thing; empty when it is not a list. */
export const list = <T>(element: z.ZodMiniType<T>) => {
  const reader = tolerant(element);
  return z.transform((value): T[] =>
    Array.isArray(value) ? value.map((one) => reader.parse(one)).filter((one) => one !== null) : [],
  );
};

/** Key/value pairs supplied at checkout creation; `null` when there are none. */
export const pairs = tolerant(jsonObject);
