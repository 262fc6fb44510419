import type { PaymentType } from '../../src/schema/payment-type.js';

const prefixes = { one_time: 'ps_', subscription: 'sub_' };
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const length = 26;

/** A slug that can't be guessed: the prefix of §2.1 or §2.2, then 130 random bits. */
export const newSlug = (type: PaymentType, randomBytes: (count: number) => Uint8Array) =>
  prefixes[type] +
  Array.from(randomBytes(length), (byte) => alphabet.charAt(byte % alphabet.length)).join('');

/**
 * The slug with an ending that a request has chosen, to try slugs with any sign. The sign before it keeps the rest in
 * its format.
 */
export const withEnding = (slug: string, ending: unknown) =>
  typeof ending === 'string' && /^[^\0\p{Cs}]{1,64}$/u.test(ending) ? `${slug}~${ending}` : slug;

// The interface doesn't show which formats are invalid (§7). Here: another prefix, other characters, or too long.
const formats = {
  one_time: /^ps_[\w-]{1,64}(?:~.{1,64})?$/su,
  subscription: /^sub_[\w-]{1,64}(?:~.{1,64})?$/su,
};

export const isSlug = (type: PaymentType, text: string) => formats[type].test(text);
