/**
 * The exponents (ISO 4217) that are known: at first of the currencies that most donations are made in, and of
 * all once `currency` is loaded.
 */
export const exponents = new Map(
  'GBP EUR USD CAD AUD CHF SEK NOK DKK PLN'.split(' ').map((code) => [code, 2]),
);

/** How many decimals the currency has by ISO 4217; undefined for an unknown code, or one in lower case. */
export const exponentOf = (currency: string): number | undefined => exponents.get(currency);
