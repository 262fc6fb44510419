import { hasCardNumber } from '../../text/card-number.js';
import { dropInvisible } from '../../text/clean.js';
import { toAsciiDigits } from '../../text/digits.js';
import type { Reading } from '../reading.js';

/**
 * Reads a phone number in the format of any country, and writes digits, dashes and plus in ASCII. It needs at least
 * four digits and can have an extension. Undefined if blank.
 */
export const readPhone = (
  text: string,
): Reading<string | undefined, 'format' | 'too_short' | 'looks_like_card'> => {
  const typed = toAsciiDigits(
    dropInvisible(text)
      .replace(/[\u2010-\u2015\u2212－]/g, '-')
      .replace('＋', '+')
      .replace(/\s+/g, ' ')
      .trim()
      .replace(/^tel: ?/i, ''),
  );
  if (typed === '') return { value: undefined };
  // E.164 numbers have up to 15 digits and German ones more. 64 characters leave room for an extension.
  if (
    !typed ||
    typed.length > 64 ||
    !/^\+?[\d ()./-]*\d[ )]*(?:(?:ext\.?|extension|x|#) ?\d{1,6})?$/i.test(typed)
  ) {
    return { code: 'format' };
  }
  if (!typed.startsWith('+') && hasCardNumber(typed)) return { code: 'looks_like_card' };
  return typed.replace(/\D/g, '').length < 4 ? { code: 'too_short' } : { value: typed };
};
