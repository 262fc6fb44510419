import type { Fetch } from '../../../tools/check/service.js';
import {
  instead,
  isCheckout,
  jsonOf,
  key,
  onCreation,
  onSession,
  onSubscription,
  setAt,
  statusInstead,
  touched,
  valueAt,
  type Alteration,
  type Json,
} from './altered-service.js';

/** A service that breaks one rule, the rule's sections, and a statement that must fail. */
export type WrongService = readonly [
  breaks: string,
  section: string,
  caughtBy: string,
  alteration: Alteration,
];

/** Changes answers of both endpoints that read. */
export const onReading =
  (change: (body: Json) => boolean): Alteration =>
  (fetch) =>
    onSession(change)(onSubscription(change)(fetch));

const set = (path: string, value: unknown) => (body: Json) => setAt(body, path, value);

const resend = (request: Request, body: string, headers: Record<string, string> = {}) => {
  const sent = new Headers(request.headers);
  for (const [name, value] of Object.entries(headers)) sent.set(name, value);
  return new Request(request.url, { method: request.method, headers: sent, body });
};

/** Changes a checkout before the service sees it. `change` returns true if it changed the body. */
const onRequest =
  (change: (asked: Json) => boolean): Alteration =>
  (fetch) =>
  async (request) => {
    if (!isCheckout(request)) return fetch(request);
    const text = await request.clone().text();
    let asked: Json;
    try {
      asked = jsonOf(JSON.parse(text));
    } catch {
      return fetch(request);
    }
    if (!change(asked)) return fetch(request);
    touched(request);
    return fetch(resend(request, JSON.stringify(asked)));
  };

const itemsIn = (body: Json) => (Array.isArray(body['line_items']) ? (body['line_items'] as Json[]) : []);

const changeAmounts = (change: (amount: number) => number) => (asked: Json) =>
  itemsIn(asked)
    .map((item) => {
      const { amount } = item;
      if (typeof amount !== 'number' || !Number.isInteger(amount) || amount === change(amount)) return false;
      item['amount'] = change(amount);
      return true;
    })
    .some(Boolean);

const refuses = (is: (asked: Json) => boolean) =>
  statusInstead(400, (request, asked) => isCheckout(request) && is(jsonOf(asked)));

const metadataOf = (body: unknown) => jsonOf(jsonOf(body)['metadata']);

/** Reads the header of a checkout as another one, so a wrong key works too. */
const readsKey =
  (read: (authorization: string) => string): Alteration =>
  (fetch) =>
  async (request) => {
    const authorization = request.headers.get('authorization');
    if (!isCheckout(request) || authorization === null) return fetch(request);
    const wanted = read(authorization);
    if (wanted === authorization) return fetch(request);
    touched(request);
    return fetch(resend(request, await request.text(), { authorization: wanted }));
  };

/** Takes a checkout with a value at a path that it must refuse, and treats it as if it were left out. */
const takes = (path: string, is: (value: unknown) => boolean, instead_?: unknown) =>
  onRequest((asked) => {
    const parent = path.includes('.') ? valueAt(asked, path.replace(/\.[^.]+$/, '')) : asked;
    const name = path.split('.').at(-1) ?? '';
    if (!(name in jsonOf(parent)) || !is(jsonOf(parent)[name])) return false;
    if (instead_ === undefined) Reflect.deleteProperty(jsonOf(parent), name);
    else jsonOf(parent)[name] = instead_;
    return true;
  });

const isNull = (value: unknown) => value === null;
const is = (wanted: unknown) => (value: unknown) => value === wanted;

/** Changes the value at a path in a different way each time that it's read. */
const changing = (path: string, value: (times: number) => unknown) => {
  let times = 0;
  return onReading((body) => setAt(body, path, value((times += 1))));
};

const uuidOf = (times: number) => `00000000-0000-4000-8000-${String(times).padStart(12, '0')}`;
const momentOf = (times: number) => new Date(Date.UTC(2026, 1, 1, 0, 0, times)).toISOString();

/** Takes the body whatever its type is. */
const anyType: Alteration = (fetch) => async (request) => {
  const type = request.headers.get('content-type') ?? '';
  if (!isCheckout(request) || type.startsWith('application/json')) return fetch(request);
  touched(request);
  return fetch(resend(request, await request.text(), { 'content-type': 'application/json' }));
};

