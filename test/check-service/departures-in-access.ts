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

/** The service's own 404 becomes something else. */
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

/** Every slug names something. */
const anything = (is: (request: Request) => boolean, own: RegExp) =>
  instead((request) => is(request) && !own.test(slugIn(request)), accepted);

const unauthorized = (is: (value: string | null) => boolean) =>
  instead((request) => isCheckout(request) && is(authorization(request)), accepted);

export const departuresInAccess: Departure[] = [
  [
    '§4.1',
    'accepts a one-time checkout with every field but those of subscriptions',
    statusInstead(500, oneTimeWith(true)),
  ],
  [
    '§4.1',
    'accepts a one-time checkout with the required fields only',
    statusInstead(400, oneTimeWith(false)),
  ],
  [
    '§4.1',
    'accepts a subscription by month with every field but one_time_items',
    statusInstead(400, interval('month')),
  ],
  [
    '§4.1',
    'accepts a subscription by year with the required fields only',
    statusInstead(400, interval('year')),
  ],
  [
    '§4.1',
    'accepts a subscription by week, and an address of a country only',
    statusInstead(400, interval('week')),
  ],
  ['§4.1', 'accepts a subscription by day', statusInstead(302, interval('day'))],
  ['§4.1', 'checkout: checkout_url is an http or https URL', created('checkout_url', '/sandbox/checkout/1')],
  ['§4.1', 'checkout: slug is a string that is not empty', created('slug', '')],
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
    'create checkout: answers JSON, with Content-Type application/json',
    typed(isCheckout, 'text/html'),
  ],
  [
    '§4.1',
    'create checkout of a subscription: answers JSON, with Content-Type application/json',
    typed(isCheckout, 'text/plain'),
  ],
  [
    '§4.2',
    'get payment session: answers JSON, with Content-Type application/json',
    typed(session, 'text/plain'),
  ],
  ['§4.3', 'get subscription: answers JSON, with Content-Type application/json', typed(subscription, '')],
  ['§4.1, §4.2', 'slug of a one-time checkout is read with Get payment session', statusInstead(404, session)],
  ['§4.1, §4.3', 'slug of a subscription is read with Get subscription', statusInstead(404, subscription)],
  [
    '§5.2',
    'create checkout: takes Authorization: Bearer <key>',
    statusInstead(401, (request) => isCheckout(request) && hasForm('bearer')(request)),
  ],
  [
    '§5.2',
    'create checkout: takes Authorization: <key>',
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
      `${endpoint}: takes Authorization: Bearer <key>`,
      statusInstead(404, (request) => is(request) && hasForm('bearer')(request)),
    ],
    [
      '§5.2',
      `${endpoint}: takes Authorization: <key>`,
      statusInstead(401, (request) => is(request) && hasForm('bare')(request)),
    ],
  ]),
  ['§5.4, §7', 'create checkout: 401 without a key', unauthorized((value) => value === null)],
  [
    '§5.4, §7',
    'create checkout: 401 with a key that is none',
    unauthorized((value) => value === `Bearer ${key}-not-a-key`),
  ],
  [
    '§5.4, §7',
    'create checkout: 401 with another scheme than Bearer',
    unauthorized((value) => value === `Basic ${key}`),
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
  [
    '§4.2, §7',
    'get payment session: 404 for a well-formed slug that nothing has',
    insteadOfNotFound(session, 400),
  ],
  [
    '§4.3, §7',
    'get subscription: 404 for a well-formed slug that nothing has',
    insteadOfNotFound(subscription, 500),
  ],
  ['§4.2, §7', 'get payment session: 404 or 400 for the slug of a subscription', anything(session, /^ps_/)],
  [
    '§4.3, §7',
    'get subscription: 404 or 400 for the slug of a payment session',
    anything(subscription, /^sub_/),
  ],
];
