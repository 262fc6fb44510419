import type { CheckoutRequest } from '../schema/checkout.js';

/**
 * The request paths that an error response names, limited to paths that were sent. The interface doesn't show the
 * shape of an error body (§7), so this reads the common shapes, but never prose.
 */
export const refusedPaths = (body: unknown, request: CheckoutRequest): string[] => [
  ...new Set(pathsIn(body).filter((path) => isSent(request, path))),
];

const ofRequest =
  /^(?:payment_type|currency|line_items|payer|return_url|metadata|subscription|one_time_items)(?:\.\w{1,40}){0,4}$/;

/**
 * The names in an error response, for the developer. A service can name anything, also what the donor typed, so only
 * paths of a request are kept.
 */
export const namedPaths = (body: unknown): string[] =>
  [...new Set(pathsIn(body).filter((path) => ofRequest.test(path)))].slice(0, 5);

const pathsIn = (body: unknown): string[] => {
  const error = at(body, 'error');
  const errors = at(body, 'errors');
  const issues = [body, error]
    .flatMap((holder) => [at(holder, 'issues'), at(holder, 'errors')])
    .filter(Array.isArray);
  return [
    at(error, 'param'),
    ...issues.flat().flatMap((issue) => {
      const path = at(issue, 'path');
      const pointer = at(at(issue, 'source'), 'pointer');
      return [
        Array.isArray(path) ? path.join('.') : path,
        typeof pointer === 'string' ? pointer.slice(1).replaceAll('/', '.') : undefined,
      ];
    }),
    ...(typeof errors === 'object' && errors !== null ? Object.keys(errors) : []),
  ].filter((path) => typeof path === 'string');
};

const at = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Record<string, unknown>)[key]
    : undefined;

const isSent = (request: unknown, path: string): boolean => path.split('.').reduce(at, request) !== undefined;
