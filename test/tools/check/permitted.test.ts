import { expect } from '@open-wc/testing';
import { openSandbox } from '../../support/sandbox/sandbox.js';
import {
  check,
  departing,
  instead,
  isCheckout,
  jsonOf,
  onCreation,
  onSession,
  onSubscription,
  rebuilt,
  setAt,
  statusInstead,
  type Alteration,
  type Json,
} from '../../support/check/altered-service.js';

/** Changes both payment sessions and subscriptions. */
const reading =
  (change: (body: Json) => boolean): Alteration =>
  (fetch) =>
    onSession(change)(onSubscription(change)(fetch));

const set = (path: string, value: unknown) => (body: Json) => setAt(body, path, value);

const all =
  (...changes: ((body: Json) => boolean)[]) =>
  (body: Json) =>
    changes.map((change) => change(body)).some(Boolean);

const itemsOf = (body: Json) => body['line_items'] as Json[];

const nullEverywhere: Alteration = (fetch) => {
  const bare = {
    name: null,
    slug: null,
    website: null,
    logo: { color: null, white: null, favicon: null },
    theme: { primary: null, secondary: null },
  };
  const session = onSession(all(set('provider', null), set('expires_at', null), set('charity', bare)));
  const created = onCreation((body) => setAt(body, 'expires_at', null));
  return session(onSubscription(set('charity', bare))(created(fetch)));
};

const momentOf = (times: number) => new Date(Date.UTC(2026, 1, 1, 0, 0, times)).toISOString();

const onEachReading =
  (path: string, value: (times: number) => unknown): Alteration =>
  (fetch) => {
    let times = 0;
    return reading((body) => setAt(body, path, value((times += 1))))(fetch);
  };

const refusedBeforeTheKey = instead(
  (request, asked) => isCheckout(request) && asked === undefined,
  () => new Response('<p>No.</p>', { status: 400 }),
);

