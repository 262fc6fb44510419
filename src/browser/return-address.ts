import { parseUrl } from '../schema/parse-url.js';
import { referenceParameter } from './reference-parameter.js';

/**
 * The address to return to, as §4.1 takes it: https and without credentials. It keeps its own query and hash, and
 * takes none from the page that it is relative to: what stands there may be secret.
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

/** Adds the reference of a donation to the query of an absolute address, or replaces the one there. */
export const withReference = (address: string, reference: string): string => {
  const own = `${referenceParameter}=${reference}`;
  return withQuery(address, (parameters) => {
    const place = parameters.findIndex(isReference);
    return place < 0
      ? [...parameters, own]
      : parameters.flatMap((one, at) => (at === place ? own : isReference(one) ? [] : one));
  });
};

/** The references in the query of an address, as far as they are ones: 32 digits, or whatever stands there. */
export const referencesIn = (address: string): string[] =>
  parametersOf(partsOf(address).query).flatMap((one) => {
    const value = new URLSearchParams(one).get(referenceParameter);
    return value === null ? [] : (/^[0-9a-f]{32}/.exec(value)?.[0] ?? value);
  });

/** Takes every reference out of the query of an address, and leaves all else of it. */
export const withoutReference = (address: string): string =>
  withQuery(address, (parameters) => parameters.filter((one) => !isReference(one)));

/**
 * Only whole parameters come and go: a query that is read and written anew by the rules for forms loses `?flag`,
 * `%20` and every byte that is not UTF-8.
 */
const withQuery = (address: string, change: (parameters: string[]) => string[]): string => {
  const { path, query, hash } = partsOf(address);
  const changed = change(parametersOf(query)).join('&');
  return path + (changed && `?${changed}`) + hash;
};

const partsOf = (address: string) => {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(.*)$/s.exec(address) ?? [];
  return { path, query, hash };
};

/**
 * Some services add `?session_id=…` to an address that has a query already: behind a reference, which has no
 * `?` of its own, another parameter begins there.
 */
const parametersOf = (query: string): string[] =>
  (query === '' ? [] : query.split('&')).flatMap((one) => {
    const [first = '', ...more] = one.split('?');
    return more.length > 0 && isReference(first) ? [first, ...parametersOf(more.join('?'))] : one;
  });

const isReference = (parameter: string): boolean => new URLSearchParams(parameter).has(referenceParameter);
