import type { IntervalUnit } from '../schema/interval-unit.js';
import type { Donation } from '../questions/part.js';
import type { Interval } from '../schema/interval.js';

/** The totals of a donation, in minor units, without a tip: the interface doesn't show how one is chosen (§2.6). */
export type Totals = {
  /** The amount paid today; null when the page adds items that can't be read as money. */
  now: number | null;
  /** The amount paid each time; null for a one-time donation. */
  recurring: number | null;
  /** The amount paid in a year; null for one-time donations and for intervals beyond a year. */
  yearly: { amount: number; isExact: boolean } | null;
};

const perYear: Record<IntervalUnit, number> = { day: 365, week: 52, month: 12, year: 1 };

/**
 * Adds up a donation. `lineItems` is the sum of its lines, and `once` the sum of one-off items paid with them, or
 * null if that isn't known.
 */
export const totalsOf = ({ unit, count }: Interval, lineItems: number, once: number | null): Totals => {
  if (unit === null) return { now: lineItems, recurring: null, yearly: null };
  const times = perYear[unit] / count;
  return {
    now: once === null ? null : lineItems + once,
    recurring: lineItems,
    yearly:
      times < 1
        ? null
        : {
            amount: Math.round(lineItems * times),
            // A year has 52 weeks and a day or two, and not every year has 365 days.
            isExact: Number.isInteger(times) && (unit === 'month' || unit === 'year'),
          },
  };
};

/** Works out the totals of a donation. */
export const totalsOfDonation = ({
  interval,
  lines,
  oneTimeLines,
}: Pick<Donation, 'interval' | 'lines' | 'oneTimeLines'>): Totals => {
  const costOf = ({ quantity, amount }: { quantity: number; amount: number }) => quantity * amount;
  const sum = lines.reduce((total, { item }) => total + costOf(item), 0);
  const once = oneTimeLines.reduce<number | null>(
    (total, { cost }) => (total === null || cost === null ? null : total + costOf(cost)),
    0,
  );
  return totalsOf(interval, sum, once);
};
