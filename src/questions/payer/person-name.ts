import { readLine } from '../read-line.js';

/**
 * Reads a first or last name: whatever people are called, of one letter or many, in any script, at most 200
 * characters; undefined when blank.
 */
export const readName = readLine;
