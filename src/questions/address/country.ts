import { countryCodes } from '../../schema/country.js';
import type { Reading } from '../reading.js';

// These are common, but not in ISO 3166-1: the United Kingdom, and Greece as the European Union writes it.
const aliases: Partial<Record<string, string>> = { UK: 'GB', EL: 'GR' };

/** Reads a country code in upper or lower case; undefined if blank. */
export const readCountry = (text: string): Reading<string | undefined, 'not_iso_alpha2'> => {
  const typed = text.trim().toUpperCase();
  const code = aliases[typed] ?? typed;
  if (!code) return { value: undefined };
  return countryCodes.includes(code) ? { value: code } : { code: 'not_iso_alpha2' };
};
