import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { openSandbox } from '../../support/sandbox/sandbox.js';
import { check, departing, onSession, onSubscription, setAt } from '../../support/check/altered-service.js';

/** Values that are wrong for each kind of field. */
const wrong = {
  text: [null, true, 7.5, [], {}],
  textOrNull: [true, 7.5, [], {}],
  integer: [null, true, '1', 1.5, [], {}],
  boolean: [null, 'false', 0, [], {}],
  list: [null, true, '', {}, 'none'],
  object: [null, true, '', [], 7],
  metadata: [null, true, '', [], { another: 1 }],
} as const;

const shared = {
  id: 'text',
  slug: 'text',
  status: 'text',
  amount: 'integer',
  currency: 'text',
  tip: 'integer',
  payer: 'object',
  'payer.id': 'text',
  'payer.email': 'text',
  'payer.first_name': 'text',
  'payer.billing_address': 'object',
  'payer.billing_address.country': 'text',
  'payer.billing_address.state': 'text',
  line_items: 'list',
  'line_items.1.id': 'text',
  'line_items.1.quantity': 'integer',
  'line_items.1.amount': 'integer',
  'line_items.1.total': 'integer',
  'line_items.1.currency': 'text',
  'line_items.1.country_iso': 'text',
  'line_items.1.intention': 'text',
  'line_items.1.project': 'text',
  metadata: 'metadata',
  return_url: 'text',
  charity: 'object',
  'charity.name': 'textOrNull',
  'charity.slug': 'textOrNull',
  'charity.website': 'textOrNull',
  'charity.logo': 'object',
  'charity.logo.white': 'textOrNull',
  'charity.theme': 'object',
  'charity.theme.primary': 'textOrNull',
  created_at: 'text',
  updated_at: 'text',
} as const satisfies Record<string, keyof typeof wrong>;

const forms = {
  'payment session': {
    on: onSession,
    fields: { ...shared, provider: 'textOrNull', one_time_items: 'list', expires_at: 'textOrNull' },
  },
  subscription: {
    on: onSubscription,
    fields: { ...shared, interval: 'text', interval_count: 'integer', cancel_at_period_end: 'boolean' },
  },
} as const;

for (const [resource, { on, fields }] of Object.entries(forms)) {
  it(`finds any value of another kind in a ${resource}`, async () => {
    const places = Object.entries(fields).flatMap(([path, kind]) =>
      wrong[kind].map((value) => ({ path, value })),
    );
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...places), async ({ path, value }) => {
        const { fetch } = openSandbox();
        const { rows, times } = await check(
          fetch,
          on((body) => setAt(body, path, value)),
          (text) => text.startsWith(`${resource}: `),
        );
        expect(times).to.be.above(0);
        expect(departing(rows)).not.to.deep.equal([]);
      }),
      { seed: 53, numRuns: 60 },
    );
  });
}
