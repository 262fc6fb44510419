import { DonationClient } from '../src/client/index.js';
import { browserPlatform, type Platform } from '../src/page/platform.js';
import type { Charity } from '../src/schema/charity.js';
import type { PaymentType } from '../src/schema/payment-type.js';
import { PendingStore } from '../src/service/pending-store.js';
import { serviceIdentity } from '../src/service/service-identity.js';

// Donations in every status, for the status page and the preview of the configurator. The client gives staged answers.

/** The charity that the donations are for, with their currency, project and tip for the service. */
export type Given = { charity: Charity; currency: string; project: string | null; tip: number };

/** The charity of the sandbox, which the status of a donation in the demo has too. */
export const charityOfSandbox: Charity = {
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

/** A one-time donation of 25. */
const session = ({ charity, currency, project, tip }: Given, slug: string, status: string) =>
  answer('one_time', {
    slug,
    status,
    amount: 2500 + tip,
    currency,
    tip,
    line_items: [{ quantity: 1, amount: 2500, total: 2500, currency, project }],
    charity,
    created_at: inDays(0),
  });

/** A monthly donation of 10. */
const subscription = ({ charity, currency }: Given, slug: string, status: string, isEnding = false) =>
  answer('subscription', {
    slug,
    status,
    amount: 1000,
    currency,
    tip: 0,
    interval: 'month',
    interval_count: 1,
    cancel_at_period_end: isEnding,
    current_period_start: inDays(0),
    current_period_end: status === 'canceled' ? null : inDays(30),
    charity,
    created_at: inDays(0),
  });

/** The answers of the service for the examples, by slug. */
export const exampleAnswers = (given: Given) =>
  ({
    paid: session(given, 'paid', 'succeeded'),
    monthly: subscription(given, 'monthly', 'active'),
    ending: subscription(given, 'ending', 'active', true),
    pending: session(given, 'pending', 'pending_payment'),
    failed: session(given, 'failed', 'failed'),
    overdue: subscription(given, 'overdue', 'past_due'),
    ended: subscription(given, 'ended', 'canceled'),
    unknown: session(given, 'unknown', 'in_review'),
    // A 404 counts as pending at first, since a new donation may not be found at once.
    missing: answer('one_time', { error: 'not_found' }, 400),
    offline: { type: 'one_time', respond: () => Promise.reject(new TypeError('Failed to fetch')) },
    another: session(given, 'someone-else', 'succeeded'),
  }) satisfies Record<string, Answer>;

/** The name of an example, which is also the slug of its donation. */
export type ExampleName = keyof ReturnType<typeof exampleAnswers>;

/** A client of a service that gives the answers of the examples. */
export const exampleClient = (given: Given): DonationClient =>
  new DonationClient({
    baseUrl: new URL('/api/v1', location.href).href,
    publishableKey: 'pk_test_sandbox',
    fetch: (input) => {
      const slug = new URL(String(input)).pathname.split('/').at(-1) ?? '';
      const example = Object.entries<Answer>(exampleAnswers(given)).find(([name]) => name === slug)?.[1];
      return example ? example.respond() : Promise.reject(new TypeError('There is no such example.'));
    },
  });

const memoryStorage = (): Storage => {
  const stored = new Map<string, string>();
  return {
    get length() {
      return stored.size;
    },
    key: (index) => [...stored.keys()][index] ?? null,
    getItem: (name) => stored.get(name) ?? null,
    setItem: (name, value) => void stored.set(name, value),
    removeItem: (name) => void stored.delete(name),
    clear: () => {
      stored.clear();
    },
  };
};

/**
 * The platform of a donor who comes back from this one-time donation. Its own storage has nothing else, so a status finds this
 * one, with what a stored donation adds: its date, its reference and the way to another try.
 */
export const examplePlatform = (client: DonationClient, name: ExampleName): Platform => {
  const storage = memoryStorage();
  const platform: Platform = { ...browserPlatform, arrival: () => 'outside', storage: () => storage };
  new PendingStore(platform, 'session', serviceIdentity({ client })).add({
    reference: '5e1f0c7a94b2d8366b0a4f19c3d27e85',
    slug: name,
    type: 'one_time',
    created: Date.now(),
    checkoutUrl: new URL('/sandbox/checkout/example', location.href).href,
    // A payment that can still be made has other words than one that waits for its bank.
    expiresAt: inDays(-1),
    page: location.pathname,
    form: '',
    offer: '',
    settled: null,
  });
  return platform;
};
