import type { Charity } from '../schema/charity.js';
import { shortLine } from '../text/clean.js';
import { readColour } from './colour.js';
import { isLoopback, parseUrl } from '../schema/url.js';

export type Theme = {
  name?: string;
  website?: string;
  logo?: { color?: string; white?: string };
  /** `#rrggbb`. */
  primary?: string;
};

const longest = 120;

/**
 * The parts of a charity's record (§2.5) that are safe to show. The record is untrusted. `ownName` is the page's name
 * of the charity, for a record without one.
 */
export const readTheme = (charity: Charity | null, serviceUrl: string, ownName?: string | null): Theme => {
  const name = shortLine(charity?.name || ownName || '', longest);
  const website = safeUrl(charity?.website);
  const color = safeLogoUrl(charity?.logo?.color, serviceUrl);
  const white = safeLogoUrl(charity?.logo?.white, serviceUrl);
  // If one colour can't be trusted, the other can't either.
  const isDoubtful = Boolean((charity?.logo?.color && !color) || (charity?.logo?.white && !white));
  const primary = readColour(charity?.theme?.primary);
  return {
    ...(name && { name }),
    ...(website && { website }),
    ...(!isDoubtful && (color ?? white) && { logo: { ...(color && { color }), ...(white && { white }) } }),
    ...(primary && { primary }),
  };
};

const parse = (value: unknown, start: RegExp): URL | undefined => {
  if (typeof value !== 'string' || value.length > 2048 || !start.test(value)) return;
  const url = parseUrl(value);
  return url?.username || url?.password ? undefined : url;
};

/**
 * Reads an address from a charity's record that will be a link or an image: it must start with `https://`, have at
 * most 2,048 characters and no credentials. Returns it normalised; undefined for anything else.
 */
export const safeUrl = (value: unknown): string | undefined => parse(value, /^https:\/\/[^/\\]/i)?.href;

/**
 * Reads the address of a logo: as `safeUrl`, and also http from the service's own origin if the service runs on a
 * loopback host, for the local sandbox. It allows no more, because a hostile charity record must not make a donor's
 * browser call ports on the donor's own machine.
 */
export const safeLogoUrl = (value: unknown, serviceUrl: string): string | undefined => {
  const logo = parse(value, /^https?:\/\/[^/\\]/i);
  const isSafe =
    logo?.protocol === 'https:' ||
    (logo && isLoopback(logo.hostname) && logo.origin === parseUrl(serviceUrl)?.origin);
  return isSafe ? logo.href : undefined;
};
