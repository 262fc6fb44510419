import type { CheckoutRequest } from '../schema/checkout.js';
import type { DraftField } from './draft.js';

/** Where the fields of the form stand in the request (§4.1). */
const fieldByPath: ReadonlyMap<string, DraftField> = new Map([
  ['payer.email', 'email'],
  ['payer.first_name', 'first_name'],
  ['payer.last_name', 'last_name'],
  ['payer.phone', 'phone'],
  ['payer.billing_address.country', 'country'],
  ['payer.billing_address.line1', 'line1'],
  ['payer.billing_address.line2', 'line2'],
  ['payer.billing_address.city', 'city'],
  ['payer.billing_address.state', 'state'],
  ['payer.billing_address.postcode', 'postcode'],
  ['line_items.0.amount', 'amount'],
  ['subscription.interval', 'interval'],
]);

/**
 * The fields that a refusal names by a structured path equal to one that was sent. The shape of the error
 * body is not shown (§7): the common shapes are read, prose never is.
 */
export const refusedFields = (body: unknown, request: CheckoutRequest): DraftField[] => {
  const fields = pathsIn(body).flatMap((path) =>
    isSent(request, path) ? (fieldByPath.get(path) ?? []) : [],
  );
  return [...new Set(fields)];
};

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
