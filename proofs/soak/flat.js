// Decides whether something has stopped growing.

/** How much higher than early on the end may be. A heap is never exactly the same; everything else is counted. */
const noise = { heap: 0.03 };

/**
 * Compares the end of a series with its early plateau: the highest measurement of the first half, without the very first,
 * which also sees what loads once. Browsers fill some lists of a fixed length in that time, such as one of layout shifts.
 * The lower of the last two measurements is the end.
 *
 * @param {string} what
 * @param {readonly number[]} series at least six measurements, with the same amount of work between them
 */
export const flatness = (what, series) => {
  if (series.length < 6) throw new Error(`${what} was measured ${series.length} times, which is too few.`);
  const early = Math.max(...series.slice(1, Math.ceil(series.length / 2)));
  const end = Math.min(...series.slice(-2));
  return { early, end, isFlat: end <= early * (1 + (noise[what] ?? 0)) };
};
