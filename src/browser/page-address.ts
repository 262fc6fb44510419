import { parseUrl } from '../schema/parse-url.js';

/**
 * This page, as the payment service and this browser's storage may know it: its path, with the query of its
 * canonical address if it has one there (`/?page_id=12`). The query of the address bar stays here: it may
 * hold what nobody else must read.
 */
export const pageAddress = (): string => {
  const { pathname } = location;
  const { href = '' } = document.querySelector<HTMLLinkElement>('link[rel=canonical][href*="?"]') ?? {};
  const canonical = parseUrl(href);
  return pathname + (canonical?.pathname === pathname ? canonical.search : '');
};
