import { hasCardNumber } from '../text/card-number.js';
import { cleanLine } from '../text/clean.js';
import type { Reading } from './reading.js';

type LineReading = Reading<string | undefined, 'looks_like_card' | 'too_long'>;

/**
 * Reads one line, such as a name or a line of an address, as typed, with at most `longest` characters; undefined if
 * blank. The interface sets no lengths. These are far longer than any name or address, and keep a pasted page out of
 * the request.
 */
export const readLine = (text: string, longest = 200): LineReading => {
  const value = cleanLine(text);
  if (value.length > longest) return { code: 'too_long' };
  if (hasCardNumber(value)) return { code: 'looks_like_card' };
  return { value: value || undefined };
};
