import type { Charity } from '../schema/charity.js';
import { cleanLine } from '../text/clean.js';
import { readColour } from './colour.js';
import { safeLogoUrl, safeUrl } from './safe-url.js';

export type Theme = {
  name?: string;
  website?: string;
  logo?: { color?: string; white?: string };
  /** `#rrggbb`, as is `secondary`. */
  primary?: string;
  secondary?: string;
};

const longest = 120;

/** One line without control and bidi characters, of 120 characters at most. */
const readDisplayName = (name: string | null | undefined): string => {
  const line = cleanLine(name ?? '');
  const characters = [...line];
  return characters.length > longest
    ? `${characters
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`
    : line;
};

/** The part of a charity's record (§2.5) that is safe to show: the record is not trusted. */
export const readTheme = (charity: Charity | null, serviceUrl: string): Theme => {
  const name = readDisplayName(charity?.name);
  const website = safeUrl(charity?.website);
  const color = safeLogoUrl(charity?.logo?.color, serviceUrl);
  const white = safeLogoUrl(charity?.logo?.white, serviceUrl);
  // One that can't be trusted makes the other doubtful too.
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
