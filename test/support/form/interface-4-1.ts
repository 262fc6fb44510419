/** A part of a request body that breaks the interface, and the rule that it breaks. */
type BodyFault = { path: string; rule: string };

type Report = (path: string, rule: string) => void;
type Part = Record<string, unknown>;
type Check = (value: unknown, path: string, report: Report) => void;

const isObject = (value: unknown): value is Part =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Checks an object’s keys: it needs all of `must`, can have `may`, and can have no others. */
const object =
  (must: Record<string, Check>, may: Record<string, Check> = {}): Check =>
  (value, path, report) => {
    if (!isObject(value)) return report(path, 'is an object');
    const at = (key: string) => (path === '' ? key : `${path}.${key}`);
    for (const key of Object.keys(must)) if (!(key in value)) report(at(key), 'is required');
    for (const [key, part] of Object.entries(value)) {
      const check = Object.hasOwn(must, key) ? must[key] : Object.hasOwn(may, key) ? may[key] : undefined;
      if (check) check(part, at(key), report);
      else report(at(key), 'is not in the interface');
    }
  };

const list =
  (check: Check, least: number): Check =>
  (value, path, report) => {
    if (!Array.isArray(value)) return report(path, 'is an array');
    if (value.length < least) report(path, `has at least ${least}`);
    value.forEach((one: unknown, place) => check(one, `${path}.${place}`, report));
  };

const text: Check = (value, path, report) => {
  if (typeof value !== 'string') report(path, 'is a string');
  else if (value.trim() === '') report(path, 'is left out when empty');
};

const matching =
  (shape: RegExp, rule: string): Check =>
  (value, path, report) => {
    if (typeof value !== 'string' || !shape.test(value)) report(path, rule);
  };

const oneOf =
  (...values: string[]): Check =>
  (value, path, report) => {
    if (typeof value !== 'string' || !values.includes(value)) report(path, `is one of ${values.join(', ')}`);
  };

const aboveZero: Check = (value, path, report) => {
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value <= 0)
    report(path, 'is an integer > 0');
};

// ISO 3166-1 alpha-2 uses GB and GR, not UK and EL.
const country = matching(/^(?!UK$|EL$)[A-Z]{2}$/, 'is a country code');

const json: Check = (value, path, report) => {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return;
  if (typeof value === 'number' && Number.isFinite(value)) return;
  if (Array.isArray(value)) {
    value.forEach((one: unknown, place) => json(one, `${path}.${place}`, report));
  } else if (isObject(value)) {
    for (const [key, one] of Object.entries(value)) json(one, `${path}.${key}`, report);
  } else report(path, 'is JSON');
};

const jsonObject: Check = (value, path, report) => {
  if (isObject(value)) json(value, path, report);
  else report(path, 'is an object');
};

/** The line item of a request (§2.4). */
const lineItem = object(
  { quantity: aboveZero, amount: aboveZero },
  { country_iso: country, intention: text, project: text },
);

/** The payer (§2.3). An address needs its country (§8.4). */
const payer = object(
  { email: matching(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'is an e-mail address') },
  {
    first_name: text,
    last_name: text,
    phone: text,
    billing_address: object(
      { country },
      { city: text, line1: text, line2: text, postcode: text, state: text },
    ),
  },
);

/** The return address (§8.3), without anything that could leak from it. */
const returnUrl: Check = (value, path, report) => {
  const url = typeof value === 'string' && URL.canParse(value) ? new URL(value) : null;
  if (url?.protocol !== 'https:') report(path, 'is an HTTPS URL');
  else if (url.username !== '' || url.password !== '') report(path, 'has no credentials');
};

const must = {
  currency: matching(/^[A-Z]{3}$/, 'is a three-letter code'),
  line_items: list(lineItem, 1),
  payer,
};
const may = { return_url: returnUrl, metadata: jsonObject };

const oneTime = object({ payment_type: oneOf('one_time'), ...must }, may);

const subscription = object(
  {
    payment_type: oneOf('subscription'),
    ...must,
    subscription: object({
      interval: oneOf('day', 'week', 'month', 'year'),
      interval_count: aboveZero,
      name: text,
    }),
  },
  // §2.6 does not show the fields of its elements.
  { ...may, one_time_items: list(jsonObject, 0) },
);

/** The form finds a return by its reference, so the references in `return_url` and metadata must match. */
const reference = (body: Part, report: Report) => {
  const inMetadata = isObject(body['metadata']) ? body['metadata']['donation_reference'] : undefined;
  if (typeof inMetadata !== 'string' || !/^[0-9a-f]{32}$/.test(inMetadata)) {
    report('metadata.donation_reference', 'is 128 bits in hex');
  }
  const address = body['return_url'];
  if (typeof address !== 'string' || !URL.canParse(address)) return;
  const inAddress = new URL(address).searchParams.getAll('donation-reference');
  if (inAddress.length !== 1 || inAddress[0] !== inMetadata) report('return_url', 'has the reference once');
};

const faultsBy = (check: Check, value: unknown): BodyFault[] => {
  const faults: BodyFault[] = [];
  check(value, '', (path, rule) => faults.push({ path, rule }));
  return faults;
};

/** Checks the body of a checkout request against the interface only (§4.1, §2.3, §2.4, §8). Returns its errors. */
export const bodyFaults = (body: unknown): BodyFault[] => {
  if (!isObject(body)) return [{ path: '', rule: 'is an object' }];
  const faults = faultsBy(body['payment_type'] === 'subscription' ? subscription : oneTime, body);
  reference(body, (path, rule) => faults.push({ path, rule }));
  return faults;
};

/** Checks a line item of a request (§2.4). Returns its errors. */
export const lineItemFaults = (item: unknown): BodyFault[] => faultsBy(lineItem, item);
