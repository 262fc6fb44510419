import { readLine } from '../read-line.js';

/** Reads a first or last name: one or more letters in any script, at most 200 characters; undefined if blank. */
export const readName = readLine;
