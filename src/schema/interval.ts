import { intervalUnits, type IntervalUnit } from './interval-unit.js';

/** How often a donation is made: once, or every `count` units (§4.1 `interval`, `interval_count`). */
export type Interval = { unit: null; count: null } | { unit: IntervalUnit; count: number };

export const once: Interval = { unit: null, count: null };

/**
 * Reads a token of the `intervals` attribute: `once day week month quarter year`, or one such as `2-week`. A quarter
 * is three months. Undefined for anything else.
 */
export const readInterval = (token: string): Interval | undefined => {
  if (token === 'once') return once;
  if (token === 'quarter') return { unit: 'month', count: 3 };
  const match = /^(?:([1-9]\d{0,2})-)?([a-z]+)$/.exec(token);
  if (!match) return undefined;
  const [, digits = '1', word] = match;
  const unit = intervalUnits.find((one) => one === word);
  return unit && { unit, count: Number(digits) };
};

/** An interval's canonical name, such as `once`, `month` or `3-month`, which is also the name of `quarter`. */
export const intervalToken = ({ unit, count }: Interval): string =>
  unit === null ? 'once' : count === 1 ? unit : `${count}-${unit}`;
