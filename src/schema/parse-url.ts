/**
 * Parses a URL; undefined if the text isn't one. Chrome before 120 and Safari before 17 have no `URL.canParse`, and
 * Firefox 115 has no `URL.parse`.
 */
export const parseUrl = (text: string, base?: string): URL | undefined => {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
};
