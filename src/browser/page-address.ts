import { withoutReference } from './return-address.js';
import { parseUrl } from '../schema/parse-url.js';
import { pageUrl, pageWindow } from './page-window.js';

/**
 * This page, as the payment service and this browser's storage may know it: its path, with the query of its
 * canonical address if it has one there (`/?page_id=12`), and its route if that is in the hash (`#/give`). The
 * rest of the address bar stays here: it may hold what nobody else must read.
 */
export const pageAddress = (): string => {
  const { origin, pathname, hash } = new URL(pageUrl());
  const link = pageWindow().document.querySelector<HTMLLinkElement>('link[rel=canonical][href*="?"]');
  const canonical = link && parseUrl(link.href);
  const isThisPage = canonical?.origin === origin && canonical.pathname === pathname;
  return pathname + (isThisPage ? withoutReference(canonical.search) : '') + routeOf(hash);
};

/**
 * The route of a page that is routed by its hash: what a path is elsewhere, so without what follows a `?` or
 * `;` in it. Every other hash may hold a secret, as `#access_token=…` does.
 */
const routeOf = (hash: string): string => {
  const [route = ''] = hash.slice(1).split(/[?;#]/);
  return /^!?\/[^&=]*$/.test(route) ? `#${route}` : '';
};