const bodyIs = (text: string, status: number): Alteration =>
  instead(
    (request, asked) => isCheckout(request) && JSON.stringify(asked) === text,
    () => new Response('{}', { status, headers: { 'content-type': 'application/json' } }),
  );

const providers: Alteration = (fetch) => {
  let times = 0;
  return onSession((body) => setAt(body, 'provider', `provider_${(times += 1)}`))(fetch);
};

const othersMetadata: Alteration = (fetch) => {
  let kept: unknown;
  return onReading((body) => {
    if (body['metadata'] !== undefined) {
      kept = body['metadata'];
      return false;
    }
    return kept !== undefined && setAt(body, 'metadata', kept);
  })(fetch);
};

const sumOf = (body: Json) => itemsIn(body).reduce((sum, item) => sum + Number(item['amount']), 0);

const onlyAscii = (value: unknown): unknown => {
  if (typeof value === 'string') return value.replaceAll(/[^ -~]/g, '?');
  if (Array.isArray(value)) return value.map(onlyAscii);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [String(onlyAscii(name)), onlyAscii(inner)]),
  );
};

const changeMetadata = (change: (metadata: Json) => unknown) =>
  onReading((body) => {
    if (body['metadata'] === undefined) return false;
    const changed = change(metadataOf(body));
    if (JSON.stringify(changed) === JSON.stringify(body['metadata'])) return false;
    return setAt(body, 'metadata', changed);
  });

const withoutNulls = (value: Json) =>
  Object.fromEntries(Object.entries(value).filter(([, inner]) => inner !== null));

const secondOfSlug = (fetch: Fetch): Fetch => {
  let first: string | undefined;
  return onReading((body) => {
    first ??= String(body['id']);
    return body['id'] !== first && setAt(body, 'id', first);
  })(fetch);
};

const refusal = (when: string) => `one-time checkout: 400 if ${when}`;
const subscriptionRefusal = (when: string) => `subscription checkout: 400 if ${when}`;

