import {
  jsonOf,
  onSession,
  onSubscription,
  setAt,
  valueAt,
  type Alteration,
  type Json,
} from './altered-service.js';

/** A statement, and a change to the service that breaks it. */
export type Departure = readonly [section: string, statement: string, alteration: Alteration];

type Row = readonly [section: string, statement: string, path: string, value: unknown];

const shared: Row[] = [
  ['§2.3', 'payer is an object', 'payer', null],
  ['§2.3', 'payer.id is a UUID', 'payer.id', 'payer-1'],
  ['§2.3', 'payer.email is an email address', 'payer.email', undefined],
  ['§2.3', 'payer.first_name is a string, if present', 'payer.first_name', null],
  ['§2.3', 'payer.last_name is a string, if present', 'payer.last_name', 7],
  ['§2.3', 'payer.phone is a string, if present', 'payer.phone', 442079460000],
  ['§2.3', 'payer.billing_address is an object, if present', 'payer.billing_address', null],
  [
    '§2.3',
    'payer.billing_address.country is an ISO 3166-1 alpha-2 code',
    'payer.billing_address.country',
    undefined,
  ],
  ['§2.3', 'payer.billing_address.city is a string, if present', 'payer.billing_address.city', null],
  ['§2.3', 'payer.billing_address.line1 is a string, if present', 'payer.billing_address.line1', []],
  ['§2.3', 'payer.billing_address.line2 is a string, if present', 'payer.billing_address.line2', null],
  ['§2.3', 'payer.billing_address.postcode is a string, if present', 'payer.billing_address.postcode', 9],
  ['§2.3', 'payer.billing_address.state is a string, if present', 'payer.billing_address.state', null],
  ['§2.3', 'payer.email matches the request', 'payer.email', 'ada@example.org'],
  [
    '§2.3',
    'other fields of the payer match the request, if present',
    'payer.billing_address.city',
    'Elsewhere',
  ],
  ['§2.4', 'line_items[].id is a UUID', 'line_items.0.id', 'li_1'],
  ['§2.4', 'line_items[].quantity is an integer', 'line_items.0.quantity', '2'],
  ['§2.4', 'line_items[].amount is an integer', 'line_items.0.amount', 1.5],
  ['§2.4', 'line_items[].total is an integer', 'line_items.0.total', undefined],
  ['§2.4', 'line_items[].currency is a string', 'line_items.0.currency', undefined],
  ['§2.4', 'line_items[].country_iso is a string', 'line_items.0.country_iso', null],
  ['§2.4', 'line_items[].intention is a string', 'line_items.0.intention', undefined],
  ['§2.4', 'line_items[].project is a string', 'line_items.0.project', null],
  ['§2.4', 'line_items has as many items as the request', 'line_items', []],
  ['§2.4', 'line_items[].quantity and amount match the request', 'line_items.0.quantity', 3],
  ['§2.4', 'line_items[].country_iso matches the request', 'line_items.0.country_iso', ''],
  ['§2.4', 'line_items[].intention matches the request', 'line_items.0.intention', 'another'],
  ['§2.4', 'line_items[].project matches the request', 'line_items.1.project', 'first project'],
  ['§2.4', 'line_items[].total is quantity × amount', 'line_items.0.total', 150],
  ['§2.4', 'line_items[].currency matches the request', 'line_items.0.currency', 'EUR'],
  ['§2.5', 'charity is an object', 'charity', null],
  ['§2.5', 'charity.name is a string or null', 'charity.name', undefined],
  ['§2.5', 'charity.slug is a URL-safe identifier or null', 'charity.slug', 'rivers & reeds'],
  ['§2.5', 'charity.website is a string or null', 'charity.website', false],
  ['§2.5', 'charity.logo is an object', 'charity.logo', 'https://logos.example/color.svg'],
  ['§2.5', 'charity.logo.color is an absolute URL or null', 'charity.logo.color', 'color.svg'],
  ['§2.5', 'charity.logo.white is an absolute URL or null', 'charity.logo.white', undefined],
  ['§2.5', 'charity.logo.favicon is an absolute URL or null', 'charity.logo.favicon', ''],
  ['§2.5', 'charity.theme is an object', 'charity.theme', undefined],
  ['§2.5', 'charity.theme.primary is a hex colour or null', 'charity.theme.primary', 'teal'],
  ['§2.5', 'charity.theme.secondary is a hex colour or null', 'charity.theme.secondary', '#12'],
];

const ofBothForms: [statement: string, path: string, value: unknown][] = [
  ['id is a UUID', 'id', 42],
  ['slug is a string', 'slug', undefined],
  ['status is a string', 'status', null],
  ['amount is an integer', 'amount', '425'],
  ['currency is a string', 'currency', null],
  ['tip is an integer of at least 0', 'tip', undefined],
  ["updated_at isn't before created_at", 'updated_at', '2000-01-01T00:00:00Z'],
  ['metadata is an object, if present', 'metadata', '{}'],
  ['metadata matches the request', 'metadata.nested.list', [1, 'two']],
  ['line_items is an array', 'line_items', {}],
  ['return_url is a string, if present', 'return_url', null],
  ['created_at is an ISO 8601 timestamp', 'created_at', 1767225600],
  ['updated_at is an ISO 8601 timestamp', 'updated_at', '2026-02-30T00:00:00Z'],
  ['slug matches the path', 'slug', 'ps_another'],
  ['currency matches the request', 'currency', 'EUR'],
];

