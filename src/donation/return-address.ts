import { referenceParameter } from './reference-parameter.js';

/**
 * The address for the way back, as §4.1 takes it: https and without credentials. A configured one keeps its
 * query and hash; without one it is the page, of which only origin and path are used, since the rest of a
 * page's address may hold secrets.
 */
export const returnAddress = (
  configured: string | undefined,
  pageUrl: string,
): { url: string } | { fault: 'https_required' | 'credentials' } => {
  const [page = ''] = pageUrl.split(/[?#]/);
  const address = configured || page;
  if (!URL.canParse(address, page)) return { fault: 'https_required' };
  const url = new URL(address, page);
  if (url.protocol !== 'https:') return { fault: 'https_required' };
  return url.username || url.password ? { fault: 'credentials' } : { url: url.href };
};

/** Adds the reference of a donation to the query of an absolute address, or replaces the one there. */
export const withReference = (address: string, reference: string): string => {
  const url = new URL(address);
  url.searchParams.set(referenceParameter, reference);
  return url.href;
};
