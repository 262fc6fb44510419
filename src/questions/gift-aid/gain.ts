import { withGiftAid } from '../../money/gift-aid.js';
import type { Donation } from '../question.js';
import { sumOf } from '../sums.js';

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
    .map(({ amount, isOnce }) => ({ amount, total: withGiftAid(amount), isOnce }));
};
