import { parseUrl } from './parse-url.js';
import { isSecureUrl } from './secure-url.js';

/**
 * Reads the address of a link that the page sets and normalises it: https (or http on a loopback host, for a page
 * under development), with both slashes, without credentials, at most 2,048 characters. Undefined for anything else.
 */
export const pageLink = (text: string): string | undefined => {
  const url = text.length <= 2048 && /^https?:\/\/[^/\\]/i.test(text) ? parseUrl(text) : undefined;
  return url && isSecureUrl(url) ? url.href : undefined;
};
