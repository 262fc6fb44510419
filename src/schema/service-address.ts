import { parseUrl } from './parse-url.js';
import { isSecureUrl } from './secure-url.js';

/**
 * The base address without its trailing slash; undefined unless it is https (or http on a loopback host), has no
 * credentials, query or hash, and ends with the version segment (§9.1).
 */
export const readServiceAddress = (value: string): string | undefined => {
  // Parsing drops a bare ? or #, but a path that is added later would come after it.
  const url = /[?#]/.test(value) ? undefined : parseUrl(value);
  if (!url) return undefined;
  const { origin, pathname } = url;
  const path = pathname.replace(/(?<!\/)\/+$/, '');
  return isSecureUrl(url) && path.endsWith('/api/v1') ? origin + path : undefined;
};
