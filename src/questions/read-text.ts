import { cleanLine } from '../text/clean.js';
import { hasCardNumber } from '../text/card-number.js';
import type { Reading } from './reading.js';

type TextReading = Reading<string | undefined, 'looks_like_card' | 'too_long'>;

/**
 * Reads several lines of text, such as a comment, as typed, with at most `longest` characters; undefined if blank.
 * Each line is cleaned. Blank lines are removed at the start, at the end and if there are several in a row.
 */
export const readText = (text: string, longest: number): TextReading => {
  const value = text
    .split(/\r\n?|[\n\u2028\u2029]/)
    .map(cleanLine)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/^\n+|\n+$/g, '');
  if (value.length > longest) return { code: 'too_long' };
  if (hasCardNumber(value)) return { code: 'looks_like_card' };
  return { value: value || undefined };
};
