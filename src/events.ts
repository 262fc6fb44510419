import type { ClientError, ConfigurationError } from './client/errors.js';
import type { Outcome } from './donation/outcome.js';
import type { Receipt } from './donation/receipt.js';
import type { CheckoutRequest, CheckoutResponse, IntervalUnit, PaymentType } from './schema/checkout.js';

const bubbling = { bubbles: true, composed: true };

/** The gift as it stands. */
export type Gift = {
  /** An integer in the smallest unit of `currency`; null while none can be read. */
  amount: number | null;
  /** ISO 4217. */
  currency: string;
  /** Null for a one-time gift. */
  interval: IntervalUnit | null;
  intervalCount: number | null;
};

/** The donor, or the page by a method or property, changed amount or interval. */
export class DonationChangeEvent extends Event {
  readonly amount: number | null;
  readonly currency: string;
  readonly interval: IntervalUnit | null;
  readonly intervalCount: number | null;

  constructor({ amount, currency, interval, intervalCount }: Gift) {
    super('donation-change', bubbling);
    this.amount = amount;
    this.currency = currency;
    this.interval = interval;
    this.intervalCount = intervalCount;
  }
}

/** A submit was stopped by faults in the form. Holds no values. */
export class DonationInvalidEvent extends Event {
  readonly fields: readonly { name: string; code: string }[];

  constructor(fields: readonly { name: string; code: string }[]) {
    super('donation-invalid', bubbling);
    this.fields = fields;
  }
}

/** The request is about to be sent. The listener may change it, hold it back, or cancel it. */
export class DonationSubmitEvent extends Event {
  /** The body of §4.1; it is checked once more after the listeners. */
  readonly request: CheckoutRequest;
  readonly #promises: Promise<unknown>[] = [];

  constructor(request: CheckoutRequest) {
    super('donation-submit', { ...bubbling, cancelable: true });
    this.request = request;
  }

  /** Sends only once `promise` is fulfilled; when it is rejected, nothing is sent. */
  waitUntil(promise: Promise<unknown>): void {
    this.#promises.push(promise);
  }

  /** All that was given to `waitUntil`. */
  get ready(): Promise<unknown> {
    return Promise.all(this.#promises);
  }
}

/**
 * The service created a checkout.
 *
 * `paymentType` (§4.1 `type`), not `type`: that is the name of a DOM event, and what reads it (zone.js, say)
 * breaks when it says anything else.
 */
export class DonationCheckoutEvent extends Event {
  /** Null when the service gave none. */
  readonly slug: string | null;
  readonly paymentType: PaymentType;
  /** ISO 8601, or null. */
  readonly expiresAt: string | null;

  constructor({ slug, type, expires_at }: CheckoutResponse) {
    super('donation-checkout', bubbling);
    this.slug = slug;
    this.paymentType = type;
    this.expiresAt = expires_at;
  }
}

/** The donor is about to leave for the hosted checkout. Cancelled, the page takes over. */
export class DonationRedirectEvent extends Event {
  readonly url: string;

  constructor(url: string) {
    super('donation-redirect', { ...bubbling, cancelable: true });
    this.url = url;
  }
}

/** Something failed; the donor has been told in plain words. */
export class DonationErrorEvent extends Event {
  readonly error: ClientError | ConfigurationError | Error;

  constructor(error: Error) {
    super('donation-error', bubbling);
    this.error = error;
  }
}

/** The donor is told another outcome, or the service gave another status. */
export class DonationStatusEvent extends Event {
  readonly outcome: Outcome;
  /** As the service said it; null while it said none. */
  readonly status: string | null;
  /** Null when nothing is known of the donation. */
  readonly paymentType: PaymentType | null;

  constructor(outcome: Outcome, status: string | null, paymentType: PaymentType | null) {
    super('donation-status', bubbling);
    this.outcome = outcome;
    this.status = status;
    this.paymentType = paymentType;
  }
}

/** A donation succeeded: once for each, for analytics. No personal data, no slug. */
export class DonationCompleteEvent extends Event {
  readonly paymentType: PaymentType;
  /** In the smallest unit of `currency`, including the tip; null when the service gave none that can be read. */
  readonly amount: number | null;
  readonly tip: number | null;
  readonly currency: string | null;
  /** As the service said it; null for a one-time gift. */
  readonly interval: string | null;
  readonly intervalCount: number | null;

  constructor({ type, amount, tip, currency, interval, intervalCount }: Receipt) {
    super('donation-complete', bubbling);
    this.paymentType = type;
    this.amount = amount;
    this.tip = tip;
    this.currency = currency;
    this.interval = interval;
    this.intervalCount = intervalCount;
  }
}

/** The dialog of a donation button is open. */
export class DonationOpenEvent extends Event {
  constructor() {
    super('donation-open', bubbling);
  }
}

/** The dialog of a donation button is closed again. */
export class DonationCloseEvent extends Event {
  constructor() {
    super('donation-close', bubbling);
  }
}

declare global {
  interface HTMLElementEventMap {
    'donation-change': DonationChangeEvent;
    'donation-invalid': DonationInvalidEvent;
    'donation-submit': DonationSubmitEvent;
    'donation-checkout': DonationCheckoutEvent;
    'donation-redirect': DonationRedirectEvent;
    'donation-error': DonationErrorEvent;
    'donation-status': DonationStatusEvent;
    'donation-complete': DonationCompleteEvent;
    'donation-open': DonationOpenEvent;
    'donation-close': DonationCloseEvent;
  }
}
