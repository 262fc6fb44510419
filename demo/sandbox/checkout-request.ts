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

// The element fields of one_time_items are not shown (§2.6): those of a line item (§2.4).
const subscriptionSchema = z.extend(subscriptionCheckoutSchema, {
  one_time_items: z.optional(z.array(lineItemSchema)),
});

/** §4.1, checked. */
export type CheckedRequest = z.infer<typeof oneTimeCheckoutSchema> | z.infer<typeof subscriptionSchema>;

// Maximum sizes are not shown (§8). A thousand years is the longest time between two billings.
const maxIntervalCount = 1_000;

type Path = Issue['path'];

const countryIssues = (country: string | undefined, path: Path): Issue[] =>
  country === undefined || isAssignedCountry(country) ? [] : [{ path, code: 'invalid_value' }];

// A password would show on the payer's way back, and a control character is lost there. A NUL is a fault already.
const returnUrlIssues = (returnUrl: string | undefined): Issue[] => {
  if (returnUrl === undefined) return [];
  const { username, password } = new URL(returnUrl);
  const isFaulty = username || password || /\p{Cc}/u.test(returnUrl.replaceAll('\0', ''));
  return isFaulty ? [{ path: ['return_url'], code: 'invalid_value' }] : [];
};

/**
 * Finds problems that the form of a field does not show: codes that are not assigned, sums, texts that can't be
 * stored.
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

// Chosen by the type, as the schemas of a union lose the paths of their issues. Without a type that there is,
// nobody knows which of the other fields are right.
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

/** Checks the body of create checkout (§4.1, §8): the request, or all that is wrong with it. */
export const checkRequest = (body: unknown): { request: CheckedRequest } | { issues: Issue[] } => {
  const checked = checkForm(body);
  if ('issues' in checked) return checked;
  const issues = furtherIssues(checked.value);
  if (issues.length > 0) return { issues: issues.slice(0, mostIssues) };
  // As they were sent: the schema's copy lacks a key `__proto__`.
  const metadata = valueAt(body, ['metadata']);
  return { request: isObject(metadata) ? { ...checked.value, metadata } : checked.value };
};
