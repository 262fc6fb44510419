import { isLoopback } from './loopback.js';
import { parseUrl } from './parse-url.js';

/**
 * Whether a payer may be sent to an address: absolute https (or http on a loopback host, for the sandbox),
 * written out with its slashes, without credentials.
 */
export const isCheckoutAddress = (value: unknown): boolean => {
  const url = typeof value === 'string' && /^https?:\/\/[^/\\]/i.test(value) ? parseUrl(value) : undefined;
  if (!url) return false;
  const { protocol, hostname, username, password } = url;
  return !(username || password) && (protocol === 'https:' || isLoopback(hostname));
};
