import type { IntervalUnit } from '../../src/schema/interval-unit.js';

const daysOf = { day: 1, week: 7 };
const monthsOf = { month: 1, year: 12 };

const addMonths = (date: Date, months: number) => {
  const result = new Date(date);
  const day = date.getUTCDate();
  result.setUTCDate(1);
  result.setUTCMonth(result.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(result.getUTCFullYear(), result.getUTCMonth() + 1, 0)).getUTCDate();
  result.setUTCDate(Math.min(day, lastDay));
  return result;
};

/**
 * Adds intervals to a moment, by the calendar in UTC: a month after 31 January is the last day of February. Count
 * from the first payment and not from the previous period, or a 31st never comes back after February.
 */
export const addIntervals = (start: Date, unit: IntervalUnit, count: number): Date => {
  if (unit === 'month' || unit === 'year') return addMonths(start, monthsOf[unit] * count);
  const result = new Date(start);
  result.setUTCDate(result.getUTCDate() + daysOf[unit] * count);
  return result;
};

const day = 24 * 60 * 60 * 1_000;
const longest = { day, week: 7 * day, month: 31 * day, year: 366 * day };

/** The period that a moment is in, without its end. The first period starts at `anchor`. */
export const periodAt = (moment: Date, anchor: Date, unit: IntervalUnit, count: number) => {
  // At least this many periods are over, because none is longer. The loop counts the rest.
  let over = Math.floor((moment.getTime() - anchor.getTime()) / (longest[unit] * count));
  let start = addIntervals(anchor, unit, over * count);
  for (;;) {
    over += 1;
    const end = addIntervals(anchor, unit, over * count);
    if (end > moment) return { start, end };
    start = end;
  }
};

/** An interval in words: “every month”, “every 3 months”. */
export const intervalInWords = (unit: IntervalUnit, count: number) =>
  count === 1 ? `every ${unit}` : `every ${count} ${unit}s`;
