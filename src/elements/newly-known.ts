import type { Payer } from '../schema/payer.js';

type KnownPayer = Partial<Payer> | null | undefined;

/**
 * The details of the payer that the page has just added or changed. All others are left out, so a field that the
 * donor has cleared stays empty.
 */
export const newlyKnown = (now: KnownPayer, before: KnownPayer): Partial<Payer> => ({
  ...changedIn(now, before),
  billing_address: { country: '', ...changedIn(now?.billing_address, before?.billing_address) },
});

const changedIn = <Values extends object>(
  now: Values | null | undefined,
  before: Values | null | undefined,
): Partial<Values> => {
  const known = new Map<string, unknown>(Object.entries(before ?? {}));
  const changed = Object.entries(now ?? {}).filter(([name, value]) => known.get(name) !== value);
  return Object.fromEntries(changed) as Partial<Values>;
};
