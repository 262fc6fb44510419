import { hasCardNumber } from '../../text/card-number.js';
import { dropInvisible } from '../../text/clean.js';
import { toAsciiDigits } from '../../text/digits.js';
import type { Reading } from '../reading.js';

/**
 * Reads a phone number of any country as it is written there, with digits, dashes and plus in ASCII: at least
 * four digits, and an extension if there is one. Undefined when blank.
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
  // Numbers of E.164 have up to 15 digits, German ones more; 64 characters leave room for an extension.
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