/** Each breaks one rule of the interface. The table is the test of the check as a whole. */
export const wrongServices: WrongService[] = [
  [
    'reads an unpaid payment session as succeeded',
    '§3',
    "payment session: status isn't succeeded or failed before a payment",
    onSession(set('status', 'succeeded')),
  ],
  [
    'reads an unpaid subscription as active',
    '§3',
    "subscription: status isn't active or canceled before a payment",
    onSubscription(set('status', 'active')),
  ],
  [
    'reads a new subscription as canceled',
    '§3',
    "subscription: status isn't active or canceled before a payment",
    onSubscription(set('status', 'canceled')),
  ],
  [
    'cancels each new subscription at the end of its period',
    '§3',
    'subscription: cancel_at_period_end is false before a cancellation',
    onSubscription(set('cancel_at_period_end', true)),
  ],
  [
    'ignores the currency and uses pounds',
    '§2.1',
    'payment session: currency matches the request',
    onRequest(
      (asked) => ['EUR', 'JPY'].includes(String(asked['currency'])) && setAt(asked, 'currency', 'GBP'),
    ),
  ],
  [
    'treats yen as if they had cents',
    '§1.7',
    'payment session: line_items[].quantity and amount match the request',
    onRequest((asked) => asked['currency'] === 'JPY' && changeAmounts((amount) => amount * 100)(asked)),
  ],
  [
    'drops the third line item',
    '§2.1',
    'payment session: line_items has as many items as the request',
    onRequest((asked) => itemsIn(asked).length > 2 && setAt(asked, 'line_items', itemsIn(asked).slice(0, 2))),
  ],
  [
    'wraps amounts above 2³¹',
    '§2.4',
    'payment session: line_items[].quantity and amount match the request',
    onRequest(changeAmounts((amount) => amount | 0)),
  ],
  [
    'caps amounts at 2³¹ − 1',
    '§2.4',
    'payment session: line_items[].quantity and amount match the request',
    onRequest(changeAmounts((amount) => Math.min(amount, 2 ** 31 - 1))),
  ],
  [
    'refuses more than five keys of metadata',
    '§4.1',
    'accepts a one-time checkout with all its fields',
    refuses((asked) => Object.keys(metadataOf(asked)).length > 5),
  ],
  [
    'drops the keys of metadata after the fifth',
    '§2.1',
    'payment session: metadata matches the request',
    changeMetadata((metadata) => Object.fromEntries(Object.entries(metadata).slice(0, 5))),
  ],
  [
    'drops nulls from metadata',
    '§2.1',
    'payment session: metadata matches the request',
    changeMetadata(withoutNulls),
  ],
  [
    'makes texts of the values of metadata',
    '§2.1',
    'payment session: metadata matches the request',
    changeMetadata((metadata) =>
      Object.fromEntries(Object.entries(metadata).map(([name, value]) => [name, String(value)])),
    ),
  ],
  [
    'keeps only ASCII letters in metadata',
    '§2.1',
    'payment session: metadata matches the request',
    changeMetadata((metadata) => onlyAscii(metadata)),
  ],
  [
    'returns the metadata of another checkout',
    '§2.1',
    'payment session: metadata is left out or empty if the request had none',
    othersMetadata,
  ],
  [
    'refuses a quantity above two',
    '§2.4',
    'accepts a one-time checkout with all its fields',
    refuses((asked) => itemsIn(asked).some((item) => Number(item['quantity']) > 2)),
  ],
  [
    'refuses a subscription every six months',
    '§4.1',
    'accepts a subscription every six months',
    refuses(
      (asked) =>
        valueAt(asked, 'subscription.interval') === 'month' &&
        valueAt(asked, 'subscription.interval_count') === 6,
    ),
  ],
  [
    'refuses a plus sign in an email address',
    '§2.3',
    'accepts a one-time checkout with only the required fields',
    refuses((asked) => String(valueAt(asked, 'payer.email')).includes('+')),
  ],
  [
    'takes the key in other case',
    '§5.4',
    'create checkout: 401 with the key in other case',
    readsKey((authorization) =>
      authorization.toLowerCase() === `bearer ${key}` ? `Bearer ${key}` : authorization,
    ),
  ],
  [
    'takes the key after Token',
    '§5.2',
    'create checkout: 401 with a scheme other than Bearer',
    readsKey((authorization) => authorization.replace(/^Token /, 'Bearer ')),
  ],
  [
    'takes the start of the key',
    '§5.4',
    'create checkout: 401 with a part of the key',
    readsKey((authorization) =>
      `Bearer ${key}`.startsWith(authorization) ? `Bearer ${key}` : authorization,
    ),
  ],
  [
    'takes http://localhost as return_url',
    '§8.3',
    refusal('return_url is http on this machine'),
    takes('return_url', (value) => String(value).startsWith('http://localhost')),
  ],
  [
    'takes a return_url of any scheme',
    '§8.3',
    refusal('return_url has another scheme'),
    takes('return_url', (value) => /^(?:javascript|ftp|data):/.test(String(value))),
  ],
  [
    'takes a return_url without a scheme',
    '§8.3',
    refusal('return_url has no scheme'),
    takes('return_url', (value) => String(value).startsWith('//')),
  ],
  ['takes an empty return_url', '§8.3', refusal('return_url is empty'), takes('return_url', is(''))],
  [
    'drops the fragment of return_url',
    '§2.1',
    'payment session: return_url matches the request',
    onSession((body) => {
      const url = String(body['return_url'] ?? '');
      return url.includes('#') && setAt(body, 'return_url', url.replace(/#.*/, ''));
    }),
  ],
  [
    'takes “@” as an email address',
    '§2.3',
    refusal('payer.email is only “@”'),
    takes('payer.email', is('@'), 'ada@example.org'),
  ],
  [
    'takes an email address without a name or a host',
    '§2.3',
    refusal('payer.email has no name'),
    takes('payer.email', (value) => /^@.+/.test(String(value)), 'ada@example.org'),
  ],
  [
    'takes an email address with a space',
    '§2.3',
    refusal('payer.email has a space'),
    takes('payer.email', (value) => / /.test(String(value)), 'ada@example.org'),
  ],
  [
    'takes null for optional fields of the payer',
    '§2.3',
    refusal('first_name is null'),
    takes('payer.first_name', isNull),
  ],
  [
    'takes null for an address',
    '§2.3',
    refusal('billing_address is null'),
    takes('payer.billing_address', isNull),
  ],
  [
    'takes null for optional fields of a line item',
    '§2.4',
    refusal('project is null'),
    takes('line_items.0.project', isNull),
  ],
  ['takes null for return_url', '§4.1', refusal('return_url is null'), takes('return_url', isNull)],
  ['takes null for metadata', '§4.1', refusal('metadata is null'), takes('metadata', isNull)],
  [
    'takes null for the subscription of a one-time checkout',
    '§4.1',
    refusal('subscription is null'),
    takes('subscription', isNull),
  ],
  [
    'takes “months” as an interval',
    '§4.1',
    subscriptionRefusal('interval is a plural'),
    takes('subscription.interval', is('months'), 'month'),
  ],
  [
    'takes intervals in capitals',
    '§4.1',
    subscriptionRefusal('interval is in capitals'),
    takes('subscription.interval', is('MONTH'), 'month'),
  ],
  [
    'takes a payment_type in capitals',
    '§4.1',
    refusal('payment_type is in capitals'),
    takes('payment_type', is('ONE_TIME'), 'one_time'),
  ],
  ['takes text/plain', '§4.1', 'create checkout: 400 if the Content-Type is text/plain', anyType],
  ['answers 500 for the body null', '§7', 'create checkout: 400 if the body is null', bodyIs('null', 500)],
  [
    'answers 500 for a body that is a text',
    '§7',
    'create checkout: 400 if the body is a string',
    bodyIs('"conformance check"', 500),
  ],
  [
    'checks only the first line item',
    '§2.4',
    refusal('amount of the last item is a string'),
    takes('line_items.2.amount', (value) => typeof value === 'string', 100),
  ],
  [
    'takes true as a quantity',
    '§2.4',
    refusal('quantity is true'),
    takes('line_items.0.quantity', is(true), 1),
  ],
  [
    'takes an empty country',
    '§2.3',
    refusal('country is empty'),
    takes('payer.billing_address.country', is(''), 'GB'),
  ],
  [
    'gives the session another id at each reading',
    '§2.1',
    "payment session: a second reading doesn't differ",
    changing('id', uuidOf),
  ],
  [
    'gives the payer another id at each reading',
    '§2.1',
    "payment session: a second reading doesn't differ",
    changing('payer.id', uuidOf),
  ],
  [
    'gives a line item another id at each reading',
    '§2.4',
    "subscription: a second reading doesn't differ",
    changing('line_items.0.id', uuidOf),
  ],
  [
    'changes created_at at each reading',
    '§2.1',
    "payment session: a second reading doesn't differ",
    changing('created_at', (times) => new Date(Date.UTC(2025, 1, 1, 0, 0, times)).toISOString()),
  ],
  [
    'moves expires_at at each reading',
    '§2.1',
    "payment session: a second reading doesn't differ",
    (fetch) => {
      let times = 0;
      return onSession((body) => setAt(body, 'expires_at', momentOf((times += 1))))(fetch);
    },
  ],
  [
    'reads another expires_at than it returned at creation',
    '§2.1',
    'payment session: expires_at is the one of the checkout, if both have one',
    onSession(set('expires_at', '2027-01-01T00:00:00.000Z')),
  ],
  [
    'has an expires_at before created_at',
    '§2.1',
    "payment session: expires_at isn't before created_at",
    (fetch) => {
      const expired = '2020-01-01T00:00:00.000Z';
      return onSession(set('expires_at', expired))(
        onCreation(
          (body, asked) => jsonOf(asked)['payment_type'] === 'one_time' && setAt(body, 'expires_at', expired),
        )(fetch),
      );
    },
  ],
  [
    'has an updated_at before created_at',
    '§2.1',
    "payment session: updated_at isn't before created_at",
    onSession(set('updated_at', '2020-01-01T00:00:00.000Z')),
  ],
  [
    'has a negative tip',
    '§2.1',
    'payment session: tip is an integer of at least 0',
    onSession((body) => setAt(body, 'tip', -50) && setAt(body, 'amount', Number(body['amount']) - 50)),
  ],
  [
    'leaves the quantity out of the amount',
    '§2.1',
    'payment session: amount is the total of the line items and the tip',
    onSession((body) => sumOf(body) !== body['amount'] && setAt(body, 'amount', sumOf(body))),
  ],
  [
    'gives all line items the same id',
    '§2.4',
    'payment session: line_items have different ids',
    onReading((body) => {
      const [first, ...rest] = itemsIn(body);
      return rest.map((item) => Reflect.set(item, 'id', first?.['id'])).some(Boolean);
    }),
  ],
  ['gives all checkouts the same id', '§2.1', 'checkouts have different ids and slugs', secondOfSlug],
  ['names more than two providers', '§2.1', 'payment session: provider is one of two names', providers],
];
