import type { Donation } from '../part.js';

/** The sum of everything in a donation so far, in minor units. The first payment takes all of it. */
export const sumOf = ({ lines, oneTimeLines }: Pick<Donation, 'lines' | 'oneTimeLines'>): number =>
  [...lines.map(({ item }) => item), ...oneTimeLines.map(({ cost }) => cost)].reduce(
    (sum, item) => sum + (item ? item.quantity * item.amount : 0),
    0,
  );
