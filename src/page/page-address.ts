import { returnAddress, withoutReference } from './return-address.js';
import { parseUrl } from '../schema/url.js';
import { ofDocument } from './page-document.js';
import { pageUrl, pageWindow } from './page-window.js';

/**
 * The part of this page's address that the payment service and storage can see: the path, the query of its
 * canonical address (`/?page_id=12`), and its route if that is in the hash (`#/give`). The rest of the address
 * never leaves the page, because it can hold secrets.
 */
export const pageAddress = (): string => {
  const { origin, pathname, hash } = new URL(pageUrl());
  const link = pageWindow().document.querySelector<HTMLLinkElement>('link[rel=canonical][href*="?"]');
  const canonical = link && parseUrl(link.href);
  const isThisPage = canonical?.origin === origin && canonical.pathname === pathname;
  return pathname + (isThisPage ? withoutReference(canonical.search) : '') + routeOf(hash);
};

/**
 * The route of a page that uses its hash for routing, without anything after a `?` or `;` in it. Any other hash
 * can hold a secret, such as `#access_token=…`.
 */
const routeOf = (hash: string): string => {
  const [route = ''] = hash.slice(1).split(/[?;#]/);
  return /^!?\/[^&=]*$/.test(route) ? `#${route}` : '';
};

/**
 * The address that the hosted checkout sends the donor back to: the page's `return-url`, relative to the document's
 * base, or this page. Undefined if §4.1 doesn't allow it; the service then uses the organisation's default.
 */
export const returnTo = (configured: string | null): string | undefined => {
  const address = returnAddress(
    configured || pageAddress(),
    configured ? ofDocument('baseURI') : pageWindow().location.href,
  );
  return 'url' in address ? address.url : undefined;
};
