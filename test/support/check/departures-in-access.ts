import {
  accepted,
  instead,
  isCheckout,
  jsonOf,
  key,
  onCreation,
  setAt,
  statusInstead,
  touched,
  valueAt,
  type Alteration,
} from './altered-service.js';
import type { Departure } from './departures-in-read-forms.js';

const isSubscription = (asked: unknown) => jsonOf(asked)['payment_type'] === 'subscription';

const interval = (unit: string) => (request: Request, asked: unknown) =>
  isCheckout(request) && valueAt(asked, 'subscription.interval') === unit;

const oneTimeWith = (has: boolean) => (request: Request, asked: unknown) =>
  isCheckout(request) && !isSubscription(asked) && 'metadata' in jsonOf(asked) === has;

const oneTimeIn = (currency: string) => (request: Request, asked: unknown) =>
  oneTimeWith(false)(request, asked) && jsonOf(asked)['currency'] === currency;

const authorization = (request: Request) => request.headers.get('authorization');

const hasForm = (form: 'bearer' | 'bare') => (request: Request) =>
  authorization(request) === (form === 'bearer' ? `Bearer ${key}` : key);

const reads = (place: string) => (request: Request) =>
  request.method === 'GET' && request.url.includes(place);

const session = reads('/payment-session/');
const subscription = reads('/subscription/');

const slugIn = (request: Request) =>
  decodeURIComponent(new URL(request.url).pathname.split('/').at(-1) ?? '');

const isMalformed = (request: Request) => /[^\w-]/.test(slugIn(request));

/** Replaces the service's 404. */
const insteadOfNotFound =
  (is: (request: Request) => boolean, status: number): Alteration =>
  (fetch) =>
  async (request) => {
    const response = await fetch(request);
    if (response.status !== 404 || !is(request)) return response;
    touched(request);
    return new Response('{}', { status });
  };

const typed =
  (is: (request: Request) => boolean, type: string): Alteration =>
  (fetch) =>
  async (request) => {
    const response = await fetch(request);
    if (!is(request)) return response;
    touched(request);
    return new Response(await response.text(), {
      status: response.status,
      headers: { 'content-type': type },
    });
  };

const created = (path: string, value: unknown, of: (asked: unknown) => boolean = () => true) =>
  onCreation((body, asked) => of(asked) && setAt(body, path, value));

/** Answers as if every slug existed. */
const anything = (is: (request: Request) => boolean, own: RegExp) =>
  instead((request) => is(request) && !own.test(slugIn(request)), accepted);

const unauthorized = (is: (value: string | null) => boolean) =>
  instead((request) => isCheckout(request) && is(authorization(request)), accepted);

