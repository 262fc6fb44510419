import type { Charity } from '../src/schema/charity.js';
import type { PaymentType } from '../src/schema/payment-type.js';

const charity: Charity = {
  name: 'Rivers & Reeds Trust',
  slug: 'rivers-and-reeds',
  website: 'https://rivers-and-reeds.example/',
  logo: {
    color: new URL('/sandbox/logos/rivers-and-reeds.svg', location.href).href,
    white: new URL('/sandbox/logos/rivers-and-reeds-white.svg', location.href).href,
    favicon: null,
  },
  theme: { primary: '#0f5c5c', secondary: '#f2b33d' },
};

const day = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString();

type Answer = { type: PaymentType; respond: () => Promise<Response> };

const answer = (type: PaymentType, body: unknown, status = 200): Answer => ({
  type,
  respond: () => Promise.resolve(Response.json(body, { status })),
});

/** A one-time donation of £25, with a tip of £1.50 for the service. */
const session = (slug: string, status: string) =>
  answer('one_time', {
    slug,
    status,
    amount: 2650,
    currency: 'GBP',
    tip: 150,
    line_items: [{ quantity: 1, amount: 2500, total: 2500, currency: 'GBP', project: 'River Sallow' }],
    charity,
  });

/** A monthly donation of £10. */
const subscription = (slug: string, status: string, isEnding = false) =>
  answer('subscription', {
    slug,
    status,
    amount: 1000,
    currency: 'GBP',
    tip: 0,
    interval: 'month',
    interval_count: 1,
    cancel_at_period_end: isEnding,
    current_period_start: inDays(0),
    current_period_end: status === 'canceled' ? null : inDays(30),
    charity,
  });

/** The answers of the service for the examples on the status page, by slug. */
export const exampleAnswers = {
  paid: session('paid', 'succeeded'),
  monthly: subscription('monthly', 'active'),
  ending: subscription('ending', 'active', true),
  pending: session('pending', 'pending_payment'),
  failed: session('failed', 'failed'),
  overdue: subscription('overdue', 'past_due'),
  ended: subscription('ended', 'canceled'),
  unknown: session('unknown', 'in_review'),
  // A 404 counts as pending at first, since a new donation may not be found at once.
  missing: answer('one_time', { error: 'not_found' }, 400),
  offline: { type: 'one_time', respond: () => Promise.reject(new TypeError('Failed to fetch')) },
  another: session('someone-else', 'succeeded'),
} satisfies Record<string, Answer>;
