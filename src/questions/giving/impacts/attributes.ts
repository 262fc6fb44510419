import type { AttributesOf } from '../../attributes.js';

/**
 * A rule for impact lines. In the JSON of an attribute, `every` is in main units. In a property, it is in the smallest
 * unit.
 */
export type ImpactOption = {
  /** The amount that buys one. */
  every: number | string;
  /** The words for several, with `{count}` for their number. */
  other: string;
  /** The words for the plural category `zero`, if the page’s language has it. */
  zero?: string;
  /** The words for the plural category `one`, such as for 1 in English. */
  one?: string;
  /** The words for the plural category `two`, if the page’s language has it. */
  two?: string;
  /** The words for the plural category `few`, if the page’s language has it. */
  few?: string;
  /** The words for the plural category `many`, if the page’s language has it. */
  many?: string;
  /**
   * As in the attribute `intervals`. Without it, the rule is for all intervals.
   *
   * @pattern ^(?:once|quarter|(?:[1-9]\d{0,2}-)?(?:day|week|month|year))$
   */
  interval?: string;
  /**
   * ISO 4217. For a rule in another currency than the first.
   *
   * @pattern ^[A-Za-z]{3}$
   */
  currency?: string;
};

export type ImpactsAttributes = {
  /**
   * Shows what any amount does, also one that donors type. In HTML, write JSON with `every` in main units: the amount
   * that pays for one. In JavaScript, you can also set a list, with each `every` in the smallest unit. Example:
   * `[{"every": 3, "one": "plants a reed", "other": "plants {count} reeds"}]`, which shows “£10 plants 3 reeds”. The
   * form rounds down, and uses the rule with the largest `every` that the amount pays for. `one` and `other` are plural
   * forms. Some languages have more: `zero`, `two`, `few` and `many`. Only `other` is required. Leave out `interval` to
   * use the rule for all intervals. Add `currency` for a rule in another currency. A preset amount with a line of its
   * own keeps that line.
   */
  impacts: string | readonly ImpactOption[] | null;
};

const keys: Record<keyof ImpactOption, true> = {
  every: true,
  other: true,
  zero: true,
  one: true,
  two: true,
  few: true,
  many: true,
  interval: true,
  currency: true,
};

export const impactsAttributes: AttributesOf<ImpactsAttributes> = {
  impacts: { kind: 'json', shape: 'list', initial: null, keys: Object.keys(keys), isMinor: true },
};

export const asksImpacts = ({ impacts }: ImpactsAttributes): boolean => impacts !== null && impacts !== '';
