import type { FakeClock } from '../support/elements/fakes.js';
import type { CheckoutRequest } from '../../src/schema/checkout.js';

/** What can go wrong with the next answer to a new checkout. */
export const createFaults = [
  'slow',
  'too slow',
  '500 before',
  '500 after',
  'cut before',
  'cut after',
  '401',
  '429',
  '429 for 60 s',
  'no JSON',
] as const;

/** What can go wrong with the next answer to a read. */
export const readFaults = [
  'slow',
  '500 before',
  'cut before',
  '401',
  '404',
  '429',
  'no JSON',
  'another slug',
  'unknown status',
] as const;

export type CreateFault = (typeof createFaults)[number];
export type ReadFault = (typeof readFaults)[number];

/** A checkout that the service has created. */
export type Checkout = {
  slug: string;
  url: string;
  request: CheckoutRequest;
  status: string;
  /** In milliseconds since the epoch. */
  created: number;
  /** Whether money was taken, ever. */
  isPaid: boolean;
  /** Every status that the service has told in a read. */
  told: Set<string>;
};

/** A request for a new checkout, with the checkout that it created, if it did. */
export type Post = { origin: string; request: CheckoutRequest; key: string; checkout: Checkout | null };

const costOf = (lines: readonly { quantity: number; amount: number }[]): number =>
  lines.reduce((sum, { quantity, amount }) => sum + quantity * amount, 0);

/** The sums of a request in the smallest unit: what is paid today, and each time after that. */
export const sumsOf = (request: CheckoutRequest): { now: number; each: number | null } => {
  const each = costOf(request.line_items);
  if (request.payment_type === 'one_time') return { now: each, each: null };
  const once = (request.one_time_items ?? []) as { quantity: number; amount: number }[];
  return { now: each + costOf(once), each };
};

const slowness = { slow: 8_000, 'too slow': 40_000 };

/** The payment service of the interface in memory. It knows what is true: which checkouts exist, and which are paid. */
export class Service {
  readonly origin: string;
  readonly #clock: FakeClock;
  readonly checkouts: Checkout[] = [];
  readonly posts: Post[] = [];
  /** The addresses of all reads. */
  readonly reads: string[] = [];
  readonly faults: { create: CreateFault[]; read: ReadFault[] } = { create: [], read: [] };

  constructor(origin: string, clock: FakeClock) {
    this.origin = origin;
    this.#clock = clock;
  }

  get isHealthy(): boolean {
    return this.faults.create.length + this.faults.read.length === 0;
  }

  find(url: string): Checkout | undefined {
    return this.checkouts.find((one) => one.url === url);
  }

  /** The donor pays on the payment page. */
  pay(checkout: Checkout): void {
    checkout.status = checkout.request.payment_type === 'one_time' ? 'succeeded' : 'active';
    checkout.isPaid = true;
  }

  /** The donor's payment is declined. It can be tried again on the same page. */
  decline(checkout: Checkout): void {
    checkout.status = checkout.request.payment_type === 'one_time' ? 'failed' : 'past_due';
  }

  async answer(url: string, init: RequestInit): Promise<Response> {
    return init.method === 'POST' ? this.#create(init) : this.#read(url);
  }

  async #create({ body, headers }: RequestInit): Promise<Response> {
    const request = JSON.parse(String(body)) as CheckoutRequest;
    const key = new Headers(headers).get('Authorization') ?? '';
    const post: Post = { origin: this.origin, request, key, checkout: null };
    this.posts.push(post);
    const fault = this.faults.create.shift();
    if (fault === '500 before') return json({ error: 'down' }, 500);
    if (fault === '401') return json({ error: 'key' }, 401);
    if (fault === '429') return json({}, 429);
    if (fault === '429 for 60 s') return json({}, 429, { 'Retry-After': '60' });
    if (fault === 'cut before') throw new TypeError('Failed to fetch');
    const checkout = this.#checkoutFor(request);
    post.checkout = checkout;
    this.checkouts.push(checkout);
    if (fault === '500 after') return json({ error: 'down' }, 500);
    if (fault === 'cut after') throw new TypeError('network error');
    if (fault === 'no JSON') return new Response('<h1>Hello</h1>');
    if (fault) await this.#clock.wait(slowness[fault], new AbortController().signal);
    const { slug, url } = checkout;
    return json({ checkout_url: url, expires_at: null, slug, type: request.payment_type });
  }

  #checkoutFor(request: CheckoutRequest): Checkout {
    const slug = `${request.payment_type === 'one_time' ? 'ps' : 'sub'}_${this.checkouts.length + 1}`;
    const url = `${this.origin}/pay/${slug}`;
    const created = this.#clock.now();
    return { slug, url, request, status: 'pending_payment', created, isPaid: false, told: new Set() };
  }

  async #read(url: string): Promise<Response> {
    this.reads.push(url);
    const fault = this.faults.read.shift();
    if (fault === 'slow') await this.#clock.wait(slowness.slow, new AbortController().signal);
    if (fault === '500 before') return json({}, 500);
    if (fault === '401') return json({}, 401);
    if (fault === '404') return json({}, 404);
    if (fault === '429') return json({}, 429);
    if (fault === 'cut before') throw new TypeError('Failed to fetch');
    if (fault === 'no JSON') return new Response('<h1>Hello</h1>');
    const checkout = this.checkouts.find(({ slug }) => url.endsWith(`/${slug}`));
    if (!checkout) return json({}, 404);
    const status = fault === 'unknown status' ? 'under_review' : checkout.status;
    const slug = fault === 'another slug' ? 'ps_another' : checkout.slug;
    if (slug === checkout.slug) checkout.told.add(status);
    return json(resource({ ...checkout, slug, status }));
  }
}

const json = (body: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers });

/** A payment session (§2.1) or a subscription (§2.2). */
const resource = ({ slug, status, request }: Checkout) => {
  const { now, each } = sumsOf(request);
  const { currency, payer } = request;
  const at = '2030-01-01T00:00:00Z';
  const shared = {
    id: '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
    slug,
    status,
    amount: each ?? now,
    currency,
    tip: 0,
    payer: { id: '3f2504e0-4f89-41d3-9a0c-0305e82c3302', ...payer },
    charity: { name: 'Example Charity', slug: 'example', website: null, logo: null, theme: null },
    line_items: request.line_items.map(({ quantity, amount }) => ({
      id: 'item',
      type: 'recurring',
      quantity,
      amount,
      total: quantity * amount,
      currency,
    })),
    metadata: request.metadata,
    created_at: at,
    updated_at: at,
  };
  return request.payment_type === 'one_time'
    ? { ...shared, provider: 'provider_a', one_time_items: [], subscription: null, expires_at: null }
    : { ...shared, ...request.subscription, cancel_at_period_end: false };
};
