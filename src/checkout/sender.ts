import { HttpError } from '../client/errors.js';
import { DonationCheckoutEvent, DonationSubmitEvent } from '../events.js';
import type { ElementContext } from '../page/platform.js';
import { formKeyOf } from '../page/form-key.js';
import { pageAddress } from '../page/address.js';
import { jsonRequest, type CheckoutRequest, type CheckoutResponse } from '../schema/checkout.js';
import type { Connection } from '../service/connection.js';
import { isForDeveloper, noticeOf, pauseAfter, type Notice } from './notices.js';
import { namedPaths, refusedPaths } from './refused-paths.js';

/** Why a donation couldn't be sent. */
export type Failure = {
  error: Error;
  /** The message for the donor. */
  notice: Notice;
  /** How long to send nothing, in milliseconds. */
  pause: number;
  isForDeveloper: boolean;
  /** The request paths that the service refused. */
  refused: readonly string[];
  /** An error for the developer about a refusal that no field of the form can mend; null for any other error. */
  fault: Error | null;
};

type Host = ElementContext<{ readonly variant: string | null }>;

type Options = {
  reference: string;
  signal: AbortSignal;
  /** Called when the request is about to leave. */
  sent(): void;
  /** Called when the service has created the checkout. */
  created(): void;
};

/** Sends checkout requests to the service. It loads with the code that talks to the service. */
export class Sender {
  readonly #host: Host;
  readonly #connection: Connection;
  readonly #offer: string;

  /** `offer` is a digest of what the form offers. */
  constructor(host: Host, connection: Connection, offer: string) {
    this.#host = host;
    this.#connection = connection;
    this.#offer = offer;
  }

  /**
   * Creates a checkout, and remembers it for the donor's return.
   *
   * @returns the address of the payment page; null if the page has cancelled the event
   */
  async send(
    request: CheckoutRequest,
    { reference, signal, sent, created }: Options,
  ): Promise<string | null> {
    const identity = { reference, variant: this.#host.values.variant };
    const submit = new DonationSubmitEvent(request, identity);
    const isAllowed = this.#host.dispatchEvent(submit);
    signal.throwIfAborted();
    if (!isAllowed) return null;
    await submit.ready;
    signal.throwIfAborted();
    sent();
    const checkout = await this.#connection.service.createCheckout(this.#sendable(request), { signal });
    signal.throwIfAborted();
    if (this.#remember(checkout, reference)) created();
    this.#host.dispatchEvent(new DonationCheckoutEvent(checkout, identity));
    return checkout.checkout_url;
  }

  /** Describes an error for the donor, the developer and the form. The request is undefined if there was none. */
  failureOf(thrown: unknown, request: CheckoutRequest | undefined): Failure {
    const error = toError(thrown);
    const notice = noticeOf(error);
    return {
      error,
      notice,
      pause: pauseAfter(error) * 1000,
      isForDeveloper: isForDeveloper(error),
      refused: error instanceof HttpError && request ? refusedPaths(error.body, request) : [],
      fault: error instanceof HttpError && notice.key === 'rejected' ? this.#refusal(error) : null,
    };
  }

  /** Donors can give all the same if the page has added what JSON can't hold. */
  #sendable(request: CheckoutRequest): CheckoutRequest {
    const leftOut: string[] = [];
    const sendable = jsonRequest(request, (path) => leftOut.push(path.map(String).join('.')));
    if (leftOut.length > 0)
      this.#host.platform.report(
        `<${this.#host.localName}>: the form left out parts of a request that JSON can't hold: ${leftOut.join(', ')}.`,
      );
    return sendable;
  }

  #refusal({ status, body }: HttpError): Error {
    const named = namedPaths(body).join(', ') || 'no part of the request';
    return new Error(
      `<${this.#host.localName}>: the payment service refused a donation with HTTP status ${status}, for a reason that no field of the form can mend. It names ${named}.`,
    );
  }

  /** Without a slug the donor can still pay, but the return then finds nothing stored. The developer learns that now. */
  #remember(checkout: CheckoutResponse, reference: string): boolean {
    const { slug, type, checkout_url: checkoutUrl, expires_at: expiresAt } = checkout;
    if (slug === null) {
      this.#host.platform.report(
        `<${this.#host.localName}>: the payment service answered without a slug that can be read back, so donors can pay, but this page can’t show them the result.`,
      );
      return false;
    }
    const created = this.#host.platform.clock.now();
    const from = { page: pageAddress(), form: formKeyOf(this.#host), offer: this.#offer };
    const donation = { reference, slug, type, created, checkoutUrl, expiresAt, ...from, settled: null };
    this.#connection.store.add(donation);
    return true;
  }
}

/** Turns anything thrown into an error: a listener's `waitUntil` promise can reject with any value. */
const toError = (thrown: unknown): Error =>
  thrown instanceof Error
    ? thrown
    : new Error('A promise passed to waitUntil() was rejected, so nothing was sent.', { cause: thrown });
