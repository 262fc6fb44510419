import { exponentOf } from './currency.js';

/** To make a format takes longer than all that it writes; a form uses few, and a list of all currencies many. */
const formats = new Map<string, Intl.NumberFormat>();
const mostFormats = 50;

/** A number format of Intl; in English for a locale that Intl can't read ("en_GB"). */
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

/** A number as JSON and HTML write it, in main units: `12.50`. */
export const decimalText = (amount: number, exponent: number): string => {
  const digits = String(amount).padStart(exponent + 1, '0');
  const at = digits.length - exponent;
  return exponent ? `${digits.slice(0, at)}.${digits.slice(at)}` : digits;
};

const isAmount = (amount: number) => Number.isSafeInteger(amount) && amount >= 0;

/**
 * An amount as a donor of the locale would type it, without grouping and currency: "12.50", "12,50". Empty for
 * an unknown currency, or what is no amount in the smallest unit.
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

// Digits, or groups of three with one sign throughout, and decimals after a full stop.
const decimal = /^(\d+|[1-9]\d{0,2}(?:([,'’ \u00a0\u202f])\d{3}(?:\2\d{3})*))(?:\.(\d+))?$/;

/**
 * The amount in the smallest unit of a decimal number ("25", "12.50", "1,500"), as attributes have it; undefined
 * for anything else, more decimals than the currency has, or an unknown currency.
 */
export const fromDecimal = (text: string, currency: string): number | undefined => {
  const exponent = exponentOf(currency);
  const [, whole, sign, fraction = ''] = decimal.exec(text) ?? [];
  if (exponent === undefined || whole === undefined || fraction.length > exponent) return undefined;
  // Three digits after a comma may be decimals in a currency that has so many.
  if (sign === ',' && exponent > 2 && fraction === '') return undefined;
  const amount = Number(whole.replace(/\D/g, '') + fraction.padEnd(exponent, '0'));
  return Number.isSafeInteger(amount) ? amount : undefined;
};

/** The sign before an amount in English, of the currencies that most donations in English are made in. */
export const englishSign = (currency: string, locale: string): string | undefined =>
  /^en(?:-GB|-US)?$/.test(locale)
    ? { GBP: '£', EUR: '€', USD: locale === 'en-GB' ? undefined : '$' }[currency]
    : undefined;

/** A sign of letters such as “US$”, which falls apart at the end of what is written from right to left. */
export const heldTogether = '$&\u200e';

/**
 * An amount in the smallest unit as money in a locale ("£12.50"); English in a locale that Intl can't read.
 * `trimZeros` leaves the decimals out of whole amounts ("£25"). Undefined, never a guess, for a currency whose
 * decimals are unknown or what is no amount; it never throws.
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
  // Intl writes the same, but its first format takes longer than everything else that the form needs to show.
  if (sign) return sign + text.slice(0, digits ? undefined : -3).replace(/\B(?=(?:\d{3})+(?!\d))/g, ',');
  return numberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    // A decimal text stays exact.
  })
    .format(text as `${number}`)
    .replace(/^\u200f.*[A-Z].$/, heldTogether);
};
