import { isPlain } from './clean.js';

const isDigit = (codePoint: number) => /\p{Nd}/u.test(String.fromCodePoint(codePoint));

// Unicode classes these mathematical and legacy-computer symbols as digits, but nobody writes numbers with them.
const ornamental = /[\u{1ccf0}-\u{1ccf9}\u{1d7ce}-\u{1d7ff}\u{1fbf0}-\u{1fbf9}]/u;

/**
 * Converts the digits of any script to 0–9. Undefined if the text mixes digits of several scripts or has symbols that
 * only look like digits.
 */
export const toAsciiDigits = (text: string): string | undefined => {
  if (isPlain(text)) return text;
  if (ornamental.test(text)) return undefined;
  const zeros = new Set<number>();
  const ascii = text.replace(/\p{Nd}/gu, (digit) => {
    const codePoint = digit.codePointAt(0) ?? 0;
    // Unicode has digits in runs of ten, from 0 to 9. Some runs are adjacent.
    let start = codePoint;
    while (isDigit(start - 1)) start -= 1;
    const value = (codePoint - start) % 10;
    zeros.add(codePoint - value);
    return String(value);
  });
  return zeros.size > 1 ? undefined : ascii;
};
