import { hasCardNumber } from '../../text/card-number.js';
import { dropInvisible } from '../../text/clean.js';
import { toAsciiDigits } from '../../text/digits.js';
import type { Reading } from '../reading.js';

/** The fields of such numbers. Each keeps its own text, so that nobody sends one country's number to another. */
export type NumberField = 'tax_number' | 'national_number';

/** The country's tax number for a person. */
export type TaxNumber = {
  readonly field: NumberField;
  /** Its own name in the country. */
  readonly name: string;
  /** A published example, which belongs to nobody. */
  readonly example: string;
  /** Whether a receipt needs it. */
  readonly isRequired: boolean;
  readonly hasLetters: boolean;
  /** Returns the number as the country's tax office writes it; undefined if its check digits are wrong. */
  readonly read: (text: string) => string | undefined;
};

const digitsOf = (text: string): number[] => [...text].map(Number);

const totalOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

/** The check digit of Portugal and Brazil: the digits have weights that fall to 2. */
const elevens = (digits: readonly number[]): number => {
  const rest = totalOf(digits.map((digit, index) => digit * (digits.length + 1 - index))) % 11;
  return rest < 2 ? 0 : 11 - rest;
};

const spanishLetters = 'TRWAGMYFPDXBNJZSQVHLCKE';

/** The DNI of a citizen, the NIE of a foreigner (X, Y, Z), or the NIF of a person without either (K, L, M). */
const readSpanish = (text: string): string | undefined => {
  const [, first = '', digits = '', letter] = /^([KLMXYZ]?)(\d{5,8})([A-Z])$/.exec(text) ?? [];
  const length = first ? 7 : 8;
  if (digits.length > length || (first && digits.length < length)) return undefined;
  const padded = digits.padStart(length, '0');
  const prefix = 'XYZ'.indexOf(first);
  const number = Number(first && prefix >= 0 ? `${prefix}${padded}` : padded);
  return letter !== undefined && spanishLetters[number % 23] === letter
    ? `${first}${padded}${letter}`
    : undefined;
};

const readPortuguese = (text: string): string | undefined => {
  const number = text.replace(/^PT/, '');
  const digits = digitsOf(number);
  return /^[1-9]\d{8}$/.test(number) && elevens(digits.slice(0, 8)) === digits[8] ? number : undefined;
};

/** These letters stand for the digits 0 to 9 if two people would have the same code (omocodia). */
const omocodia = 'LMNPQRSTUV';
const italianMonths = 'ABCDEHLMPRST';
/** The values of 0 to 9, or A to J, and of the letters after them, in the odd places. */
const oddValues = [
  1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23,
];

const readItalian = (text: string): string | undefined => {
  const digit = `[\\d${omocodia}]`;
  const shape = `^[A-Z]{6}${digit}{2}[${italianMonths}](${digit}{2})[A-Z]${digit}{3}[A-Z]$`;
  const [, day] = new RegExp(shape).exec(text) ?? [];
  if (day === undefined) return undefined;
  const date = Number([...day].map((one) => (omocodia.includes(one) ? omocodia.indexOf(one) : one)).join(''));
  // Women have 40 added to the day of their birth.
  if (date % 40 < 1 || date % 40 > 31 || date > 71) return undefined;
  const values = [...text.slice(0, 15)].map((one, index) => {
    const value = /\d/.test(one) ? Number(one) : one.charCodeAt(0) - 65;
    return index % 2 === 0 ? (oddValues[value] ?? 0) : value;
  });
  return text.charCodeAt(15) - 65 === totalOf(values) % 26 ? text : undefined;
};

/** One digit of the first ten occurs twice or three times, but not three times in a row. Others occur once at most. */
const hasGermanDigits = (text: string): boolean => {
  const ten = text.slice(0, 10);
  const often = [...new Set(ten)].map((digit) => ten.split(digit).length - 1).filter((times) => times > 1);
  return often.length === 1 && often.every((times) => times <= 3) && !/(\d)\1\1/.test(ten);
};

