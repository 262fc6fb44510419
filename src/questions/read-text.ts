import { cleanLine } from '../text/clean.js';
import { hasCardNumber } from '../text/card-number.js';
import type { Reading } from './reading.js';

type TextReading = Reading<string | undefined, 'looks_like_card' | 'too_long'>;

/**
 * Reads a text of several lines, such as a comment, as typed: at most `longest` characters; undefined when blank.
 * Each line is cleaned as one of its own, and blank lines are dropped before, after, and where they repeat.
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
