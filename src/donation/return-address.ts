import { parseUrl } from '../schema/parse-url.js';
import { referenceParameter } from './reference-parameter.js';

/**
 * The address for the way back, as §4.1 takes it: https and without credentials. It keeps its own query and
 * hash, and takes none from the page that it is relative to: what stands there may be secret.
 */
export const returnAddress = (
  address: string,
  pageUrl: string,
): { url: string } | { fault: 'https_required' | 'credentials' } => {
  const [page] = pageUrl.split(/[?#]/);
  const url = parseUrl(address, page);
  if (url?.protocol !== 'https:') return { fault: 'https_required' };
  return url.username || url.password ? { fault: 'credentials' } : { url: url.href };
};

/** Adds the reference of a donation to the query of an absolute address, or replaces the one there. */
export const withReference = (address: string, reference: string): string => {
  const url = new URL(address);
  url.searchParams.set(referenceParameter, reference);
  return url.href;
};
