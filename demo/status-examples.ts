import { html, render, type TemplateResult } from 'lit';
import { DonationClient } from '../src/client/index.js';
import type { Outcome } from '../src/return/outcome.js';
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
const exampleAnswers = {
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

// The status page shows every outcome as an example. Each one is a real element, whose client gives staged answers.

type Example = {
  outcome: Outcome;
  /** The name of its answer, which is also its slug. */
  answer: keyof typeof exampleAnswers;
  name: string;
  when: string;
};

const examples: readonly Example[] = [
  { outcome: 'succeeded', answer: 'paid', name: 'Paid, one-time', when: 'The payment has succeeded.' },
  {
    outcome: 'succeeded',
    answer: 'monthly',
    name: 'Paid, monthly',
    when: 'The first payment has succeeded, and the next one is scheduled.',
  },
  {
    outcome: 'succeeded',
    answer: 'ending',
    name: 'Paid, monthly, and cancelled',
    when: 'The donor has cancelled, and won’t make any more payments after this month.',
  },
  {
    outcome: 'pending',
    answer: 'pending',
    name: 'Pending',
    when: 'The bank hasn’t confirmed the payment yet. The page keeps checking.',
  },
  { outcome: 'failed', answer: 'failed', name: 'Failed', when: 'The bank declined the payment.' },
  {
    outcome: 'attention',
    answer: 'overdue',
    name: 'Payment overdue',
    when: 'A payment of a monthly gift has failed.',
  },
  { outcome: 'ended', answer: 'ended', name: 'Ended', when: 'The monthly gift has been cancelled.' },
  {
    outcome: 'unconfirmed',
    answer: 'unknown',
    name: 'Not confirmed',
    when: 'The service gives a status that the widget doesn’t know.',
  },
  {
    outcome: 'not-found',
    answer: 'missing',
    name: 'Not found',
    when: 'The service has no such donation.',
  },
  {
    outcome: 'unavailable',
    answer: 'offline',
    name: 'Service unavailable',
    when: 'The service doesn’t answer, or refuses the key.',
  },
  {
    outcome: 'mismatch',
    answer: 'another',
    name: 'Wrong donation',
    when: 'The service answers with another donation, so the page shows nothing of it.',
  },
];

const client = new DonationClient({
  baseUrl: new URL('/api/v1', location.href).href,
  publishableKey: 'pk_test_sandbox',
  fetch: (input) => {
    const slug = new URL(String(input)).pathname.split('/').at(-1) ?? '';
    const example = Object.entries(exampleAnswers).find(([name]) => name === slug)?.[1];
    return example ? example.respond() : Promise.reject(new TypeError('There is no such example.'));
  },
});

const figure = ({ outcome, answer, name, when }: Example): TemplateResult => html`
  <figure>
    <figcaption>
      <p><strong>${name}</strong> <code>${outcome}</code></p>
      <p>${when}</p>
    </figcaption>
    <donation-status .client=${client} type=${exampleAnswers[answer].type} slug=${answer}></donation-status>
  </figure>
`;

const folded = document.querySelector<HTMLDetailsElement>('#examples details');
const place = folded?.querySelector<HTMLElement>('.examples');

// The examples are drawn once they are open: a donor who comes back to this page reads one status.
folded?.addEventListener('toggle', () => {
  if (folded.open && place) render(examples.map(figure), place);
});

const real = document.querySelector('#donation donation-status');
const openWithoutDonation = () => {
  if (folded && real?.getAttribute('outcome') === 'lost') folded.open = true;
};

// A visitor who has not given finds no donation here, so the examples open at once.
real?.addEventListener('donation-status', () => void Promise.resolve().then(openWithoutDonation));
openWithoutDonation();
