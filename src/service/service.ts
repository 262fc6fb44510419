import type { Access } from '../client/access.js';
import {
  DonationClient,
  readCheckout,
  readPaymentSession,
  readSubscription,
  type DonationService,
} from '../client/donation-client.js';
import { ClientError, HttpError, NetworkError, UnexpectedResponseError } from '../client/errors.js';
import { accessOf } from './access.js';

/**
 * An element's service: the page's own client, or one made from the attributes. Both get the same checks on their
 * responses, because an address becomes a link and the page's client can pass on untrusted data.
 *
 * @throws {ConfigurationError} when the attributes can't work.
 */
export const serviceOf = (element: Access & { client: DonationService | null }): DonationService =>
  element.client ? checked(element.client) : new DonationClient(accessOf(element));

/** Stateless, so that a page can pass in a new client on each render. */
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
