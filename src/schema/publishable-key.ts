/**
 * What is wrong with a publishable key (§5): the interface tells live from test by a prefix that it does not
 * show, so nothing is read from it but the words that mark a secret one, which must never be on a page.
 */
export const publishableKeyFault = (key: string): 'missing' | 'secret' | 'malformed' | undefined => {
  if (key.trim() === '') return 'missing';
  if (/(?:^|[_.-])(?:sk|rk|secret|private)(?:[_.-]|$)/i.test(key)) return 'secret';
  // A character that no header may have would make every request throw.
  return /^[\x21-\x7e]+$/.test(key) ? undefined : 'malformed';
};
