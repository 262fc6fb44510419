import { numberFormat } from '../../../money/format.js';
import { textOf } from '../../attributes.js';
import type { InCurrency } from '../currency/limits.js';
import { isFor, priceOf, tokenIn, type Entry } from '../../entries.js';

/** A rule for impact lines: the amount in minor units that pays for one, and the words for each plural category. */
export type ImpactRule = {
  every: number;
  /** The token of an interval; null for all. */
  interval: string | null;
  words: { readonly other: string } & Partial<Readonly<Record<Intl.LDMLPluralRule, string>>>;
};

const otherCategories = ['zero', 'one', 'two', 'few', 'many'] as const;

/** Reads the rules of a currency from the entries of `impacts`. */
export const readImpacts = (
  entries: readonly Entry[],
  isText: boolean,
  { currency, first, report }: InCurrency,
): ImpactRule[] =>
  entries
    .filter((entry) => isFor(entry, currency, first))
    .flatMap((entry) => {
      const every = priceOf(entry['every'], currency, isText);
      const interval = tokenIn(entry);
      const other = textOf(entry['other']);
      if (every && interval !== undefined && other !== undefined)
        return { every, interval, words: { ...wordsIn(entry), other } };
      const code = !every
        ? 'unreadable_entry_amount'
        : interval === undefined
          ? 'unreadable_entry_interval'
          : 'impact_without_words';
      report({ attribute: 'impacts', code });
      return [];
    });

const wordsIn = (entry: Entry): Partial<Record<Intl.LDMLPluralRule, string>> =>
  Object.fromEntries(
    otherCategories.flatMap((category) => {
      const words = textOf(entry[category]);
      return words === undefined ? [] : [[category, words]];
    }),
  );

/**
 * The rule for an amount in an interval, and how many the amount pays for, rounded down. It is the rule with the largest
 * `every` that the amount reaches. Of two with the same, the one for this interval alone. Undefined if there is none.
 */
export const impactFor = (
  rules: readonly ImpactRule[],
  amount: number,
  interval: string,
): { rule: ImpactRule; count: number } | undefined => {
  const [rule] = rules
    .filter((one) => one.every <= amount && (one.interval === null || one.interval === interval))
    .sort(
      (one, other) =>
        other.every - one.every || Number(one.interval === null) - Number(other.interval === null),
    );
  return rule && { rule, count: Math.floor(amount / rule.every) };
};

/** The words of a rule for a count, in the plural form and the number format of a locale. */
export const impactText = ({ words }: ImpactRule, count: number, locale: string): string =>
  (words[new Intl.PluralRules(locale).select(count)] ?? words.other).replaceAll(
    '{count}',
    numberFormat(locale, {}).format(count),
  );
