import { cleanLine } from './clean.js';

/** One line without control and bidi characters, cut with “…” where it is longer than this many characters. */
export const shortLine = (text: string, longest: number): string => {
  const line = cleanLine(text);
  const characters = [...line];
  return characters.length > longest
    ? `${characters
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`
    : line;
};
