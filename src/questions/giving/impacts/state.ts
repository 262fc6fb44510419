import type { PartKey } from '../../part.js';

/** An amount in minor units, and what its impact depends on. */
export type ImpactOf = {
  amount: number;
  /** ISO 4217. */
  currency: string;
  /** The token of an interval. */
  interval: string;
  /** The locale of the page (BCP 47), whose plural forms the page has written. */
  locale: string;
};

/** Writes the impact line of an amount. Undefined if the amount pays for nothing that the page names. */
export type ImpactLine = (of: ImpactOf) => string | undefined;

/** The settings are a function, so that its code loads only if the page has rules. */
export const impactsKey: PartKey<ImpactLine, null> = { name: 'impacts' };
