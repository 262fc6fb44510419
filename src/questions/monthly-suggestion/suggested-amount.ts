import { exponentOf } from '../../money/currency.js';
import { readWrittenAmount } from '../../money/written-amounts.js';
import { textFor, type CurrencyPart, type Limits } from '../currency/limits.js';

/** The lowest one-time amount, and the monthly amount to suggest from there on. Both are in minor units. */
export type Pair = { once: number; monthly: number };

/** Frameworks write a list into an attribute as `25:8,50:15`. Any other comma groups digits: `1,500:500`. */
const betweenPairs = /[\s;]+|,\s|(?<=:[^\s,;]*),(?=[^\s,;]*:)/;

/** Reads the pairs of a currency, for example from `25:8 50:15; JPY 3000:1000`. */
export const readPairs = (written: string, part: CurrencyPart): Pair[] =>
  textFor('suggest-monthly', written, part)
    .split(betweenPairs)
    .filter(Boolean)
    .flatMap((text) => {
      const [once, monthly, ...others] = text
        .replace(/,$/, '')
        .split(':')
        .map((one) => readWrittenAmount(one, part.currency));
      if (once && monthly && monthly <= once && others.length === 0) return { once, monthly };
      part.report({
        attribute: 'suggest-monthly',
        code: 'unreadable_pair',
        values: { text, currency: part.currency },
      });
      return [];
    });

/** The monthly amount for a one-time amount, from the highest pair that it reaches; null if it reaches none. */
export const pairedAmount = (amount: number, pairs: readonly Pair[]): number | null =>
  pairs
    .filter(({ once }) => once <= amount)
    .reduce<Pair | null>((best, pair) => (best && best.once >= pair.once ? best : pair), null)?.monthly ??
  null;

/**
 * About a third of a one-time amount, in whole main units. From 10 it is a multiple of 5, from 100 of 50. Null if
 * that, or the lowest allowed amount, is more than half.
 */
export const thirdOf = (amount: number, { currency, minAmount }: Limits): number | null => {
  const unit = 10 ** (exponentOf(currency) ?? 0);
  const third = amount / unit / 3;
  const step = third < 10 ? 1 : 5 * 10 ** (String(Math.floor(third)).length - 2);
  const friendly = Math.max(Math.round(third / step) * step, Math.ceil(minAmount / unit)) * unit;
  return friendly * 2 <= amount ? friendly : null;
};
