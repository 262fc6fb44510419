import * as z from 'zod/mini';
import { oneTimeCheckoutSchema, subscriptionCheckoutSchema } from '../../src/schema/checkout.js';
import { paymentTypes } from '../../src/schema/payment-type.js';
import { lineItemSchema } from '../../src/schema/line-item.js';
import { isAssignedCurrency } from './currency.js';
import type { Issue } from './error-response.js';
import { checkBody, isObject, mostIssues, valueAt } from './json-body.js';
import { sumOf } from './amounts.js';

// The interface doesn't limit how deep metadata can nest. Deeper values can't be written as JSON again.
const maxDepth = 64;

/** SQL text ends at a NUL, and half a surrogate pair isn't valid text. Neither would be read back unchanged. */
const isStorable = (text: string) => !text.includes('\0') && !/\p{Cs}/u.test(text);

/** Finds texts and numbers in a value that can't be stored unchanged, and parts that nest too deep. */
const textFaults = (
  value: unknown,
  { storedAsJson = false }: { storedAsJson?: boolean } = {},
  path: Issue['path'] = [],
): Issue[] => {
  if (typeof value === 'string') {
    return storedAsJson || isStorable(value) ? [] : [{ path, code: 'invalid_format' }];
  }
  // JavaScript reads 1e400 as infinity, and would write it as null.
  if (typeof value === 'number' && !Number.isFinite(value)) return [{ path, code: 'too_big' }];
  if (typeof value !== 'object' || value === null) return [];
  if (path.length > maxDepth) return [{ path: path.slice(0, 1), code: 'too_big' }];
  return Object.entries(value).flatMap(([key, inner]) =>
    textFaults(inner, { storedAsJson }, [...path, Array.isArray(value) ? Number(key) : key]),
  );
};

const localPart = /^(?!\.)(?!.*\.\.)[^\s@"(),:;<>[\]\\]{1,64}(?<!\.)$/u;
const label = /^(?!-)[\p{L}\p{M}\p{N}-]{1,63}(?<!-)$/u;

/** Whether an email address (§2.3) is valid, in any script. Quotes, comments and bare hosts aren't accepted. */
const isEmail = (text: string) => {
  const at = text.lastIndexOf('@');
  const labels = text.slice(at + 1).split('.');
  return (
    text.length <= 254 &&
    localPart.test(text.slice(0, Math.max(at, 0))) &&
    labels.length >= 2 &&
    labels.every((part) => label.test(part))
  );
};

// The assigned codes of ISO 3166-1 alpha-2.
const assigned = new Set(
  `AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY
   BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK
   FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR
   IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK
   ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM
   PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF
   TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW`.split(
    /\s+/,
  ),
);

/** Whether ISO 3166-1 alpha-2 assigns the code (§2.3, §2.4). */
const isAssignedCountry = (code: string) => assigned.has(code);

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
