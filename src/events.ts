import type { ClientError } from './client/errors.js';
import type { ConfigurationError } from './client/configuration-error.js';
import type { Outcome } from './status/outcome.js';
import type { Receipt } from './status/receipt.js';
import type { CheckoutRequest, CheckoutResponse } from './schema/checkout.js';
import type { IntervalUnit } from './schema/interval-unit.js';
import type { PaymentType } from './schema/payment-type.js';
import { variantOf } from './text/variant.js';

const bubbling = { bubbles: true, composed: true };

/** An event of a checkout carries these too: the reference of the donation, and the attribute `variant`. */
export type Told<Reference = string> = { reference: Reference; variant?: string | null | undefined };

/** The donation as it is now, in the fields of `DonationChangeEvent`. */
export type Gift = {
  amount: number | null;
  currency: string;
  interval: IntervalUnit | null;
  intervalCount: number | null;
};

/**
 * The donor has begun to fill in the form: the first change that the donor makes, to whichever field. Once for each
 * form and page view, and anew after `reset()` or “Make another donation”.
 */
export class DonationStartEvent extends Event {
  /** An integer in the smallest unit of `currency`; null while none can be read. */
  readonly amount: number | null;
  /** ISO 4217. */
  readonly currency: string;
  /** Null for a one-time gift. */
  readonly interval: IntervalUnit | null;
  /** How many intervals lie between two payments: 3 for a quarter. Null for a one-time gift. */
  readonly intervalCount: number | null;
  /** The attribute `variant`; null without one. */
  readonly variant: string | null;

  constructor({ amount, currency, interval, intervalCount }: Gift, variant?: string | null) {
    super('donation-start', bubbling);
    this.amount = amount;
    this.currency = currency;
    this.interval = interval;
    this.intervalCount = intervalCount;
    this.variant = variantOf(variant);
  }
}

/** The donor, or the page by a method or property, changed amount, currency or interval. */
export class DonationChangeEvent extends Event {
  /** An integer in the smallest unit of `currency`; null while none can be read. */
  readonly amount: number | null;
  /** ISO 4217. */
  readonly currency: string;
  /** Null for a one-time gift. */
  readonly interval: IntervalUnit | null;
  /** How many intervals lie between two payments: 3 for a quarter. Null for a one-time gift. */
  readonly intervalCount: number | null;
  /** The attribute `variant`; null without one. */
  readonly variant: string | null;

  constructor({ amount, currency, interval, intervalCount }: Gift, variant?: string | null) {
    super('donation-change', bubbling);
    this.amount = amount;
    this.currency = currency;
    this.interval = interval;
    this.intervalCount = intervalCount;
    this.variant = variantOf(variant);
  }
}

/** A submit was stopped by errors in the form. Holds no values. */
export class DonationInvalidEvent extends Event {
  /** Each field with an error, and why: a code such as `required` or `format`, never what was typed. */
  readonly fields: readonly { name: string; code: string }[];

  constructor(fields: readonly { name: string; code: string }[]) {
    super('donation-invalid', bubbling);
    this.fields = fields;
  }
}

/** The request is about to be sent. The listener may change it, hold it back, or cancel it. */
export class DonationSubmitEvent extends Event {
  /**
   * The body of the request that creates the checkout (§4.1), each `amount` an integer in the smallest unit.
   * Listeners may change it; it is checked once more after them.
   */
  readonly request: CheckoutRequest;
  /** Names the donation from here to its completion: 32 random hexadecimal digits, which tell of nobody. */
  readonly reference: string;
  /** The attribute `variant`; null without one. */
  readonly variant: string | null;
  readonly #promises: Promise<unknown>[] = [];

  constructor(request: CheckoutRequest, { reference, variant }: Told) {
    super('donation-submit', { ...bubbling, cancelable: true });
    this.request = request;
    this.reference = reference;
    this.variant = variantOf(variant);
  }

  /** Sends only once `promise` is fulfilled; when it is rejected, nothing is sent. */
  waitUntil(promise: Promise<unknown>): void {
    this.#promises.push(promise);
  }

  /** Fulfilled once every promise given to `waitUntil` is; the form waits for it. */
  get ready(): Promise<unknown> {
    return Promise.all(this.#promises);
  }
}

/**
 * The service created a checkout.
 *
 * `paymentType` (§4.1 `type`) is not called `type`: that is the name of a DOM event, and code that reads it
 * (zone.js, say) breaks on any other value.
 */
export class DonationCheckoutEvent extends Event {
  /** Names the donation to the service; null when it gave none. */
  readonly slug: string | null;
  /** Whether the slug is one of a payment session or of a subscription. */
  readonly paymentType: PaymentType;
  /** When the checkout ends, in ISO 8601; null when the service does not say. */
  readonly expiresAt: string | null;
  /** The reference of `donation-submit`. */
  readonly reference: string;
  /** The attribute `variant`; null without one. */
  readonly variant: string | null;

  constructor({ slug, type, expires_at }: CheckoutResponse, { reference, variant }: Told) {
    super('donation-checkout', bubbling);
    this.slug = slug;
    this.paymentType = type;
    this.expiresAt = expires_at;
    this.reference = reference;
    this.variant = variantOf(variant);
  }
}

/** The donor is about to leave for the hosted checkout. Cancelled, the page takes over. */
export class DonationRedirectEvent extends Event {
  /** The address of the payment page: https, or http on a loopback host. */
  readonly url: string;

  constructor(url: string) {
    super('donation-redirect', { ...bubbling, cancelable: true });
    this.url = url;
  }
}

/** Something failed; the donor has been told in plain words. */
export class DonationErrorEvent extends Event {
  /**
   * A `ConfigurationError` of the page; or an `HttpError` with `status`, a `NetworkError`, `TimeoutError`,
   * `UnexpectedResponseError` or `InvalidRequestError`, each a `ClientError`; or what a promise given to
   * `waitUntil` was rejected with.
   */
  readonly error: ClientError | ConfigurationError | Error;

  constructor(error: Error) {
    super('donation-error', bubbling);
    this.error = error;
  }
}

/** The donor is told another outcome, or the service gave another status. */
export class DonationStatusEvent extends Event {
  /** The outcome that the donor is told. */
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
  /** One payment, or a subscription. */
  readonly paymentType: PaymentType;
  /** In the smallest unit of `currency`, including the tip; null when the service gave none that can be read. */
  readonly amount: number | null;
  /** The part of `amount` that is a tip; null when the service gave none that can be read. */
  readonly tip: number | null;
  /** ISO 4217; null when its smallest unit is not known. */
  readonly currency: string | null;
  /** As the service said it, such as `month`; null for a one-time gift. */
  readonly interval: string | null;
  /** How many intervals lie between two payments; null for a one-time gift. */
  readonly intervalCount: number | null;
  /** The reference of `donation-submit`; null where the page names the donation by its slug. */
  readonly reference: string | null;
  /** The attribute `variant` of the form that shows the status; null without one, as on a page of thanks. */
  readonly variant: string | null;

  constructor(
    { type, amount, tip, currency, interval, intervalCount }: Receipt,
    { reference, variant }: Told<string | null>,
  ) {
    super('donation-complete', bubbling);
    this.paymentType = type;
    this.amount = amount;
    this.tip = tip;
    this.currency = currency;
    this.interval = interval;
    this.intervalCount = intervalCount;
    this.reference = reference;
    this.variant = variantOf(variant);
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
    'donation-start': DonationStartEvent;
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
