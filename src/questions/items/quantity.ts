import { toAsciiDigits } from '../../text/digits.js';
import type { Reading } from '../reading.js';

/** The maximum quantity of an item. */
export const mostOfAnItem = 999;

/** Reads a quantity in the digits of any one script. Blank is 0. */
export const readQuantity = (text: string): Reading<number, 'quantity'> => {
  const digits = toAsciiDigits(text.trim());
  if (digits === '') return { value: 0 };
  return digits && /^\d{1,6}$/.test(digits) && Number(digits) <= mostOfAnItem
    ? { value: Number(digits) }
    : { code: 'quantity' };
};
