import { isLoopback } from './loopback.js';

/**
 * The base address without its closing slash, or undefined when it can't be one: https (or http on a
 * loopback host), without credentials, query or hash, and ending with the version segment (§1, §9.1).
 */
export const readServiceAddress = (value: string): string | undefined => {
  const address = value.trim().replace(/\/+$/, '');
  if (!URL.canParse(address)) return undefined;
  const { protocol, hostname, username, password, search, hash, pathname } = new URL(address);
  const isSecure = protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));
  return isSecure && !(username || password || search || hash) && pathname.endsWith('/api/v1')
    ? address
    : undefined;
};
