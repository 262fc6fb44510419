import type { Donation } from '../question.js';
import { sumOf } from '../sums.js';

/**
 * An amount with the tax that the charity can claim on it, both in pence: a quarter of it, which is the basic rate of
 * 20 % on the whole before tax, rounded down to whole pence.
 */
const withTax = (amount: number): number => amount + Math.floor(amount / 4);

/** An amount of a donation, and what Gift Aid makes of it. */
export type Gain = { amount: number; total: number; isOnce: boolean };

/**
 * The gains by Gift Aid: on the amount that is given, and on one that is given once beside it. Items that the page
 * adds are left out, since they may be no gifts.
 */
export const gainsOf = (donation: Donation): readonly Gain[] => {
  const { interval, lines, oneTimeLines } = donation;
  const own = oneTimeLines.filter(({ entry }) => entry === null);
  const gains = [
    { amount: sumOf({ lines, oneTimeLines: [] }), isOnce: interval.unit === null },
    { amount: sumOf({ lines: [], oneTimeLines: own }), isOnce: true },
  ];
  return gains
    .filter(({ amount }) => amount > 0)
    .map(({ amount, isOnce }) => ({ amount, total: withTax(amount), isOnce }));
};
