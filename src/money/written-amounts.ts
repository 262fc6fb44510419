import { foldSymbol, symbolsOf } from './currency-signs.js';
import { exponentOf } from './currency.js';
import { fromDecimal } from './format.js';
import { largestAmount } from './parse-amount.js';

/** `10 25; JPY 1000 3000` split up: the text for every currency, and the texts for single currencies by code. */
export type TextsByCurrency = {
  shared: string;
  named: ReadonlyMap<string, string>;
  /** A word after a semicolon that is neither a currency code nor an amount. */
  stray: string | undefined;
};

export const splitByCurrency = (text: string): TextsByCurrency => {
  const [first, ...others] = text.split(';').map((part) => part.trim());
  const shared = [first];
  const named = new Map<string, string>();
  let stray: string | undefined;
  for (const part of others.filter(Boolean)) {
    const word = part.replace(/[\s,].*/s, '');
    const code = word.toUpperCase();
    if (exponentOf(code) !== undefined) {
      if (!named.has(code)) named.set(code, part.slice(word.length));
    } else if (named.size === 0 && /\d/.test(word)) {
      shared.push(part);
    } else {
      stray ??= word;
    }
  }
  return { shared: shared.filter(Boolean).join('; '), named, stray };
};

/** The part for a currency: its own, or the shared one. */
export const textForCurrency = ({ shared, named }: TextsByCurrency, currency: string): string =>
  named.get(currency) ?? shared;

/**
 * Reads one amount as people write it, with groups and a currency sign or code, and returns it in minor units.
 * Undefined for anything else. Attributes have no locale, so this uses English signs and a full stop for decimals.
 */
export const readWrittenAmount = (text: string, currency: string): number | undefined => {
  const signs = text.match(aroundDigits) ?? [];
  return signs.every((sign) => isSign(sign.trim(), currency))
    ? fromDecimal(text.replace(aroundDigits, ''), currency)
    : undefined;
};

/** The text before the first digit and after the last one. */
const aroundDigits = /^\D+|\D+$/g;

const isSign = (text: string, currency: string): boolean =>
  text === '' || (!/[-−–()]|^k$/i.test(text) && symbolsOf(currency, 'en').has(foldSymbol(text)));

/** An amount from a list, or its text if that is unreadable or ambiguous. */
export type WrittenAmount = { amount: number } | { text: string; isUnclear: boolean };

// A comma or a non-breaking space can group digits: `1,500`, but not `10,25`.
const group = /(?<![\d.])\d{1,3}[,\s]\d{3}(?!\d)/;

/** Amounts separated by spaces, slashes or commas. */
export const readWrittenAmounts = (text: string, currency: string): WrittenAmount[] => {
  const words = text
    .split(/[/; \t\n\r\f]|,\s/)
    .map((word) => word.replace(/^[,\s]+|[,\s]+$/g, ''))
    .filter((word) => /\d/.test(word) || !isSign(word, currency));
  return words.flatMap((word): WrittenAmount[] => {
    const read = (one: string): WrittenAmount => {
      const amount = readWrittenAmount(one, currency);
      return amount === undefined ? { text: one, isUnclear: false } : { amount };
    };
    const parts = word.split(/[,\s]+/);
    const isAlone = words.length === 1;
    // If the other amounts are separated by spaces, this comma can be a decimal separator.
    const hasDecimals = parts.length === 2 && !isAlone && /\d,\d\d?$/.test(word);
    if (!hasDecimals && !group.test(word)) return parts.map(read);

    const whole = readWrittenAmount(word, currency);
    const isSigned = /^\D|\D$/.test(word);
    if (whole !== undefined && (!isAlone || isSigned)) return [{ amount: whole }];
    const isOneAmount = (whole ?? Infinity) <= largestAmount;
    const each = parts.map((part) => readWrittenAmount(part, currency) ?? Number.NaN);
    return hasDecimals || isOneAmount || !isInOrder(each)
      ? [{ text: word, isUnclear: true }]
      : parts.map(read);
  });
};

/** Whether amounts only increase or only decrease. Digit groups mistaken for amounts would not. */
const isInOrder = (amounts: readonly number[]): boolean =>
  [1, -1].some((sign) =>
    amounts.every((amount, at) => at === 0 || sign * (amount - (amounts[at - 1] ?? 0)) > 0),
  );