const permitted: [string, Alteration][] = [
  [
    'answers 201 to a created checkout',
    rebuilt(
      (request, { ok }) => isCheckout(request) && ok,
      ({ body, headers }) => new Response(body, { status: 201, headers }),
    ),
  ],
  [
    "has error bodies that aren't JSON",
    rebuilt(
      (_, { ok }) => !ok,
      ({ status }) => new Response('<p>No.</p>', { status, headers: { 'content-type': 'text/html' } }),
    ),
  ],
  [
    'adds a charset to its Content-Type',
    rebuilt(
      () => true,
      ({ body, status }) =>
        new Response(body, { status, headers: { 'content-type': 'Application/JSON; charset=utf-8' } }),
    ),
  ],
  [
    'returns more fields than the interface has',
    reading(
      all(set('more', 1), set('charity.more', {}), set('payer.more', null), set('line_items.0.more', [])),
    ),
  ],
  ['returns null in every field that allows null', nullEverywhere],
  [
    'leaves out optional fields',
    reading(
      all(
        set('payer.first_name', undefined),
        set('payer.phone', undefined),
        set('payer.billing_address', undefined),
      ),
    ),
  ],
  ['leaves out the return_url of a subscription', onSubscription(set('return_url', undefined))],
  ['returns an empty string as the state', reading(set('payer.billing_address.state', ''))],
  [
    'gives a period to a subscription',
    onSubscription(
      all(
        set('current_period_start', '2026-01-31T09:30:00+01:00'),
        set('current_period_end', '2026-02-28T09:30:00+01:00'),
      ),
    ),
  ],
  ['writes timestamps with an offset', reading(set('created_at', '2024-02-29T23:59:60.123456+05:30'))],
  [
    'writes timestamps without a zone, or in the basic format',
    reading(all(set('created_at', '2026-01-31T09:30:00'), set('updated_at', '20260131T093000Z'))),
  ],
  [
    'returns line items in another order',
    reading((body) => setAt(body, 'line_items', itemsOf(body).toReversed())),
  ],
  [
    'writes currency codes in lower case',
    reading(
      (body) =>
        setAt(body, 'currency', String(body['currency']).toLowerCase()) &&
        setAt(body, 'line_items.0.currency', body['currency']),
    ),
  ],
  ['has an unknown status', reading(set('status', 'awaiting_donor'))],
  [
    'has a tip on an unpaid checkout',
    reading((body) => setAt(body, 'tip', 50) && setAt(body, 'amount', Number(body['amount']) + 50)),
  ],
  [
    'returns the default return_url of the organisation',
    onSession(
      (body) => body['return_url'] === undefined && setAt(body, 'return_url', 'https://example.org/thanks'),
    ),
  ],
  [
    'takes only pounds',
    statusInstead(
      400,
      (request, asked) => isCheckout(request) && ['EUR', 'JPY'].includes(String(jsonOf(asked)['currency'])),
    ),
  ],
  [
    'refuses large amounts',
    statusInstead(
      400,
      (request, asked) => isCheckout(request) && itemsOf(jsonOf(asked))?.[0]?.['amount'] === 2 ** 32 + 100,
    ),
  ],
  [
    'answers 415 to another Content-Type',
    statusInstead(
      415,
      (request) => isCheckout(request) && request.headers.get('content-type') !== 'application/json',
    ),
  ],
  ['has another updated_at at each reading', onEachReading('updated_at', (times) => momentOf(times))],
  ['has another status at each reading', onEachReading('status', (times) => `step_${times}`)],
  [
    'signs the addresses of logos anew at each reading',
    onEachReading('charity.logo.color', (times) => `https://logos.example/color.svg?signature=${times}`),
  ],
  [
    'learns the provider after the first reading',
    onEachReading('provider', (times) => (times > 11 ? 'b' : null)),
  ],
  [
    'returns line items in a different order at each reading',
    (fetch) => {
      let times = 0;
      return reading((body) => {
        times += 1;
        return setAt(body, 'line_items', times % 2 ? itemsOf(body) : itemsOf(body).toReversed());
      })(fetch);
    },
  ],
  ['knows when a session expires only at creation', onSession((body) => setAt(body, 'expires_at', null))],
  [
    'rounds expires_at to seconds at creation',
    onCreation((body) => {
      const { expires_at: at } = body;
      return typeof at === 'string' && setAt(body, 'expires_at', at.replace(/\.\d+Z$/, 'Z'));
    }),
  ],
  [
    'returns empty metadata if there was none',
    reading((body) => body['metadata'] === undefined && setAt(body, 'metadata', {})),
  ],
  [
    'creates a subscription that is past due until it is paid',
    onSubscription((body) => setAt(body, 'status', 'past_due')),
  ],
  ['refuses malformed bodies before it looks at the key', refusedBeforeTheKey],
  [
    'refuses the fields of one_time_items',
    statusInstead(
      400,
      (request, asked) =>
        isCheckout(request) &&
        jsonOf(asked)['payment_type'] === 'subscription' &&
        'one_time_items' in jsonOf(asked),
    ),
  ],
];

it('passes for the sandbox', async () => {
  const sandbox = openSandbox();
  const { rows } = await check(sandbox.fetch, (fetch) => fetch);
  expect(departing(rows)).to.deep.equal([]);
});

for (const [what, alteration] of permitted) {
  it(`passes for a service that ${what}`, async () => {
    const sandbox = openSandbox();
    const { rows, times } = await check(sandbox.fetch, alteration);
    expect(times).to.be.above(0);
    expect(departing(rows)).to.deep.equal([]);
  });
}

it('leaves one_time_items unchecked if the service refuses its fields', async () => {
  const sandbox = openSandbox();
  const refusing = instead(
    (request, asked) => isCheckout(request) && Array.isArray(jsonOf(asked)['one_time_items']),
    () => new Response('{}', { status: 400 }),
  );
  const { rows } = await check(
    sandbox.fetch,
    refusing,
    'subscription: line_items include recurring and one-time items',
  );
  expect(rows.map(({ finding }) => finding.result)).to.deep.equal(['unchecked']);
});
