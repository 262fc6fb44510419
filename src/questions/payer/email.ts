import { parseUrl } from '../../schema/url.js';
import { dropInvisible } from '../../text/clean.js';
import type { Reading } from '../reading.js';

const local = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
// At least two labels of up to 63 characters. The last one starts with a letter, which rules out IP addresses.
const host = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])$/i;

/** Converts a domain to ASCII (Punycode), as e-mail servers expect it. */
const toAscii = (domain: string): string => {
  // Only letters, digits, dots and hyphens are parsed: with other characters, the URL parser could find a port or path.
  const address = `https://${domain}`;
  const isPlain = /^[\x20-\x7e]*$/.test(domain) || !/^[\p{L}\p{M}\p{N}.。-]+$/u.test(domain);
  return isPlain ? domain : (parseUrl(address)?.hostname ?? domain);
};

/**
 * Reads an e-mail address that can receive e-mail: a local part of up to 64 ASCII characters and a domain with a
 * dot, up to 254 characters in total. Removes traces of copying; undefined if blank.
 */
export const readEmail = (text: string): Reading<string | undefined, 'format' | 'too_long'> => {
  const pasted = dropInvisible(text).trim();
  if (pasted.length > 320) return { code: 'too_long' };
  const typed = pasted
    .replace(/^mailto:/i, '')
    .replace(/[;,\s]+$/, '')
    .replace(/[‘’]/g, "'")
    .replace('＠', '@');
  if (!typed) return { value: undefined };
  const at = typed.lastIndexOf('@');
  const name = typed.slice(0, at);
  const email = `${name}@${toAscii(typed.slice(at + 1, at + 255))}`;
  if (typed.length > 254 || email.length > 254 || name.length > 64) return { code: 'too_long' };
  return local.test(name) && host.test(email.slice(at + 1)) ? { value: email } : { code: 'format' };
};
