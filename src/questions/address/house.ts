import type { Reading } from '../reading.js';
import { readLine } from '../read-line.js';

/** Reads an address line with a house name or number, so it needs a letter or digit; undefined if blank. */
export const readHouse = (
  text: string,
): Reading<string | undefined, 'house_missing' | 'looks_like_card' | 'too_long'> => {
  const reading = readLine(text);
  if ('code' in reading || reading.value === undefined) return reading;
  return /[\p{L}\p{N}]/u.test(reading.value) ? reading : { code: 'house_missing' };
};
