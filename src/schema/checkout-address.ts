import { parseUrl } from './parse-url.js';
import { isSecureUrl } from './secure-url.js';

/**
 * Whether a payer may be sent to an address: absolute https (or http on a loopback host, for the sandbox),
 * written out with its slashes, without credentials.
 */
export const isCheckoutAddress = (value: unknown): boolean => {
  const url = typeof value === 'string' && /^https?:\/\/[^/\\]/i.test(value) ? parseUrl(value) : undefined;
  return url !== undefined && isSecureUrl(url);
};
