import { toAsciiDigits } from './digits.js';

const passesLuhn = (digits: string) => {
  let sum = 0;
  [...digits].reverse().forEach((digit, index) => {
    const value = Number(digit) * (1 + (index % 2));
    sum += value > 9 ? value - 9 : value;
  });
  return sum % 10 === 0;
};

/** The most digits, and so the most groups, of a card number. */
const longest = 19;

/**
 * Whether a text contains a card number: 13 to 19 digits that pass the Luhn check, grouped or not, alone or next to
 * other numbers (an expiry date, a security code). No card number starts with 0, as many phone numbers do.
 */
export const hasCardNumber = (text: string): boolean =>
  [...(toAsciiDigits(text) ?? text).matchAll(/\d[\d .-]{11,}\d/g)].some(([run]) => {
    const groups = run.split(/[ .-]+/);
    return groups.some((_, start) => {
      let digits = '';
      return groups
        .slice(start, start + longest)
        .some((group) => /^[1-9]\d{12,18}$/.test((digits += group)) && passesLuhn(digits));
    });
  });
