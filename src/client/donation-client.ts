import type * as z from 'zod/mini';
import { withoutAdditions } from '../schema/additions.js';
import {
  checkoutRequestSchema,
  checkoutResponseSchema,
  jsonRequest,
  type CheckoutRequest,
  type CheckoutResponse,
  type RepeatableRequest,
} from '../schema/checkout.js';
import { paymentSessionSchema, type PaymentSession } from '../schema/payment-session.js';
import { readServiceAddress } from '../schema/url.js';
import { isSlug } from '../schema/slug.js';
import { subscriptionSchema, type Subscription } from '../schema/subscription.js';
import { accessError } from './access-error.js';
import { accessIssue } from './access.js';
import { ConfigurationError } from './configuration-error.js';
import { InvalidRequestError, UnexpectedResponseError, type Issue } from './errors.js';
import { send } from './send.js';

export type DonationClientOptions = {
  /** The base address of the service (§9.1), such as `https://service.example/api/v1`. Use http only on localhost. */
  baseUrl: string;
  /** Your publishable key, sent as `Authorization: Bearer …` (§5). Never a secret key. */
  publishableKey: string;
  /** Replaces the global `fetch`. */
  fetch?: typeof globalThis.fetch;
  /** The time limit of each request, in milliseconds. 25,000 by default, `Infinity` for no limit. */
  timeout?: number;
};

export type CallOptions = {
  signal?: AbortSignal | undefined;
  /** The time limit of this request, in milliseconds. `Infinity` for no limit. */
  timeout?: number;
};

/**
 * A typed client of the payment service. Requests are checked strictly before they are sent. Responses are read
 * tolerantly: unknown fields are left out. Nothing is retried. Each method rejects with a `ClientError`, with a
 * `ConfigurationError` if its options aren’t valid, or with the reason of its `signal` if you abort it.
 */
export class DonationClient {
  readonly #address: string;
  readonly #key: string;
  readonly #fetch: typeof globalThis.fetch;
  readonly #timeout: number;

  /**
   * Creates a client.
   *
   * @throws {ConfigurationError} if an option isn’t valid.
   */
  constructor(options: DonationClientOptions) {
    const { baseUrl = '', publishableKey = '', fetch, timeout = 25_000 } = given(options);
    const issue = accessIssue({ baseUrl, publishableKey });
    const address = readServiceAddress(baseUrl);
    if (issue || address === undefined) throw accessError(issue ?? 'address');
    this.#address = address;
    this.#key = publishableKey;
    // Look `fetch` up at each call, because the page can replace it later, for example to log requests.
    this.#fetch = fetch ?? ((...request) => globalThis.fetch(...request));
    if (typeof this.#fetch !== 'function') throw new ConfigurationError('fetch must be a function');
    this.#timeout = checkedTimeout(timeout);
  }

  /** The base address of the service, without a slash at the end. */
  get baseUrl(): string {
    return this.#address;
  }

  /**
   * Creates a checkout (§4.1). Rejects with `InvalidRequestError`, before anything is sent, if the request isn’t
   * valid. The payer can be one that was read: its `id` and what is empty are left out.
   */
  async createCheckout(request: RepeatableRequest, options?: CallOptions): Promise<CheckoutResponse> {
    const { payment_type: paymentType, payer } = given(request);
    const sent: unknown = payer ? { ...request, payer: withoutEmpty(payer) } : request;
    const checked = withoutAdditions(() => checkoutRequestSchema(paymentType).safeParse(sent));
    const issues = checked.success ? lostInJson(request) : toIssues(checked.error);
    if (!checked.success || issues.length > 0) throw new InvalidRequestError(issues);
    return readCheckout(await this.#send('payment-session/checkout', options, checked.data), request);
  }

  /** Reads a payment session (§4.2) by its slug. */
  async getPaymentSession(slug: string, options?: CallOptions): Promise<PaymentSession> {
    return readPaymentSession(await this.#send(`payment-session/${segment(slug)}`, options));
  }

  /** Reads a subscription (§4.3) by its slug. */
  async getSubscription(slug: string, options?: CallOptions): Promise<Subscription> {
    return readSubscription(await this.#send(`subscription/${segment(slug)}`, options));
  }

  async #send(path: string, options: CallOptions = {}, body?: unknown): Promise<unknown> {
    const { signal, timeout = this.#timeout } = given(options);
    if (signal && typeof signal.throwIfAborted !== 'function')
      throw new ConfigurationError('signal must be an AbortSignal');
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

/** The client that the elements use: a `DonationClient`, or your own. */
export type DonationService = Pick<DonationClient, 'getPaymentSession' | 'getSubscription'> & {
  createCheckout(request: CheckoutRequest, options?: CallOptions): Promise<CheckoutResponse>;
  readonly baseUrl?: string;
};

/** Reads the response of §4.1. */
export const readCheckout = (
  answer: unknown,
  { payment_type: requestedType }: Pick<CheckoutRequest, 'payment_type'>,
): CheckoutResponse => {
  const { slug, ...rest } = read(checkoutResponseSchema, answer);
  // The requested type decides which endpoint reads the slug (§4.1 rules 1 and 2), whatever the answer says.
  return { ...rest, slug: slug !== null && isSlug(slug) ? slug : null, type: requestedType };
};

/** Reads the response of §4.2. */
export const readPaymentSession = (answer: unknown): PaymentSession => read(paymentSessionSchema, answer);

/** Reads the response of §4.3. */
export const readSubscription = (answer: unknown): Subscription => read(subscriptionSchema, answer);

/** Callers without types can pass in nothing. */
const given = <Value extends object>(value: Value | null | undefined): Partial<Value> => value ?? {};

/** The payer, or its address, without what only an answer has (§2.3): an `id`, and empty texts. */
const withoutEmpty = (read: unknown): unknown =>
  typeof read === 'object' && read !== null
    ? Object.fromEntries(
        Object.entries(read)
          .filter(([name, value]) => name !== 'id' && value !== '' && value !== null)
          .map(([name, value]) => [name, withoutEmpty(value)]),
      )
    : read;

/** The values in a request that JSON would change or leave out. */
const lostInJson = (request: RepeatableRequest): Issue[] => {
  const issues: Issue[] = [];
  jsonRequest(request, (path) => issues.push({ path: [...path], code: 'not_json' }));
  return issues;
};

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
    // A key isn't a value, so the message can name each unknown key.
    if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => ({ path: [...path, key], code }));
    return [{ path, code: code === 'custom' && message ? message : code }];
  });

/** Encodes a slug as one segment of a path (§4.2, §4.3). Callers without types can pass in anything. */
const segment = (slug: unknown): string => {
  if (typeof slug === 'string' && isSlug(slug)) return encodeURIComponent(slug);
  throw new InvalidRequestError([{ path: ['slug'], code: 'invalid_format' }]);
};
