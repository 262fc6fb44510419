import { parseUrl } from '../schema/url.js';
import { ofDocument, pageUrl, pageWindow } from './window.js';

/** The query parameter that identifies a return. */
export const referenceParameter = 'donation-reference';

/** The query parameters that fill in a form. */
export const fieldsOfLinks = ['amount', 'amounts', 'currency', 'interval', 'project', 'intention'] as const;

/** The query parameters of this page's current address. */
export const pageParameters = (): URLSearchParams => new URLSearchParams(pageWindow().location.search);

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

/**
 * The return address as §4.1 requires it: https, without credentials. It keeps its own query and hash but takes
 * none from the page it is relative to, because those can hold secrets.
 */
export const returnAddress = (
  address: string,
  pageUrl: string,
): { url: string } | { issue: 'https_required' | 'credentials' } => {
  const [page] = pageUrl.split(/[?#]/);
  const url = parseUrl(address, page);
  if (url?.protocol !== 'https:') return { issue: 'https_required' };
  return url.username || url.password ? { issue: 'credentials' } : { url: url.href };
};

/** Adds a donation's reference to the query of an absolute address, or replaces the one it has. */
export const withReference = (address: string, reference: string): string => {
  const own = `${referenceParameter}=${reference}`;
  return withQuery(address, (parameters) => {
    const index = parameters.findIndex(isReference);
    return index < 0
      ? [...parameters, own]
      : parameters.flatMap((one, at) => (at === index ? own : isReference(one) ? [] : one));
  });
};

/** The values of the reference parameter in an address: each is 32 hex digits, or any other text found there. */
export const referencesIn = (address: string): string[] =>
  parametersOf(splitAddress(address).query).flatMap((one) => {
    const value = new URLSearchParams(one).get(referenceParameter);
    return value === null ? [] : (/^[0-9a-f]{32}/.exec(value)?.[0] ?? value);
  });

/** Removes every reference from an address's query and leaves the rest unchanged. */
export const withoutReference = (address: string): string =>
  withQuery(address, (parameters) => parameters.filter((one) => !isReference(one)));

/**
 * Adds and removes whole parameters as text. Parsing and rewriting the query with `URLSearchParams` would change
 * `?flag`, `%20` and every byte that isn't UTF-8.
 */
const withQuery = (address: string, change: (parameters: string[]) => string[]): string => {
  const { path, query, hash } = splitAddress(address);
  const changed = change(parametersOf(query)).join('&');
  return path + (changed && `?${changed}`) + hash;
};

const splitAddress = (address: string) => {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(.*)$/s.exec(address) ?? [];
  return { path, query, hash };
};

/**
 * Some services add `?session_id=…` to an address that already has a query. A reference contains no `?`, so one
 * after it starts another parameter.
 */
const parametersOf = (query: string): string[] =>
  (query === '' ? [] : query.split('&')).flatMap((one) => {
    const [first = '', ...more] = one.split('?');
    return more.length > 0 && isReference(first) ? [first, ...parametersOf(more.join('?'))] : one;
  });

const isReference = (parameter: string): boolean => new URLSearchParams(parameter).has(referenceParameter);
