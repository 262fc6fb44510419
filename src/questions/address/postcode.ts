import { hasCardNumber } from '../../text/card-number.js';
import { cleanLine } from '../../text/clean.js';
import type { Reading } from '../reading.js';

export type LineReading = Reading<string | undefined, 'looks_like_card' | 'too_long'>;

// The interface gives no lengths. These are far beyond what people are called or live at, and they keep a
// pasted page out of the request.
const read = (text: string, longest: number): LineReading => {
  const value = cleanLine(text);
  if (value.length > longest) return { code: 'too_long' };
  if (hasCardNumber(value)) return { code: 'looks_like_card' };
  return { value: value || undefined };
};

/** Reads a line of an address, or a name, as typed: at most 200 characters; undefined when blank. */
export const readLine = (text: string): LineReading => read(text, 200);

/** Reads a postcode of any country, as typed: at most 32 characters; undefined when blank. */
export const readPostcode = (text: string): LineReading => read(text, 32);
