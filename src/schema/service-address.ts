import { parseUrl } from './parse-url.js';
import { isSecureUrl } from './secure-url.js';

/**
 * The base address without its closing slash, or undefined when it can't be one: https (or http on a
 * loopback host), without credentials, query or hash, and ending with the version segment (§1, §9.1).
 */
export const readServiceAddress = (value: string): string | undefined => {
  // A bare ? or # leaves no trace in a parsed address, and all that is added later would come after it.
  const url = /[?#]/.test(value) ? undefined : parseUrl(value);
  if (!url) return undefined;
  const { origin, pathname } = url;
  const path = pathname.replace(/(?<!\/)\/+$/, '');
  return isSecureUrl(url) && path.endsWith('/api/v1') ? origin + path : undefined;
};
