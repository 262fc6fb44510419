import { fromDecimal } from '../../money/format.js';
import { largestAmount } from '../../money/parse-amount.js';
import { partFor, partsOf, readOne } from '../../money/written-amounts.js';
import type { ReportIssue } from '../configuration-issue.js';
import type { CurrencyAttributes } from './attributes.js';

/** The limits of one currency, each an integer in its smallest unit. */
export type Limits = {
  currency: string;
  minAmount: number;
  maxAmount: number;
  /** The least sum of a line of items: `min-amount`, where the page set it. */
  minLine: number;
};

/** The default of `min-amount`, in main units. */
const usualMinimum = '1';

/** A currency whose part of an attribute is read, and the first one, to which a text without a code belongs. */
export type CurrencyPart = { currency: string; first: string; report: ReportIssue };

/** The text of an attribute for a currency, out of `10 25; JPY 1000 3000`. */
export const textFor = (
  attribute: string,
  text: string | null,
  { currency, first, report }: CurrencyPart,
): string => {
  const parts = partsOf(text ?? '');
  if (parts.stray !== undefined && currency === first)
    report({ attribute, code: 'stray_word', values: { text: parts.stray } });
  return partFor(parts, currency).trim();
};

/** Tells of a text that is no amount. */
export const reportNoAmount = (
  attribute: string,
  text: string,
  { currency, first, report }: CurrencyPart,
): void =>
  report({
    attribute,
    code: currency === first ? 'not_an_amount' : 'not_an_amount_in_currency',
    values: { text, currency },
  });

/** One amount of an attribute, in the smallest unit; undefined where there is none. */
export const amountFor = (
  attribute: string,
  written: string | null,
  part: CurrencyPart,
): number | undefined => {
  const text = textFor(attribute, written, part);
  const amount = readOne(text, part.currency);
  if (text !== '' && amount === undefined) reportNoAmount(attribute, text, part);
  return amount;
};

/** Reads the limits of one currency. */
export const readLimits = (attributes: CurrencyAttributes, part: CurrencyPart): Limits => {
  const { currency, report } = part;
  const ownMinimum = amountFor('min-amount', attributes.minAmount, part);
  const minAmount = Math.max(1, ownMinimum ?? fromDecimal(usualMinimum, currency) ?? 1);
  const maxAmount = amountFor('max-amount', attributes.maxAmount, part) ?? largestAmount;
  if (maxAmount < minAmount) report({ attribute: 'max-amount', code: 'max_below_min', values: { currency } });
  if (maxAmount > largestAmount) report({ attribute: 'max-amount', code: 'max_too_large' });
  return { currency, minAmount, maxAmount, minLine: Math.max(1, ownMinimum ?? 1) };
};
