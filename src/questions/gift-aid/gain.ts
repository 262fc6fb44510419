import type { Donation } from '../question.js';
import { sumOf } from '../sums.js';

/**
 * Adds the tax that the charity can claim, in pence: 20% of the gross donation, which is a quarter of the amount.
 * The tax is rounded down to whole pence.
 */
const withTax = (amount: number): number => amount + Math.floor(amount / 4);

/** An amount and its total with Gift Aid. */
export type Gain = { amount: number; total: number; isOnce: boolean };

/**
 * The gains for the donation and for a one-off gift. Items that the page adds are left out, because they might not
 * be gifts.
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
