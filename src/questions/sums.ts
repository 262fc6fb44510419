import type { Donation } from './question.js';

/** The sum that the questions have added to a donation, in the smallest unit: the first payment is all of it. */
export const sumOf = ({ lines, oneTimeLines }: Pick<Donation, 'lines' | 'oneTimeLines'>): number =>
  [...lines.map(({ item }) => item), ...oneTimeLines.map(({ cost }) => cost)].reduce(
    (sum, item) => sum + (item ? item.quantity * item.amount : 0),
    0,
  );
