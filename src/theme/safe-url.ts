import { isLoopback } from '../schema/loopback.js';
import { parseUrl } from '../schema/parse-url.js';

const parse = (value: unknown, start: RegExp): URL | undefined => {
  if (typeof value !== 'string' || value.length > 2048 || !start.test(value)) return;
  const url = parseUrl(value);
  return url?.username || url?.password ? undefined : url;
};

/**
 * An address out of a charity's record that may become a link or an image: a literal `https://`, at most 2,048
 * characters, without credentials. Given back as the URL parser writes it; undefined for anything else.
 */
export const safeUrl = (value: unknown): string | undefined => parse(value, /^https:\/\/[^/\\]/i)?.href;

/**
 * The address of a logo: as `safeUrl`, and besides, for the local sandbox, http of the very origin of a
 * service that runs on a loopback host. No wider: a hostile charity record must not make a donor's browser call
 * the ports of the donor's own machine.
 */
export const safeLogoUrl = (value: unknown, serviceUrl: string): string | undefined => {
  const logo = parse(value, /^https?:\/\/[^/\\]/i);
  const isSafe =
    logo?.protocol === 'https:' ||
    (logo && isLoopback(logo.hostname) && logo.origin === parseUrl(serviceUrl)?.origin);
  return isSafe ? logo.href : undefined;
};
