import { foldSymbol, isMoneySign, separatorsOf, symbolsOf } from './currency-signs.js';
import { dropInvisible, toUsualWidth } from '../text/clean.js';
import { exponentOf } from './currency.js';
import { toAsciiDigits } from '../text/digits.js';

/** The largest amount of eight digits, the limit of common payment providers: 999,999.99 with two decimals. */
export const largestAmount = 99_999_999;

export type AmountCode =
  'empty' | 'format' | 'precision' | 'ambiguous' | 'negative' | 'min' | 'max' | 'currency_mismatch';

export type AmountReading =
  | { amount: number }
  /** `readings` of an ambiguous text: both amounts it may mean, the smaller first, if both can be given. */
  | { code: AmountCode; readings?: [number, number] };

export type AmountRules = {
  currency: string;
  locale: string;
  min?: number;
  max?: number;
  /** Whether one sign before three digits is asked about though the locale says what it means. */
  isAsked?: boolean;
};

const shape = /^(\D*?)([.,٫]?\d(?:.*\d)?[.,٫]?)(\D*)$/;

/** The number, and what stands around it. */
const partsOf = (text: string): { head: string; body: string; tail: string } | undefined => {
  const [, head = '', body, tail = ''] = shape.exec(text) ?? [];
  if (body === undefined) return undefined;
  // A separator belongs to the number unless a letter goes before it: "kr.5" is an abbreviation, "$.5" is not. To be
  // ready for any letter takes a browser as long as to draw the form, so it is asked only here.
  const isAbbreviation = /^\D/.test(body) && /\p{L}$/u.test(head);
  return isAbbreviation ? { head: head + body.charAt(0), body: body.slice(1), tail } : { head, body, tail };
};

// Digits, or groups of three, or two and at last three (India), with one sign throughout.
const groups = /^(?:\d*|[1-9]\d{0,2}([ '٬.,])(?:\d{3}\1)*\d{3}|[1-9]\d?([ '٬.,])(?:\d\d\2)+\d{3})$/;

/**
 * Reads an amount as people write it in any script and locale. Never guesses: what may mean two amounts, or
 * has more decimals than the currency, is refused.
 *
 * @param rules `min` and `max` in the smallest unit; 1 and 99999999 (eight digits) unless told.
 * @returns The amount in the smallest unit (ISO 4217), or the code of the error; `format` for a currency that
 *   is unknown, too.
 */
export const parseAmount = (
  text: string,
  { currency, locale, min = 1, max = largestAmount, isAsked = false }: AmountRules,
): AmountReading => {
  const typed = toUsualWidth(dropInvisible(text)).replace(/\s+/g, ' ').trim();
  if (!typed) return { code: 'empty' };
  const exponent = exponentOf(currency);
  const ascii = typed.length > 64 ? undefined : toAsciiDigits(typed);
  if (exponent === undefined || ascii === undefined) return { code: 'format' };
  // "50,-" is a whole amount in German; "10K" is ten thousand, even where K is the sign of the currency.
  const parts = partsOf(ascii.replace(/(\d[.,])[-–—]{1,2}(?!.*\d)/, '$1'));
  if (!parts || (/^k/iu.test(parts.tail) && !/^.\p{L}/u.test(parts.tail))) return { code: 'format' };

  const { head, body, tail } = parts;
  for (const token of [head, tail].map(foldSymbol)) {
    if (!token || symbolsOf(currency, locale).has(token)) continue;
    return { code: isMoneySign(token, locale) ? 'currency_mismatch' : 'format' };
  }

  const number = splitNumber(body.replace(/’/g, "'"), exponent, isAsked, () =>
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

/** Which of the signs are decimal, which group; undefined when they are neither. */
const splitNumber = (
  body: string,
  exponent: number,
  isAsked: boolean,
  separators: () => ReturnType<typeof separatorsOf>,
): SplitNumber | undefined => {
  const signs = body.replace(/[^.,٫]/g, '');
  const last = signs.slice(-1);
  const count = signs.split(last).length - 1;
  let isDecimal = signs.length === 1 || count < signs.length;
  let isAmbiguous = false;
  if (/^[1-9]\d{0,2}[.,]\d{3}$/.test(body)) {
    const { decimal, group } = separators();
    isAmbiguous = isAsked || (!decimal.has(last) && (!group.has(last) || exponent >= 3));
    isDecimal = decimal.has(last) || isAmbiguous;
  }
  const at = isDecimal && last ? body.lastIndexOf(last) : body.length;
  const whole = body.slice(0, at);
  const fraction = body.slice(at + 1);
  if (!groups.test(whole) || !/^\d*$/.test(fraction)) return undefined;
  return { whole: whole.replace(/\D/g, ''), fraction, isAmbiguous };
};
