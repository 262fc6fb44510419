/**
 * The reason why a key can't be a publishable key (§5). The interface doesn't show the prefixes of live and test
 * keys, so this only looks for words that mark a secret key, which must never be on a page.
 */
export const publishableKeyIssue = (key: unknown): 'missing' | 'secret' | 'malformed' | undefined => {
  // A page without types can pass anything.
  if (typeof key !== 'string' || key.trim() === '') return 'missing';
  if (/(?:^|[_.-])(?:sk|rk|secret|private)(?:[_.-]|$)/i.test(key)) return 'secret';
  // A character that isn't allowed in a header would make every request throw.
  return /^[\x21-\x7e]+$/.test(key) ? undefined : 'malformed';
};
