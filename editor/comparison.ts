/** Standard normal quantiles: 97.5 % (a two-sided level of 5 %) and the power of a comparison. */
const level = 1.959964;
const powers = { 0.8: 0.841621, 0.9: 1.281552 } as const;

/**
 * How many gifts each of two versions needs, so that a comparison finds a true difference between two shares with this
 * power, at a two-sided level of 5 %. The formula is that of Fleiss, Levin and Paik, Statistical Methods for Rates and
 * Proportions (3rd edition, 2003), section 4.2, without a continuity correction.
 */
export const giftsNeeded = (one: number, other: number, power: keyof typeof powers = 0.8): number => {
  const mean = (one + other) / 2;
  const spread =
    level * Math.sqrt(2 * mean * (1 - mean)) +
    powers[power] * Math.sqrt(one * (1 - one) + other * (1 - other));
  return Math.ceil((spread / (one - other)) ** 2);
};
