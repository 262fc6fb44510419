/**
 * Whether a slug can be stored, and read back as one segment of a path (§4.2, §4.3). The interface doesn't show a
 * slug's format, so only an empty text, what leads to another path, and text that can't be encoded are refused.
 */
export const isSlug = (text: string): boolean => {
  if (/^\.{0,2}$/.test(text) || text.length > 2000) return false;
  try {
    return encodeURIComponent(text) !== '';
  } catch {
    // A lone surrogate can't be encoded.
    return false;
  }
};
