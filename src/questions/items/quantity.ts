import { toAsciiDigits } from '../../text/digits.js';
import type { Reading } from '../reading.js';

/** How many of an item can be given at once. */
export const mostOfAnItem = 999;

/** Reads a quantity in digits of any one script; blank is none. */
export const readQuantity = (text: string): Reading<number, 'quantity'> => {
  const digits = toAsciiDigits(text.trim());
  if (digits === '') return { value: 0 };
  return digits && /^\d{1,6}$/.test(digits) && Number(digits) <= mostOfAnItem
    ? { value: Number(digits) }
    : { code: 'quantity' };
};