export const departuresInAccess: Departure[] = [
  ['§4.1', 'accepts a one-time checkout with all its fields', statusInstead(500, oneTimeWith(true))],
  ['§4.1', 'accepts a one-time checkout with only the required fields', statusInstead(400, oneTimeIn('GBP'))],
  [
    '§4.1',
    'accepts a monthly subscription with all fields except one_time_items',
    statusInstead(400, interval('month')),
  ],
  [
    '§4.1',
    'accepts a yearly subscription with only the required fields',
    statusInstead(400, interval('year')),
  ],
  [
    '§4.1',
    'accepts a weekly subscription, and an address with only a country',
    statusInstead(400, interval('week')),
  ],
  [
    '§4.1',
    'accepts a subscription every six months',
    statusInstead(
      400,
      (request, asked) => isCheckout(request) && valueAt(asked, 'subscription.interval_count') === 6,
    ),
  ],
  ['§4.1', 'accepts or refuses a checkout in euros', statusInstead(500, oneTimeIn('EUR'))],
  ['§4.1', 'accepts or refuses a checkout in yen', statusInstead(404, oneTimeIn('JPY'))],
  [
    '§2.4, §8',
    'accepts or refuses an amount above 2³²',
    statusInstead(500, (_, asked) => Number(valueAt(asked, 'line_items.0.amount')) > 2 ** 32),
  ],
  ['§4.1', 'accepts a daily subscription', statusInstead(302, interval('day'))],
  ['§4.1', 'checkout: checkout_url is an http or https URL', created('checkout_url', '/sandbox/checkout/1')],
  ['§4.1', 'checkout: slug is a non-empty string', created('slug', '')],
  [
    '§4.1',
    'one-time checkout: expires_at is an ISO 8601 timestamp or null',
    created('expires_at', undefined),
  ],
  ['§4.1', 'one-time checkout: type is "one_time"', created('type', 'one-time')],
  [
    '§4.1',
    'subscription checkout: expires_at is null',
    created('expires_at', '2026-02-01T00:00:00Z', isSubscription),
  ],
  ['§4.1', 'subscription checkout: type is "subscription"', created('type', 'one_time', isSubscription)],
  [
    '§4.1',
    'create checkout: the answer is JSON, with Content-Type application/json',
    typed(isCheckout, 'text/html'),
  ],
  [
    '§4.1',
    'create checkout of a subscription: the answer is JSON, with Content-Type application/json',
    typed(isCheckout, 'text/plain'),
  ],
  [
    '§4.2',
    'get payment session: the answer is JSON, with Content-Type application/json',
    typed(session, 'text/plain'),
  ],
  [
    '§4.3',
    'get subscription: the answer is JSON, with Content-Type application/json',
    typed(subscription, ''),
  ],
  ['§4.1, §4.2', 'get payment session: finds the slug of a one-time checkout', statusInstead(404, session)],
  ['§4.1, §4.3', 'get subscription: finds the slug of a subscription', statusInstead(404, subscription)],
  [
    '§5.2',
    'create checkout: accepts Authorization: Bearer <key>',
    statusInstead(401, (request) => isCheckout(request) && hasForm('bearer')(request)),
  ],
  [
    '§5.2',
    'create checkout: accepts Authorization: <key>',
    statusInstead(401, (request) => isCheckout(request) && hasForm('bare')(request)),
  ],
  ...(
    [
      ['get payment session', session],
      ['get subscription', subscription],
    ] as const
  ).flatMap(([endpoint, is]): Departure[] => [
    [
      '§5.2',
      `${endpoint}: accepts Authorization: Bearer <key>`,
      statusInstead(404, (request) => is(request) && hasForm('bearer')(request)),
    ],
    [
      '§5.2',
      `${endpoint}: accepts Authorization: <key>`,
      statusInstead(401, (request) => is(request) && hasForm('bare')(request)),
    ],
  ]),
  ['§5.4, §7', 'create checkout: 401 without a key', unauthorized((value) => value === null)],
  [
    '§5.4, §7',
    'create checkout: 401 with an unknown key',
    unauthorized((value) => value === `Bearer ${key}-not-a-key`),
  ],
  [
    '§5.4, §7',
    'create checkout: 401 with a scheme other than Bearer',
    unauthorized((value) => value === `Basic ${key}`),
  ],
  [
    '§5.4, §7',
    'create checkout: 401 with the key in other case',
    unauthorized((value) => value === key.toUpperCase()),
  ],
  [
    '§5.4, §7',
    'create checkout: 401 with a part of the key',
    unauthorized((value) => value === `Bearer ${key.slice(0, -1)}`),
  ],
  [
    '§4.2, §7',
    'get payment session: 400 for a malformed slug',
    statusInstead(404, (request) => session(request) && isMalformed(request)),
  ],
  [
    '§4.3, §7',
    'get subscription: 400 for a malformed slug',
    statusInstead(404, (request) => subscription(request) && isMalformed(request)),
  ],
  ['§4.2, §7', 'get payment session: 404 for an unknown slug', insteadOfNotFound(session, 400)],
  ['§4.3, §7', 'get subscription: 404 for an unknown slug', insteadOfNotFound(subscription, 500)],
  ['§4.2, §7', 'get payment session: 404 or 400 for the slug of a subscription', anything(session, /^ps_/)],
  [
    '§4.3, §7',
    'get subscription: 404 or 400 for the slug of a payment session',
    anything(subscription, /^sub_/),
  ],
];
