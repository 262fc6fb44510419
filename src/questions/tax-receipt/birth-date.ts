import { hasCardNumber } from '../../text/card-number.js';
import { dropInvisible } from '../../text/clean.js';
import { toAsciiDigits } from '../../text/digits.js';
import type { Reading } from '../reading.js';

/** Nobody who gives today was born before this year. */
const firstYear = 1900;

/** Day, month and year, in the order of Austria. Digits without separators are possible on a phone’s number pad. */
const dayFirst =
  /^(\d{1,2})(?:\s*[./\-\u2010-\u2015,]\s*|\s+)(\d{1,2})(?:\s*[./\-\u2010-\u2015,]\s*|\s+)(\d{4})$/;
const digitsOnly = /^(\d{2})(\d{2})(\d{4})$/;
/** The format that browsers fill in. */
const yearFirst = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;

const partsOf = (text: string): [year: number, month: number, day: number] | undefined => {
  const [, year, month, day] = yearFirst.exec(text) ?? [];
  if (year && month && day) return [Number(year), Number(month), Number(day)];
  const [, first, second, last] = dayFirst.exec(text) ?? digitsOnly.exec(text) ?? [];
  return first && second && last ? [Number(last), Number(second), Number(first)] : undefined;
};

/**
 * Reads a date of birth in digits of any script: day, month and year, or `YYYY-MM-DD`. Returns `YYYY-MM-DD`, or
 * undefined for a blank text. It never guesses: a year needs four digits, and the month is never first. `now` is in
 * milliseconds since the epoch. Today is the day where the donor is.
 */
export const readBirthDate = (
  text: string,
  now: number,
): Reading<string | undefined, 'format' | 'not_birth_date' | 'looks_like_card'> => {
  const typed = dropInvisible(text).trim();
  if (typed === '') return { value: undefined };
  const parts = partsOf(toAsciiDigits(typed) ?? typed);
  if (!parts) return { code: hasCardNumber(typed) ? 'looks_like_card' : 'format' };
  const [year, month, day] = parts;
  const date = new Date(0);
  // Date.UTC would read the years 0 to 99 as 1900 to 1999.
  date.setUTCFullYear(year, month - 1, day);
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return { code: 'format' };
  const today = new Date(now);
  const isFuture = date.getTime() > Date.UTC(today.getFullYear(), today.getMonth(), today.getDate());
  if (year < firstYear || isFuture) return { code: 'not_birth_date' };
  const padded = (number: number) => String(number).padStart(2, '0');
  return { value: `${year}-${padded(month)}-${padded(day)}` };
};