const readGerman = (text: string): string | undefined => {
  if (!/^[1-9]\d{10}$/.test(text) || !hasGermanDigits(text)) return undefined;
  const digits = digitsOf(text);
  // ISO 7064, MOD 11,10.
  const product = digits.slice(0, 10).reduce((now, digit) => (((now + digit) % 10 || 10) * 2) % 11, 10);
  return (11 - product) % 10 === digits[10] ? text : undefined;
};

const readBrazilian = (text: string): string | undefined => {
  // Eleven equal digits pass the check, but nobody has them.
  if (!/^\d{11}$/.test(text) || /^(\d)\1+$/.test(text)) return undefined;
  const digits = digitsOf(text);
  const isRight = elevens(digits.slice(0, 9)) === digits[9] && elevens(digits.slice(0, 10)) === digits[10];
  return isRight ? text : undefined;
};

/**
 * The national number of Belgium: date of birth (YYMMDD), a count, and two check digits, for which those who were born
 * since 2000 have a 2 before the number. A month of 0 stands for a date that is unknown or has too many births. In
 * numbers of people who aren't in the register, the month has 20 or 40 added.
 */
const readBelgian = (text: string): string | undefined => {
  const [, month = '', check] = /^\d\d(\d\d)\d{5}(\d\d)$/.exec(text) ?? [];
  if (check === undefined || !(Number(month) % 20 <= 12 && Number(month) < 60)) return undefined;
  const number = text.slice(0, 9);
  const isRight = [number, `2${number}`].some((one) => 97 - (Number(one) % 97) === Number(check));
  return isRight ? text : undefined;
};

/** The tax numbers by country (ISO 3166-1 alpha-2). Null where a receipt has none. */
export const taxNumbers = {
  ES: {
    field: 'tax_number',
    name: 'DNI / NIE',
    example: '12345678Z',
    isRequired: true,
    hasLetters: true,
    read: readSpanish,
  },
  PT: {
    field: 'tax_number',
    name: 'NIF',
    example: '123456789',
    isRequired: true,
    hasLetters: false,
    read: readPortuguese,
  },
  IT: {
    field: 'tax_number',
    name: 'Codice fiscale',
    example: 'MRTMTT25D09F205Z',
    isRequired: true,
    hasLetters: true,
    read: readItalian,
  },
  FR: null,
  DE: {
    field: 'tax_number',
    name: 'Steuer-ID',
    example: '86095742719',
    isRequired: false,
    hasLetters: false,
    read: readGerman,
  },
  BR: {
    field: 'tax_number',
    name: 'CPF',
    example: '111.444.777-35',
    isRequired: true,
    hasLetters: false,
    read: readBrazilian,
  },
  // Austria identifies donors by their date of birth.
  AT: null,
  BE: {
    field: 'national_number',
    name: 'Rijksregisternummer / Numéro national',
    example: '85.07.30-033.28',
    isRequired: true,
    hasLetters: false,
    read: readBelgian,
  },
} as const satisfies Readonly<Record<string, TaxNumber | null>>;

export type TaxCountry = keyof typeof taxNumbers;

export const taxCountries = Object.keys(taxNumbers) as readonly TaxCountry[];

export const taxNumberOf = (country: TaxCountry): TaxNumber | null => taxNumbers[country];

/** Reads a country's tax number in any usual spelling, without spaces, dots and dashes; undefined if blank. */
export const readTaxNumber = (
  text: string,
  number: TaxNumber,
): Reading<string | undefined, 'format' | 'looks_like_card'> => {
  const typed = dropInvisible(text).trim();
  const ascii = toAsciiDigits(typed) ?? typed;
  const plain = ascii.toUpperCase().replace(/[\s./\u2010-\u2015-]/g, '');
  if (plain === '') return { value: undefined };
  const value = number.read(plain);
  if (value !== undefined) return { value };
  return { code: hasCardNumber(typed) ? 'looks_like_card' : 'format' };
};
