import * as z from 'zod/mini';
import { withoutAdditions } from './additions.js';
import { isPlainObject } from './json.js';

// Zod sets up each kind of schema when the first one is made. These are the kinds that the client uses.
withoutAdditions(() => [
  z.string(),
  z.number(),
  z.boolean(),
  z.unknown(),
  z.literal(''),
  z.transform(String),
  z.optional(z.string()),
  z.array(z.string()),
  z.strictObject({}),
]);

type Code = 'custom' | 'invalid_format' | 'invalid_type' | 'invalid_value' | 'too_big' | 'too_small';

/**
 * A custom check that reports one of Zod's codes: Zod's built-in checks would add a lot of code to the page. Each
 * issue has a message, because without one Zod uses the locale that the page has set, which needs more than the code.
 */
export const must =
  <T>(holds: (value: T) => boolean, code: Code, message: string = code): z.core.CheckFn<T> =>
  ({ value: input, issues }) => {
    if (!holds(input)) issues.push({ code, message, input } as z.core.$ZodRawIssue);
  };

/** A text that isn't empty. */
export const nonEmptyText = z.string().check(must((text) => text !== '', 'too_small'));

export const textLike = (form: RegExp) => z.string().check(must((text) => form.test(text), 'invalid_format'));

/** A safe integer. */
export const integer = (min = -Infinity) =>
  z.number().check(
    must(Number.isInteger, 'invalid_type'),
    must((number) => number >= min, 'too_small'),
    must(Number.isSafeInteger, 'too_big'),
  );

export const positiveInteger = integer(1);

// JSON can't represent symbol keys.
const hasTextKeys = (value: unknown) =>
  Reflect.ownKeys(value as object).every((key) => typeof key === 'string');

/** A JSON object with any content, copied without a `__proto__` key. */
export const jsonObject = z
  .unknown()
  .check(must(isPlainObject, 'invalid_type'), must(hasTextKeys, 'invalid_type'), (payload) => {
    payload.value = Object.fromEntries(
      Object.entries(payload.value as object).filter(([key]) => key !== '__proto__'),
    );
  }) as unknown as z.ZodMiniType<Record<string, unknown>, Record<string, unknown>>;
