import { isLoopback } from './loopback.js';

/**
 * Whether a payer may be sent to an address: absolute https (or http on a loopback host, for the sandbox),
 * written out with its slashes, without credentials.
 */
export const isCheckoutAddress = (value: unknown): boolean => {
  if (typeof value !== 'string' || !/^https?:\/\/[^/\\]/i.test(value) || !URL.canParse(value)) return false;
  const { protocol, hostname, username, password } = new URL(value);
  return !(username || password) && (protocol === 'https:' || isLoopback(hostname));
};