const ofSession: Row[] = [
  ['§2.1', 'provider is a string or null', 'provider', undefined],
  ['§2.1', 'one_time_items is an empty array', 'one_time_items', null],
  ['§2.1', 'subscription is null', 'subscription', undefined],
  ['§2.1', 'expires_at is an ISO 8601 timestamp or null', 'expires_at', '2026-01-31 09:30'],
  ['§2.1', 'return_url matches the request', 'return_url', 'https://example.org/'],
  ['§3', "status isn't succeeded or failed before a payment", 'status', 'failed'],
  ['§2.1', "expires_at isn't before created_at", 'expires_at', '2026-01-01T00:00:00Z'],
  [
    '§2.1, §4.1',
    'expires_at is the one of the checkout, if both have one',
    'expires_at',
    '2026-03-01T00:00:00Z',
  ],
  ['§2.1, §2.4', 'line_items have no type', 'line_items.0.type', 'one_time'],
];

const ofSubscription: Row[] = [
  ['§2.2', 'interval is a string', 'interval', null],
  ['§2.2', 'interval_count is an integer', 'interval_count', '3'],
  ['§2.2', 'cancel_at_period_end is a boolean', 'cancel_at_period_end', 0],
  ['§2.2', 'current_period_start is an ISO 8601 timestamp, if present', 'current_period_start', null],
  ['§2.2', 'current_period_end is an ISO 8601 timestamp, if present', 'current_period_end', 'next month'],
  ['§3', "status isn't active or canceled before a payment", 'status', 'active'],
  ['§2.2, §3', 'cancel_at_period_end is false before a cancellation', 'cancel_at_period_end', true],
  ['§2.2', 'interval matches the request', 'interval', 'fortnight'],
  ['§2.2', 'interval_count matches the request', 'interval_count', 4],
  ['§2.2, §2.4', 'items sent in line_items have the type "recurring"', 'line_items.0.type', 'one_time'],
];

const sameIds = (body: Json) => {
  const [first, ...rest] = body['line_items'] as Json[];
  return rest.map((item) => setAt(item, 'id', first?.['id'])).some(Boolean);
};

const unasked = (body: Json) => body['metadata'] === undefined && setAt(body, 'metadata', { a: 1 });

/** A new value each time. */
const counting = (path: string) => {
  let times = 0;
  return (body: Json) => setAt(body, path, `${path} ${(times += 1)}`);
};

const noMetadata = 'metadata is left out or empty if the request had none';
const again = "a second reading doesn't differ";

const moreByOne = (body: Json) => setAt(body, 'amount', Number(body['amount']) + 1);

const dropOneTimeItems = (body: Json) => {
  const items = (body['line_items'] as Json[]).filter(({ type }) => type !== 'one_time');
  const isFewer = items.length < (body['line_items'] as Json[]).length;
  return isFewer && setAt(body, 'line_items', items);
};

/** Replaces a value if its parent has values. */
const replacing = (path: string, value: unknown) => (body: Json) =>
  (path.includes('.') ? Object.keys(jsonOf(valueAt(body, path.replace(/\.[^.]+$/, '')))).length > 0 : true) &&
  setAt(body, path, value);

const of = (resource: string, on: typeof onSession, rows: Row[]): Departure[] =>
  rows.map(([section, statement, path, value]) => [
    section,
    `${resource}: ${statement}`,
    on(replacing(path, value)),
  ]);

const inBothForms = (section: string): Row[] =>
  ofBothForms.map(([statement, path, value]) => [section, statement, path, value]);

const total = 'amount is the total of the line items and the tip';

export const departuresInReadForms: Departure[] = [
  ...of('payment session', onSession, [...inBothForms('§2.1'), ...ofSession, ...shared]),
  ...of('subscription', onSubscription, [...inBothForms('§2.2'), ...ofSubscription, ...shared]),
  ['§2.1', `payment session: ${total}`, onSession(moreByOne)],
  ['§2.2', `subscription: ${total}`, onSubscription(moreByOne)],
  ['§2.4', 'payment session: line_items have different ids', onSession(sameIds)],
  ['§2.4', 'subscription: line_items have different ids', onSubscription(sameIds)],
  ['§2.1', `payment session: ${noMetadata}`, onSession(unasked)],
  ['§2.2', `subscription: ${noMetadata}`, onSubscription(unasked)],
  ['§2.1, §4.2', `payment session: ${again}`, onSession(counting('payer.id'))],
  ['§2.2, §4.3', `subscription: ${again}`, onSubscription(counting('return_url'))],
  ['§2.1', 'payment session: provider is one of two names', onSession(counting('provider'))],
  [
    '§2.1, §2.2',
    'checkouts have different ids and slugs',
    onSubscription((body) => setAt(body, 'id', 'sub')),
  ],
  [
    '§2.2',
    "subscription: current_period_end isn't before current_period_start",
    onSubscription(
      (body) =>
        setAt(body, 'current_period_start', '2026-03-01T00:00:00Z') &&
        setAt(body, 'current_period_end', '2026-02-01T00:00:00Z'),
    ),
  ],
  [
    '§2.2, §4.1',
    'subscription: line_items include recurring and one-time items',
    onSubscription(dropOneTimeItems),
  ],
];
