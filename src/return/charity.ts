import type { Charity } from '../schema/charity.js';
import { shortLine } from '../text/clean.js';
import { readColour } from './colour.js';
import { safeLogoUrl, safeUrl } from './safe-url.js';

export type Theme = {
  name?: string;
  website?: string;
  logo?: { color?: string; white?: string };
  /** `#rrggbb`, like `secondary`. */
  primary?: string;
  secondary?: string;
};

const longest = 120;

/** The parts of a charity's record (§2.5) that are safe to show. The record is untrusted. */
export const readTheme = (charity: Charity | null, serviceUrl: string): Theme => {
  const name = shortLine(charity?.name ?? '', longest);
  const website = safeUrl(charity?.website);
  const color = safeLogoUrl(charity?.logo?.color, serviceUrl);
  const white = safeLogoUrl(charity?.logo?.white, serviceUrl);
  // If one colour can't be trusted, the other can't either.
  const isDoubtful = Boolean((charity?.logo?.color && !color) || (charity?.logo?.white && !white));
  const primary = readColour(charity?.theme?.primary);
  const secondary = readColour(charity?.theme?.secondary);
  return {
    ...(name && { name }),
    ...(website && { website }),
    ...(!isDoubtful && (color ?? white) && { logo: { ...(color && { color }), ...(white && { white }) } }),
    ...(primary && { primary }),
    ...(secondary && { secondary }),
  };
};
