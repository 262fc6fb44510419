import type { AttributesOf } from '../attributes.js';

/** A matched gift. In the JSON of an attribute, `limit` is in main units. In a property, it is in the smallest unit. */
export type MatchOption = {
  /** The name of the person or organisation that adds to the donation. */
  by: string;
  /**
   * The last day, `2029-12-31`, or a time with its time zone, `2029-12-31T23:59+00:00`.
   *
   * @pattern ^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d)?(?:Z|[+\-]\d\d:\d\d))?$
   */
  until: string;
  /**
   * How much is added to each 1 that is given: 1 doubles a donation. It has at most two decimals.
   *
   * @pattern ^\d{1,2}(?:\.\d{1,2})?$
   */
  ratio: number | string;
  /** The most that is added to one donation. */
  limit?: number | string;
  /**
   * ISO 4217. The match is only for donations in this currency.
   *
   * @pattern ^[A-Za-z]{3}$
   */
  currency: string;
};

export type MatchAttributes = {
  /**
   * Says that someone adds to donations: “Until 31 December, your £25 becomes £50 thanks to Riverside Bank”. In HTML, write JSON.
   * Example: `{"by": "Riverside Bank", "until": "2029-12-31", "ratio": 1, "currency": "GBP"}`. `ratio` is how much is
   * added to each 1 that is given: 1 doubles, 0.5 adds half. `limit` is the most that is added to one donation, in main
   * units in HTML, and in the smallest unit in JavaScript. `until` is the last day. It ends at midnight where the donor
   * is. If it ends at one moment everywhere, write the time with its time zone: `2029-12-31T23:59+00:00`. After that,
   * the line disappears by itself. It appears only for one-time donations in `currency`. The form never adds the
   * match to the total, and never sends it.
   */
  match: string | MatchOption | null;
};

const keys: Record<keyof MatchOption, true> = {
  by: true,
  until: true,
  ratio: true,
  limit: true,
  currency: true,
};

export const matchAttributes: AttributesOf<MatchAttributes> = {
  match: { kind: 'json', shape: 'object', initial: null, keys: Object.keys(keys), isMinor: true },
};

export const asksMatch = ({ match }: MatchAttributes): boolean => match !== null && match !== '';
