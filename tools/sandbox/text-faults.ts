import type { Issue } from './error-response.js';

// The interface doesn't limit how deep metadata can nest. Deeper values can't be written as JSON again.
const maxDepth = 64;

/** SQL text ends at a NUL, and half a surrogate pair isn't valid text. Neither would be read back unchanged. */
const isStorable = (text: string) => !text.includes('\0') && !/\p{Cs}/u.test(text);

/** Finds texts and numbers in a value that can't be stored unchanged, and parts that nest too deep. */
export const textFaults = (
  value: unknown,
  { storedAsJson = false }: { storedAsJson?: boolean } = {},
  path: Issue['path'] = [],
): Issue[] => {
  if (typeof value === 'string') {
    return storedAsJson || isStorable(value) ? [] : [{ path, code: 'invalid_format' }];
  }
  // JavaScript reads 1e400 as infinity, and would write it as null.
  if (typeof value === 'number' && !Number.isFinite(value)) return [{ path, code: 'too_big' }];
  if (typeof value !== 'object' || value === null) return [];
  if (path.length > maxDepth) return [{ path: path.slice(0, 1), code: 'too_big' }];
  return Object.entries(value).flatMap(([key, inner]) =>
    textFaults(inner, { storedAsJson }, [...path, Array.isArray(value) ? Number(key) : key]),
  );
};
