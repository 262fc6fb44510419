/**
 * Says why a key can't be a publishable one (§5). The interface tells live from test by a prefix that it does not
 * show, so the key is only searched for words that mark a secret one, which must never be on a page.
 */
export const publishableKeyIssue = (key: string): 'missing' | 'secret' | 'malformed' | undefined => {
  if (key.trim() === '') return 'missing';
  if (/(?:^|[_.-])(?:sk|rk|secret|private)(?:[_.-]|$)/i.test(key)) return 'secret';
  // A character that no header may have would make every request throw.
  return /^[\x21-\x7e]+$/.test(key) ? undefined : 'malformed';
};
