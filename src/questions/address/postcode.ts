import type { Reading } from '../reading.js';
import { readLine } from '../read-line.js';

/** Reads a postcode of any country, as typed, with at most 32 characters; undefined if blank. */
export const readPostcode = (text: string) => readLine(text, 32);

// The outward and the inward code: “SW1A 1AA”, “M1 1AE”.
const ukPostcode = /^[a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2}$/i;

/** Reads a postcode of the United Kingdom, Guernsey, Jersey or the Isle of Man, as typed; undefined if blank. */
export const readUkPostcode = (
  text: string,
): Reading<string | undefined, 'not_uk_postcode' | 'looks_like_card' | 'too_long'> => {
  const reading = readPostcode(text);
  if ('code' in reading || reading.value === undefined) return reading;
  return ukPostcode.test(reading.value) ? reading : { code: 'not_uk_postcode' };
};
