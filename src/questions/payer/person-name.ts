import { readLine } from '../read-line.js';

/** Reads a first or last name of 1 to 200 characters, in any script; undefined if blank. */
export const readName = readLine;
