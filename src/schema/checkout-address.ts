import { parseUrl } from './parse-url.js';
import { isSecureUrl } from './secure-url.js';

/**
 * Whether it is safe to send a payer to an address: absolute https (or http on a loopback host, for the sandbox),
 * with both slashes and without credentials.
 */
export const isCheckoutAddress = (value: unknown): boolean => {
  const url = typeof value === 'string' && /^https?:\/\/[^/\\]/i.test(value) ? parseUrl(value) : undefined;
  return url !== undefined && isSecureUrl(url);
};
