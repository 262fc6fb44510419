import { fromDecimal } from '../../../money/format.js';
import { largestAmount } from '../../../money/parse-amount.js';
import { textForCurrency, splitByCurrency, readWrittenAmount } from '../../../money/written-amounts.js';
import type { ValuesOf } from '../../attributes.js';
import type { ReportIssue } from '../../configuration-issue.js';
import type { CurrencyAttributes } from './attributes.js';

/** The limits of one currency, in its minor units. */
export type Limits = {
  currency: string;
  minAmount: number;
  maxAmount: number;
  /** The minimum for a line of items: `min-amount` if the page sets it. */
  minLine: number;
};

/** The default of `min-amount`, in main units. */
const usualMinimum = '1';

/** The currency to read from an attribute, and the first currency, which texts without a code belong to. */
export type InCurrency = { currency: string; first: string; report: ReportIssue };

/** The part of an attribute for a currency, for example from `10 25; JPY 1000 3000`. */
export const textFor = (
  attribute: string,
  text: string | null,
  { currency, first, report }: InCurrency,
): string => {
  const parts = splitByCurrency(text ?? '');
  if (parts.stray !== undefined && currency === first)
    report({ attribute, code: 'stray_word', values: { text: parts.stray } });
  return textForCurrency(parts, currency).trim();
};

/** Reports a text that isn't an amount. */
export const reportNoAmount = (
  attribute: string,
  text: string,
  { currency, first, report }: InCurrency,
): void =>
  report({
    attribute,
    code: currency === first ? 'not_an_amount' : 'not_an_amount_in_currency',
    values: { text, currency },
  });

/** Reads one amount of an attribute, in minor units; undefined if there is none. */
export const amountFor = (attribute: string, written: string | null, part: InCurrency): number | undefined =>
  amountIn(attribute, textFor(attribute, written, part), part);

/** Reads the one amount in the part of an attribute for a currency. */
export const amountIn = (attribute: string, text: string, part: InCurrency): number | undefined => {
  const amount = readWrittenAmount(text, part.currency);
  if (text !== '' && amount === undefined) reportNoAmount(attribute, text, part);
  return amount;
};

export const readLimits = (attributes: ValuesOf<CurrencyAttributes>, part: InCurrency): Limits => {
  const { currency, report } = part;
  const ownMinimum = amountFor('min-amount', attributes.minAmount, part);
  const minAmount = Math.max(1, ownMinimum ?? fromDecimal(usualMinimum, currency) ?? 1);
  const maxAmount = amountFor('max-amount', attributes.maxAmount, part) ?? largestAmount;
  if (maxAmount < minAmount) report({ attribute: 'max-amount', code: 'max_below_min', values: { currency } });
  if (maxAmount > largestAmount) report({ attribute: 'max-amount', code: 'max_too_large' });
  return { currency, minAmount, maxAmount, minLine: Math.max(1, ownMinimum ?? 1) };
};
