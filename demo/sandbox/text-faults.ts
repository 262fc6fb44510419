import type { Issue } from './error-response.js';

// How deep metadata may nest is not shown; what nests deeper can't be written out again.
const maxDepth = 64;

/** SQL text ends at a NUL, and half a surrogate pair is no text at all: neither would be read back as it was. */
const isStorable = (text: string) => !text.includes('\0') && !/\p{Cs}/u.test(text);

/** The places of a value whose texts and numbers can't be stored as they are, or which nest too deep. */
export const textFaults = (
  value: unknown,
  { storedAsJson = false }: { storedAsJson?: boolean } = {},
  path: Issue['path'] = [],
): Issue[] => {
  if (typeof value === 'string') {
    return storedAsJson || isStorable(value) ? [] : [{ path, code: 'invalid_format' }];
  }
  // JSON such as 1e400 is read as an infinite number, which would be written as null.
  if (typeof value === 'number' && !Number.isFinite(value)) return [{ path, code: 'too_big' }];
  if (typeof value !== 'object' || value === null) return [];
  if (path.length > maxDepth) return [{ path: path.slice(0, 1), code: 'too_big' }];
  return Object.entries(value).flatMap(([key, inner]) =>
    textFaults(inner, { storedAsJson }, [...path, Array.isArray(value) ? Number(key) : key]),
  );
};
