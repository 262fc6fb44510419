import type { Access } from '../client/access.js';
import {
  DonationClient,
  readCheckout,
  readPaymentSession,
  readSubscription,
  type CallOptions,
  type DonationService,
} from '../client/donation-client.js';
import { ClientError, HttpError, NetworkError, UnexpectedResponseError } from '../client/errors.js';
import type { PaymentSession } from '../schema/payment-session.js';
import type { PaymentType } from '../schema/payment-type.js';
import type { Subscription } from '../schema/subscription.js';
import { accessOf } from './access.js';

/** The service as an element uses it. */
export type ElementService = Pick<DonationService, 'createCheckout'> & {
  readonly baseUrl: string;
  /** Reads a payment session (§4.2) or a subscription (§4.3). */
  read(
    donation: { readonly type: PaymentType; readonly slug: string },
    options?: CallOptions,
  ): Promise<PaymentSession | Subscription>;
};

/**
 * An element's service: the page's own client, or one made from the attributes. Both get the same checks on their
 * responses, because an address becomes a link and the page's client can pass on untrusted data.
 *
 * @throws {ConfigurationError} when the attributes aren't valid.
 */
export const serviceOf = (values: Access & { client: DonationService | null }): ElementService => {
  const client = values.client ? checked(values.client) : new DonationClient(accessOf(values));
  return {
    baseUrl: client.baseUrl ?? values.baseUrl,
    createCheckout: (request, options) => client.createCheckout(request, options),
    read: ({ type, slug }, options) =>
      type === 'one_time' ? client.getPaymentSession(slug, options) : client.getSubscription(slug, options),
  };
};

const checked = (client: DonationService): DonationService => ({
  ...(typeof client.baseUrl === 'string' && { baseUrl: client.baseUrl }),
  createCheckout: (request, options) =>
    answerOf(
      () => client.createCheckout(request, options),
      (answer) => readCheckout(answer, request),
    ),
  getPaymentSession: (slug, options) =>
    answerOf(() => client.getPaymentSession(slug, options), readPaymentSession),
  getSubscription: (slug, options) => answerOf(() => client.getSubscription(slug, options), readSubscription),
});

/** The page's own client can throw synchronously, and throw anything. */
const answerOf = <Answer>(call: () => unknown, read: (answer: unknown) => Answer): Promise<Answer> => {
  let answer: unknown;
  try {
    answer = call();
  } catch (reason) {
    answer = Promise.reject(toServiceError(reason));
  }
  return Promise.resolve(answer).then(read, (reason: unknown) => {
    throw toServiceError(reason);
  });
};

const toServiceError = (reason: unknown): Error => {
  if (reason instanceof ClientError) return reason;
  if (reason instanceof Error) return asOwnError(reason);
  return new UnexpectedResponseError([{ path: [], code: 'not_an_error' }], { cause: reason });
};

/** The client can come from another copy of this package, so errors are recognised by name, not by class. */
const asOwnError = (error: Error & Partial<Pick<HttpError, 'status' | 'body' | 'retryAfter'>>): Error => {
  const { name, status, body, retryAfter } = error;
  if (name === 'HttpError' && typeof status === 'number') {
    return new HttpError(status, body, typeof retryAfter === 'number' ? retryAfter : null);
  }
  return name === 'NetworkError' || name === 'TimeoutError' ? new NetworkError(error) : error;
};
