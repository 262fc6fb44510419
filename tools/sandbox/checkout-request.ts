import * as z from 'zod/mini';
import { oneTimeCheckoutSchema, subscriptionCheckoutSchema } from '../../src/schema/checkout.js';
import { paymentTypes } from '../../src/schema/payment-type.js';
import { lineItemSchema } from '../../src/schema/line-item.js';
import { isAssignedCountry } from './country.js';
import { isAssignedCurrency } from './currency.js';
import { isEmail } from './email.js';
import type { Issue } from './error-response.js';
import { checkBody, isObject, mostIssues, valueAt } from './json-body.js';
import { textFaults } from './text-faults.js';
import { sumOf } from './amounts.js';

// The interface doesn't show the fields of one_time_items (§2.6). Here they're those of a line item (§2.4).
const subscriptionSchema = z.extend(subscriptionCheckoutSchema, {
  one_time_items: z.optional(z.array(lineItemSchema)),
});

/** A valid request (§4.1). */
export type CheckedRequest = z.infer<typeof oneTimeCheckoutSchema> | z.infer<typeof subscriptionSchema>;

// The interface doesn't show maximum sizes (§8). Here, two payments are at most a thousand years apart.
const maxIntervalCount = 1_000;

type Path = Issue['path'];

const countryIssues = (country: string | undefined, path: Path): Issue[] =>
  country === undefined || isAssignedCountry(country) ? [] : [{ path, code: 'invalid_value' }];

// A password would be visible in the return address, and control characters get lost. NUL is reported elsewhere.
const returnUrlIssues = (returnUrl: string | undefined): Issue[] => {
  if (returnUrl === undefined) return [];
  const { username, password } = new URL(returnUrl);
  const isInvalid = username || password || /\p{Cc}/u.test(returnUrl.replaceAll('\0', ''));
  return isInvalid ? [{ path: ['return_url'], code: 'invalid_value' }] : [];
};

/**
 * Finds problems that aren't visible in the format of a field: unassigned codes, sums that are too large, and texts
 * that can't be stored.
 */
const furtherIssues = (request: CheckedRequest): Issue[] => {
  const oneTimeItems = (request.payment_type === 'subscription' && request.one_time_items) || [];
  const items = { line_items: request.line_items, one_time_items: oneTimeItems };
  const { metadata, ...rest } = request;
  const issues: Issue[] = [
    ...Object.entries(items).flatMap(([name, list]) =>
      list.flatMap((item, index) => countryIssues(item.country_iso, [name, index, 'country_iso'])),
    ),
    ...countryIssues(request.payer.billing_address?.country, ['payer', 'billing_address', 'country']),
    ...returnUrlIssues(request.return_url),
    ...textFaults(rest),
    ...textFaults({ metadata }, { storedAsJson: true }),
  ];
  if (!isAssignedCurrency(request.currency)) issues.push({ path: ['currency'], code: 'invalid_value' });
  if (!isEmail(request.payer.email)) issues.push({ path: ['payer', 'email'], code: 'invalid_format' });
  if (!Number.isSafeInteger(sumOf([...request.line_items, ...oneTimeItems]))) {
    issues.push({ path: ['line_items'], code: 'too_big' });
  }
  if (request.payment_type === 'subscription' && request.subscription.interval_count > maxIntervalCount) {
    issues.push({ path: ['subscription', 'interval_count'], code: 'too_big' });
  }
  return issues;
};

// The type chooses the schema, because a union of schemas loses the paths of its issues. Without a valid type,
// the other fields can't be checked.
const checkForm = (body: unknown): { value: CheckedRequest } | { issues: Issue[] } => {
  const type = valueAt(body, ['payment_type']);
  if (isObject(body) && !Array.isArray(body) && !paymentTypes.some((known) => known === type)) {
    const code = type === undefined ? 'required' : 'invalid_value';
    return { issues: [{ path: ['payment_type'], code }] };
  }
  return type === 'subscription'
    ? checkBody(subscriptionSchema, body)
    : checkBody(oneTimeCheckoutSchema, body);
};

/** Checks the body of create checkout (§4.1, §8). Returns the request, or everything that is wrong with it. */
export const checkRequest = (body: unknown): { request: CheckedRequest } | { issues: Issue[] } => {
  const checked = checkForm(body);
  if ('issues' in checked) return checked;
  const issues = furtherIssues(checked.value);
  if (issues.length > 0) return { issues: issues.slice(0, mostIssues) };
  // The schema's copy has no `__proto__` key, so this uses the original.
  const metadata = valueAt(body, ['metadata']);
  return { request: isObject(metadata) ? { ...checked.value, metadata } : checked.value };
};
