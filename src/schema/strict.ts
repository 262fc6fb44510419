import * as z from 'zod/mini';

type Code = 'custom' | 'invalid_format' | 'invalid_type' | 'invalid_value' | 'too_big' | 'too_small';

/**
 * A check of ours under one of Zod's codes: Zod's own checks are a large part of what a page would load. Each
 * issue has a message: without one, Zod would ask the locale that the page has set for it, which needs more than
 * the code.
 */
export const must =
  <T>(holds: (value: T) => boolean, code: Code, message: string = code): z.core.CheckFn<T> =>
  ({ value: input, issues }) => {
    if (!holds(input)) issues.push({ code, message, input } as z.core.$ZodRawIssue);
  };

/** A text that is present, and so not empty. */
export const given = z.string().check(must((text) => text !== '', 'too_small'));

export const textLike = (form: RegExp) => z.string().check(must((text) => form.test(text), 'invalid_format'));

/** A whole number that can be counted exactly. */
export const whole = (least = -Infinity) =>
  z.number().check(
    must(Number.isInteger, 'invalid_type'),
    must((number) => number >= least, 'too_small'),
    must(Number.isSafeInteger, 'too_big'),
  );

export const positive = whole(1);

/** Written as `{}` in any realm, or without a prototype: no list, no date, no instance of a class. */
const isPlainObject = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  (typeof value.constructor !== 'function' ||
    Object.hasOwn(Object(value.constructor.prototype) as object, 'isPrototypeOf'));

// JSON can't hold a key that is a symbol.
const hasTextKeys = (value: unknown) =>
  Reflect.ownKeys(value as object).every((key) => typeof key === 'string');

/** An object of JSON with anything in it, copied without a key `__proto__`. */
export const jsonObject = z
  .unknown()
  .check(must(isPlainObject, 'invalid_type'), must(hasTextKeys, 'invalid_type'), (payload) => {
    payload.value = Object.fromEntries(
      Object.entries(payload.value as object).filter(([key]) => key !== '__proto__'),
    );
  }) as unknown as z.ZodMiniType<Record<string, unknown>, Record<string, unknown>>;
