import { readLine } from '../read-line.js';

/** Reads a postcode of any country, as typed: at most 32 characters; undefined when blank. */
export const readPostcode = (text: string) => readLine(text, 32);
