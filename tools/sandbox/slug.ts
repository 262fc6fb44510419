import type { PaymentType } from '../../src/schema/payment-type.js';

const prefixes = { one_time: 'ps_', subscription: 'sub_' };
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const length = 26;

/** A slug that can't be guessed: the prefix of §2.1 or §2.2, then 130 random bits. */
export const newSlug = (type: PaymentType, randomBytes: (count: number) => Uint8Array) =>
  prefixes[type] +
  Array.from(randomBytes(length), (byte) => alphabet.charAt(byte % alphabet.length)).join('');

// The interface doesn't show which formats are invalid (§7). Here: another prefix, other characters, or too long.
const formats = { one_time: /^ps_[\w-]{1,64}$/, subscription: /^sub_[\w-]{1,64}$/ };

export const isSlug = (type: PaymentType, text: string) => formats[type].test(text);
