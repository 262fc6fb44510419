import { isLoopback } from './loopback.js';
import { parseUrl } from './parse-url.js';

/**
 * The base address without its closing slash, or undefined when it can't be one: https (or http on a
 * loopback host), without credentials, query or hash, and ending with the version segment (§1, §9.1).
 */
export const readServiceAddress = (value: string): string | undefined => {
  // A bare ? or # leaves no trace in a parsed address, and all that is added later would come after it.
  const url = /[?#]/.test(value) ? undefined : parseUrl(value);
  if (!url) return undefined;
  const { protocol, hostname, username, password, origin, pathname } = url;
  const isSecure = protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));
  const path = pathname.replace(/(?<!\/)\/+$/, '');
  return isSecure && !(username || password) && path.endsWith('/api/v1') ? origin + path : undefined;
};
