/**
 * Parses a URL; undefined if the text isn't one. Chrome before 120 and Safari before 17 have no `URL.canParse`, and
 * Firefox 115 has no `URL.parse`.
 */
export const parseUrl = (text: string, base?: string): URL | undefined => {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
};

/** Whether a host name (from `URL.hostname`) is this machine. */
export const isLoopback = (hostname: string): boolean =>
  /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(hostname);

/** Whether requests to a URL can't be read or changed on the way. The URL must not contain credentials either. */
const isSecureUrl = ({ protocol, hostname, username, password }: URL): boolean =>
  !(username || password) && (protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname)));

/**
 * The base address without its trailing slash; undefined unless it is https (or http on a loopback host), has no
 * credentials, query or hash, and ends with the version segment (§9.1).
 */
export const readServiceAddress = (value: string): string | undefined => {
  const url = parseUrl(value);
  // Parsing drops a bare ? or #, but a path that is added later would come after it.
  if (!url || /[?#]/.test(value)) return undefined;
  const { origin, pathname } = url;
  const path = pathname.replace(/(?<!\/)\/+$/, '');
  return isSecureUrl(url) && path.endsWith('/api/v1') ? origin + path : undefined;
};

/**
 * Whether it is safe to send a payer to an address: absolute https (or http on a loopback host, for the sandbox),
 * with both slashes and without credentials.
 */
export const isCheckoutAddress = (value: unknown): boolean => {
  const url = typeof value === 'string' && /^https?:\/\/[^/\\]/i.test(value) ? parseUrl(value) : undefined;
  return url !== undefined && isSecureUrl(url);
};

/**
 * Reads the address of a link that the page sets and normalises it: https (or http on a loopback host, for a page
 * under development), with both slashes, without credentials, at most 2,048 characters. Undefined for anything else.
 */
export const pageLink = (text: string): string | undefined => {
  const url = text.length <= 2048 && /^https?:\/\/[^/\\]/i.test(text) ? parseUrl(text) : undefined;
  return url && isSecureUrl(url) ? url.href : undefined;
};
