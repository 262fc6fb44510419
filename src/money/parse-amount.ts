import { foldSymbol, isMoneySign, separatorsOf, symbolsOf } from './currency-signs.js';
import { dropInvisible, toUsualWidth } from '../text/clean.js';
import { exponentOf } from './currency.js';
import { toAsciiDigits } from '../text/digits.js';

/** The largest eight-digit amount, which is the limit of common payment providers: 999,999.99 with two decimals. */
export const largestAmount = 99_999_999;

export type AmountCode =
  'empty' | 'format' | 'precision' | 'ambiguous' | 'negative' | 'min' | 'max' | 'currency_mismatch';

export type AmountReading =
  | { amount: number }
  /** `readings` of an ambiguous text: the two amounts it can mean, smaller first, if both are allowed. */
  | { code: AmountCode; readings?: [number, number] };

export type AmountRules = {
  currency: string;
  locale: string;
  min?: number;
  max?: number;
  /** Whether to ask about a separator before three digits, although the locale says which one it is. */
  needsConfirmation?: boolean;
};

const shape = /^(\D*?)([.,٫]?\d(?:.*\d)?[.,٫]?)(\D*)$/;

/** The number and the text around it. */
const splitSigns = (text: string): { head: string; body: string; tail: string } | undefined => {
  const [, head = '', body, tail = ''] = shape.exec(text) ?? [];
  if (body === undefined) return undefined;
  // A separator belongs to the number unless a letter precedes it: "kr.5" has an abbreviation, "$.5" doesn't. Compiling
  // an expression for any letter takes a browser as long as drawing the form, so it is only used here.
  const isAbbreviation = /^\D/.test(body) && /\p{L}$/u.test(head);
  return isAbbreviation ? { head: head + body.charAt(0), body: body.slice(1), tail } : { head, body, tail };
};

// Digits, or groups of three, or groups of two and finally three (India), with one kind of separator.
const groups = /^(?:\d*|[1-9]\d{0,2}([ '٬.,])(?:\d{3}\1)*\d{3}|[1-9]\d?([ '٬.,])(?:\d\d\2)+\d{3})$/;

/**
 * Reads an amount as people write it in any script and locale. It never guesses: it refuses a text that can mean two
 * amounts or has more decimals than the currency.
 *
 * @param rules `min` and `max` in minor units; 1 and 99999999 (eight digits) by default.
 * @returns The amount in minor units (ISO 4217) or an error code. An unknown currency gives `format` too.
 */
export const parseAmount = (
  text: string,
  { currency, locale, min = 1, max = largestAmount, needsConfirmation = false }: AmountRules,
): AmountReading => {
  const typed = toUsualWidth(dropInvisible(text)).replace(/\s+/g, ' ').trim();
  if (!typed) return { code: 'empty' };
  const exponent = exponentOf(currency);
  const ascii = typed.length > 64 ? undefined : toAsciiDigits(typed);
  if (exponent === undefined || ascii === undefined) return { code: 'format' };
  // "50,-" is a whole amount in German, and "500/-" in India and Pakistan; "10K" is ten thousand, even if K is the currency's sign.
  const parts = splitSigns(ascii.replace(/(\d[.,]|\d(?=\/))\/?[-–—]{1,2}(?!.*\d)/, '$1'));
  // Without anything after the number, no expression with `u` is compiled for a key.
  if (!parts || (parts.tail && /^k/iu.test(parts.tail) && !/^.\p{L}/u.test(parts.tail)))
    return { code: 'format' };

  const { head, body, tail } = parts;
  for (const token of [head, tail].map(foldSymbol)) {
    if (!token || symbolsOf(currency, locale).has(token)) continue;
    return { code: isMoneySign(token, locale) ? 'currency_mismatch' : 'format' };
  }

  const number = splitNumber(body.replace(/’/g, "'"), exponent, needsConfirmation, () =>
    separatorsOf(locale, currency),
  );
  const sign = (head + tail).replace(/[^-−–()]/g, '');
  if (!number || !/^(?:[-−–]?|\(\))$/.test(sign)) return { code: 'format' };
  if (sign) return { code: 'negative' };

  const { whole, fraction, isAmbiguous } = number;
  const minor = (units: string, decimals = '') =>
    Number(units + decimals.slice(0, exponent).padEnd(exponent, '0'));
  const isGiven = (amount: number) => amount >= Math.max(min, 1) && amount <= max;
  if (isAmbiguous) {
    const readings: [number, number] = [minor(whole, fraction), minor(whole + fraction)];
    const fits = /^0*$/.test(fraction.slice(exponent));
    return { code: 'ambiguous', ...(fits && readings.every(isGiven) && { readings }) };
  }
  if (fraction.length > exponent && !/^00?$/.test(fraction)) return { code: 'precision' };
  const amount = minor(whole, fraction);
  return isGiven(amount) ? { amount } : { code: amount > max ? 'max' : 'min' };
};

type SplitNumber = { whole: string; fraction: string; isAmbiguous: boolean };

/** Which separators mark decimals and which mark groups; undefined if they are neither. */
const splitNumber = (
  body: string,
  exponent: number,
  needsConfirmation: boolean,
  separators: () => ReturnType<typeof separatorsOf>,
): SplitNumber | undefined => {
  const signs = body.replace(/[^.,٫]/g, '');
  const last = signs.slice(-1);
  const count = signs.split(last).length - 1;
  let isDecimal = signs.length === 1 || count < signs.length;
  let isAmbiguous = false;
  if (/^[1-9]\d{0,2}[.,]\d{3}$/.test(body)) {
    const { decimal, group } = separators();
    isAmbiguous = needsConfirmation || (!decimal.has(last) && (!group.has(last) || exponent >= 3));
    isDecimal = decimal.has(last) || isAmbiguous;
  }
  const at = isDecimal && last ? body.lastIndexOf(last) : body.length;
  const whole = body.slice(0, at);
  const fraction = body.slice(at + 1);
  if (!groups.test(whole) || !/^\d*$/.test(fraction)) return undefined;
  return { whole: whole.replace(/\D/g, ''), fraction, isAmbiguous };
};
