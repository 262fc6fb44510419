import { exponentOf } from './currency.js';

/** Creating a format takes longer than using it, so formats are cached. A list of all currencies uses many. */
const formats = new Map<string, Intl.NumberFormat>();
const mostFormats = 50;

/** A number format of Intl, in English if Intl can't read the locale ("en_GB"). */
export const numberFormat = (locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat => {
  const key = JSON.stringify([locale, options]);
  const format = formats.get(key) ?? newFormat(locale, options);
  if (formats.size >= mostFormats) formats.clear();
  formats.set(key, format);
  return format;
};

const newFormat = (locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat => {
  try {
    return new Intl.NumberFormat(locale, options);
  } catch {
    return new Intl.NumberFormat('en', options);
  }
};

/** An amount as a plain decimal number in main units: `12.50`. */
export const decimalText = (amount: number, exponent: number): string => {
  const digits = String(amount).padStart(exponent + 1, '0');
  const at = digits.length - exponent;
  return exponent ? `${digits.slice(0, at)}.${digits.slice(at)}` : digits;
};

const isAmount = (amount: number) => Number.isSafeInteger(amount) && amount >= 0;

/**
 * An amount as a donor with this locale would type it, without grouping or currency: "12.50", "12,50". Empty for an
 * unknown currency or an amount that isn't in minor units.
 */
export const editableAmount = (amount: number, currency: string, locale: string): string => {
  const exponent = exponentOf(currency);
  if (exponent === undefined || !isAmount(amount)) return '';
  const digits = amount % 10 ** exponent === 0 ? 0 : exponent;
  return numberFormat(locale, {
    useGrouping: false,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(decimalText(amount, exponent) as `${number}`);
};

// Digits, or groups of three with one kind of separator, and decimals after a full stop.
const decimal = /^(\d+|[1-9]\d{0,2}(?:([,'’ \u00a0\u202f])\d{3}(?:\2\d{3})*))(?:\.(\d+))?$/;

/**
 * The amount in minor units of a decimal number in an attribute ("25", "12.50", "1,500"). Undefined for anything
 * else, for more decimals than the currency has, and for an unknown currency.
 */
export const fromDecimal = (text: string, currency: string): number | undefined => {
  const exponent = exponentOf(currency);
  const [, whole, sign, fraction = ''] = decimal.exec(text) ?? [];
  if (exponent === undefined || whole === undefined || fraction.length > exponent) return undefined;
  // Three digits after a comma can be decimals in a currency with three decimals.
  if (sign === ',' && exponent > 2 && fraction === '') return undefined;
  const amount = Number(whole.replace(/\D/g, '') + fraction.padEnd(exponent, '0'));
  return Number.isSafeInteger(amount) ? amount : undefined;
};

/** The signs that English puts before amounts, for the currencies of most donations in English. */
export const englishSign = (currency: string, locale: string): string | undefined =>
  /^en(?:-GB|-US)?$/.test(locale)
    ? { GBP: '£', EUR: '€', USD: locale === 'en-GB' ? undefined : '$' }[currency]
    : undefined;

/** A sign that contains letters, such as “US$”, which right-to-left text would split. */
export const withLeftToRightMark = '$&\u200e';

/** The one format for all texts with money in this currency: its amounts and its sign. */
export const currencyFormat = (locale: string, currency: string): Intl.NumberFormat => {
  const digits = exponentOf(currency) ?? 0;
  return numberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
};

/**
 * Formats an amount in minor units as money in a locale ("£12.50"), or in English if Intl can't read the locale.
 * `trimZeros` leaves out the decimals of whole amounts ("£25"). Undefined, never a guess, if the currency's decimals
 * are unknown or the amount isn't valid. Never throws.
 */
export const formatAmount = (
  amount: number,
  currency: string,
  locale: string,
  { trimZeros = false }: { trimZeros?: boolean } = {},
): string | undefined => {
  const exponent = exponentOf(currency);
  if (exponent === undefined || !isAmount(amount)) return undefined;
  const digits = trimZeros && amount % 10 ** exponent === 0 ? 0 : exponent;
  const text = decimalText(amount, exponent);
  const sign = englishSign(currency, locale);
  // Intl gives the same result, but creating its first format takes longer than the rest of the first render.
  if (sign) return sign + text.slice(0, digits ? undefined : -3).replace(/\B(?=(?:\d{3})+(?!\d))/g, ',');
  return (
    currencyFormat(locale, currency)
      // A decimal text stays exact.
      .formatToParts(text as `${number}`)
      .filter(({ type }) => digits > 0 || (type !== 'decimal' && type !== 'fraction'))
      .map(({ value }) => value)
      .join('')
      .replace(/^\u200f.*[A-Z].$/, withLeftToRightMark)
  );
};
