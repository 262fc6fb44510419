import { readWrittenAmounts } from '../../../money/written-amounts.js';
import { textOf, type ValuesOf } from '../../attributes.js';
import { amountIn, reportNoAmount, textFor, type InCurrency, type Limits } from '../currency/limits.js';
import { isFor, priceOf, tokenIn, type Entry } from '../../entries.js';
import { amountAttributes, type AmountAttributes } from './attributes.js';

/**
 * An amount to choose, in minor units. It is for one interval (its token), or for all intervals without presets of
 * their own.
 */
export type Preset = { amount: number; interval: string | null; impact: string | null };

/** Reads the presets of a currency from `presets` or `amounts`. */
export const readPresets = (
  attributes: ValuesOf<AmountAttributes>,
  entries: readonly Entry[] | undefined,
  part: InCurrency,
  { minAmount, maxAmount }: Limits,
): Preset[] => {
  const { currency, report } = part;
  const written = entries && readEntries(entries, typeof attributes.presets === 'string', part);
  const offered =
    written?.filter(isFirstOfItsKind) ??
    [...new Set(readAmountsAttribute(attributes.amounts, part))].map((amount) => ({
      amount,
      interval: null,
      impact: null,
    }));
  const presets = offered.filter(({ amount }) => amount >= minAmount && amount <= maxAmount);
  // Nobody chose the default amounts, so limits can remove them without an error.
  if (
    presets.length < offered.length &&
    (written || attributes.amounts !== amountAttributes.amounts.initial)
  ) {
    const attribute = written ? 'presets' : 'amounts';
    report({ attribute, code: 'amount_outside_limits', values: { currency } });
  }
  return presets;
};

/** The presets of an interval (its token): its own if it has any, otherwise those for all intervals. */
export const presetsFor = (presets: readonly Preset[], interval: string): readonly Preset[] => {
  const own = presets.filter((preset) => preset.interval === interval);
  return own.length > 0 ? own : presets.filter((preset) => preset.interval === null);
};

/** Reads the preselected amount of a currency, or the word `none`. Null if there is neither. */
export const readPreselected = (written: string | null, part: InCurrency): number | 'none' | null => {
  const text = textFor('default-amount', written, part);
  return text.toLowerCase() === 'none' ? 'none' : (amountIn('default-amount', text, part) ?? null);
};

/** Reads the amounts of a currency from `amounts`, or from another attribute that has such a text. */
export const readAmountsAttribute = (amounts: string, part: InCurrency, attribute = 'amounts'): number[] =>
  readWrittenAmounts(textFor(attribute, amounts, part), part.currency).flatMap((one) => {
    if ('amount' in one) return one.amount;
    const { text, isUnclear } = one;
    if (isUnclear) part.report({ attribute, code: 'unclear_amount', values: { text } });
    else reportNoAmount(attribute, text, part);
    return [];
  });

/** Reads the presets of a currency from the entries of `presets`. */
const readEntries = (
  entries: readonly Entry[],
  isText: boolean,
  { currency, first, report }: InCurrency,
): Preset[] =>
  entries
    .filter((entry) => isFor(entry, currency, first))
    .flatMap((entry): Preset[] => {
      const amount = priceOf(entry['amount'], currency, isText);
      const interval = tokenIn(entry);
      if (amount === undefined || interval === undefined) {
        const code = amount === undefined ? 'unreadable_entry_amount' : 'unreadable_entry_interval';
        report({ attribute: 'presets', code });
        return [];
      }
      return [{ amount, interval, impact: textOf(entry['impact']) ?? null }];
    });

const isFirstOfItsKind = ({ amount, interval }: Preset, index: number, all: readonly Preset[]) =>
  all.findIndex((other) => other.amount === amount && other.interval === interval) === index;
