import type * as z from 'zod/mini';
import {
  checkoutRequestSchema,
  checkoutResponseSchema,
  type CheckoutRequest,
  type CheckoutResponse,
} from '../schema/checkout.js';
import { paymentSessionSchema, type PaymentSession } from '../schema/payment-session.js';
import { readServiceAddress } from '../schema/service-address.js';
import { subscriptionSchema, type Subscription } from '../schema/subscription.js';
import { accessError } from './access-error.js';
import { accessIssue } from './access.js';
import { ConfigurationError } from './configuration-error.js';
import { InvalidRequestError, UnexpectedResponseError, type Issue } from './errors.js';
import { send } from './send.js';

export type DonationClientOptions = {
  /** The service's base address, ending with `/api/v1` (§1): https, or http on a loopback host. */
  baseUrl: string;
  /** Sent as `Authorization: Bearer …` (§5). Never a secret key. */
  publishableKey: string;
  /** Instead of the global `fetch`. */
  fetch?: typeof globalThis.fetch;
  /** Milliseconds for one exchange; 25,000 by default, `Infinity` for no limit. */
  timeout?: number;
};

export type CallOptions = {
  signal?: AbortSignal | undefined;
  /** Milliseconds, for this call; `Infinity` for no limit. */
  timeout?: number;
};

/**
 * The service of the interface, typed: requests are checked strictly before they are sent, answers are read
 * tolerantly. Nothing is retried. Every method rejects with a `ClientError`, or the reason of its `signal`.
 */
export class DonationClient {
  readonly #address: string;
  readonly #key: string;
  readonly #fetch: typeof globalThis.fetch;
  readonly #timeout: number;

  /** @throws {ConfigurationError} when the address, the key or the time limit can't be one. */
  constructor({ baseUrl, publishableKey, fetch, timeout = 25_000 }: DonationClientOptions) {
    const issue = accessIssue({ baseUrl, publishableKey });
    const address = readServiceAddress(baseUrl);
    if (issue || address === undefined) throw accessError(issue ?? 'address');
    this.#address = address;
    this.#key = publishableKey;
    // Looked up at each call, so that a page's own instrumentation of `fetch` is heeded.
    this.#fetch = fetch ?? ((...request) => globalThis.fetch(...request));
    this.#timeout = checkedTimeout(timeout);
  }

  /** The service's base address, without a closing slash. */
  get baseUrl(): string {
    return this.#address;
  }

  /** §4.1. Also rejects with `InvalidRequestError`, before anything is sent. */
  async createCheckout(request: CheckoutRequest, options?: CallOptions): Promise<CheckoutResponse> {
    const checked = checkoutRequestSchema(
      (request as Partial<CheckoutRequest> | null)?.payment_type,
    ).safeParse(request);
    if (!checked.success) throw new InvalidRequestError(toIssues(checked.error));
    return readCheckout(await this.#send('payment-session/checkout', options, checked.data), request);
  }

  /** §4.2. The `slug` of a payment session; its form is checked by the service. */
  async getPaymentSession(slug: string, options?: CallOptions): Promise<PaymentSession> {
    return readPaymentSession(await this.#send(`payment-session/${segment(slug)}`, options));
  }

  /** §4.3. The `slug` of a subscription. */
  async getSubscription(slug: string, options?: CallOptions): Promise<Subscription> {
    return readSubscription(await this.#send(`subscription/${segment(slug)}`, options));
  }

  async #send(
    path: string,
    { signal, timeout = this.#timeout }: CallOptions = {},
    body?: unknown,
  ): Promise<unknown> {
    return send({
      url: `${this.#address}/${path}`,
      publishableKey: this.#key,
      fetch: this.#fetch,
      timeout: checkedTimeout(timeout),
      signal,
      body,
    });
  }
}

/** The client that elements use: a `DonationClient`, or one of the page's own. */
export type DonationService = Pick<
  DonationClient,
  'createCheckout' | 'getPaymentSession' | 'getSubscription'
> & {
  readonly baseUrl?: string;
};

/** §4.1, the answer to a request. */
export const readCheckout = (
  answer: unknown,
  { payment_type: asked }: Pick<CheckoutRequest, 'payment_type'>,
): CheckoutResponse => {
  const { type, slug, ...rest } = read(checkoutResponseSchema, answer);
  const isKnown = type === 'one_time' || type === 'subscription';
  return { ...rest, slug: slug || null, type: isKnown ? type : asked };
};

/** §4.2, the answer. */
export const readPaymentSession = (answer: unknown): PaymentSession => read(paymentSessionSchema, answer);

/** §4.3, the answer. */
export const readSubscription = (answer: unknown): Subscription => read(subscriptionSchema, answer);

const checkedTimeout = (timeout: number): number => {
  if (typeof timeout === 'number' && timeout > 0) return timeout;
  throw new ConfigurationError('timeout must be a number of milliseconds above 0, or Infinity');
};

const read = <T>(schema: z.ZodMiniType<T>, body: unknown): T => {
  const result = schema.safeParse(body);
  if (!result.success) throw new UnexpectedResponseError(toIssues(result.error));
  return result.data;
};

const toIssues = (error: z.core.$ZodError): Issue[] =>
  error.issues.flatMap((issue): Issue[] => {
    const { path, code, message } = issue;
    // Keys are not values: the developer may read which one is too much.
    if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => ({ path: [...path, key], code }));
    return [{ path, code: code === 'custom' && message ? message : code }];
  });

/** A slug as one segment of a path (§4.2, §4.3); its form is not shown, but these would lead elsewhere. */
const segment = (slug: string): string => {
  try {
    if (!/^\.{0,2}$/.test(slug)) return encodeURIComponent(slug);
  } catch {
    // A lone surrogate has no encoding.
  }
  throw new InvalidRequestError([{ path: ['slug'], code: 'invalid_format' }]);
};
