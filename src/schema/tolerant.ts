import * as z from 'zod/mini';

// Zod probes for `new Function` otherwise, which a strict Content-Security-Policy reports as a violation.
z.config({ jitless: true });

/**
 * A field of an answer that is read as `null` when it is missing, null or of another type: what the donor
 * must read is the status, and one malformed field may not hide it.
 */
export const tolerant = <T>(schema: z.ZodMiniType<T>) => z.catch(z.nullable(schema), null);

/** A text of an answer; `null` when it is not a text. */
export const text = tolerant(z.string());

/** An amount of an answer in the smallest unit of the currency (§1.7), never negative; `null` otherwise. */
export const amount = tolerant(z.int().check(z.nonnegative()));

/** A list in an answer, without the elements that are no such thing; empty when it is not a list. */
export const list = <T>(element: z.ZodMiniType<T>) =>
  z.catch(
    z.pipe(
      z.array(tolerant(element)),
      z.transform((elements: (T | null)[]) => elements.filter((one) => one !== null)),
    ),
    [],
  );

/** Key/value pairs supplied at checkout creation; `null` when there are none. */
export const pairs = tolerant(z.record(z.string(), z.unknown()));

/** A text of a request: present means not empty. */
export const given = z.string().check(z.minLength(1));
