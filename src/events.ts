import type { ClientError } from './client/errors.js';
import type { ConfigurationError } from './client/configuration-error.js';
import type { Outcome } from './schema/outcome.js';
import type { Receipt } from './schema/receipt.js';
import type { CheckoutRequest, CheckoutResponse } from './schema/checkout.js';
import type { IntervalUnit } from './schema/interval-unit.js';
import type { PaymentType } from './schema/payment-type.js';
import { variantOf } from './text/variant.js';

/** The browser's own class. MooTools has replaced the global one if it was loaded before this script. */
const Event = Object.getPrototypeOf(CustomEvent) as typeof globalThis.Event;

const bubbling = { bubbles: true, composed: true };

/** Events of a checkout also carry the reference of the donation and the attribute `variant`. */
export type Told<Reference = string> = { reference: Reference; variant?: string | null | undefined };

/** The current donation, as `DonationChangeEvent` has it. */
export type Gift = {
  amount: number | null;
  currency: string;
  interval: IntervalUnit | null;
  intervalCount: number | null;
};

/**
 * The donor starts to fill in the form: the first change to any field. Fires once for each form and page view, and
 * again after `reset()` or “Make another donation”.
 */
export class DonationStartEvent extends Event {
  /** An integer in the smallest unit of `currency`, such as 1250 for £12.50. Null if there is no valid amount. */
  readonly amount: number | null;
  /** ISO 4217. */
  readonly currency: string;
  /** One of `day`, `week`, `month` and `year`. Null for a one-time donation. */
  readonly interval: IntervalUnit | null;
  /** How many intervals there are between payments: 3 if quarterly. Null for a one-time donation. */
  readonly intervalCount: number | null;
  /** The attribute `variant`. Null if it isn’t set. */
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

/** The donor has changed the amount, currency or interval, or the page has, by a method or property. */
export class DonationChangeEvent extends Event {
  /** An integer in the smallest unit of `currency`, such as 1250 for £12.50. Null if there is no valid amount. */
  readonly amount: number | null;
  /** ISO 4217. */
  readonly currency: string;
  /** One of `day`, `week`, `month` and `year`. Null for a one-time donation. */
  readonly interval: IntervalUnit | null;
  /** How many intervals there are between payments: 3 if quarterly. Null for a one-time donation. */
  readonly intervalCount: number | null;
  /** The attribute `variant`. Null if it isn’t set. */
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

/** Half of the form, or half a screen of it, has been in view for a second. Fires once for each form and page view. */
export class DonationSeenEvent extends Event {
  /** The attribute `variant`. Null if it isn’t set. */
  readonly variant: string | null;

  constructor(variant?: string | null) {
    super('donation-seen', bubbling);
    this.variant = variantOf(variant);
  }
}

/**
 * A donor who has started leaves the page before the checkout. Fires at most once after each `donation-start`. Browsers
 * don’t fire it if a phone ends the page in the background.
 */
export class DonationLeaveEvent extends Event {
  /** The name of the question that the donor answered or visited last, such as `amount` or `payer`. */
  readonly question: string;
  /** The codes of the errors that the donor saw, such as `required`. Never what the donor typed. */
  readonly codes: readonly string[];
  /** The attribute `variant`. Null if it isn’t set. */
  readonly variant: string | null;

  constructor({ question, codes }: { question: string; codes: readonly string[] }, variant?: string | null) {
    super('donation-leave', bubbling);
    this.question = question;
    this.codes = codes;
    this.variant = variantOf(variant);
  }
}

/** The form was not sent because it has errors. The event holds no values. */
export class DonationInvalidEvent extends Event {
  /** Each field with an error, and a code such as `required` or `format`. Never what the donor typed. */
  readonly fields: readonly { name: string; code: string }[];

  constructor(fields: readonly { name: string; code: string }[]) {
    super('donation-invalid', bubbling);
    this.fields = fields;
  }
}

/** The form is about to send the request. A listener can change the request, delay it or cancel it. */
export class DonationSubmitEvent extends Event {
  /**
   * The request body that creates the checkout (§4.1). Each `amount` is an integer in the smallest unit. Listeners
   * can change it. It is checked again before it is sent.
   */
  readonly request: CheckoutRequest;
  /** Identifies the donation until it is complete: 32 random hexadecimal digits, which identify no person. */
  readonly reference: string;
  /** The attribute `variant`. Null if it isn’t set. */
  readonly variant: string | null;
  readonly #promises: Promise<unknown>[] = [];

  constructor(request: CheckoutRequest, { reference, variant }: Told) {
    super('donation-submit', { ...bubbling, cancelable: true });
    this.request = request;
    this.reference = reference;
    this.variant = variantOf(variant);
  }

  /** Delays the request until `promise` is fulfilled. If the promise is rejected, nothing is sent. */
  waitUntil(promise: Promise<unknown>): void {
    this.#promises.push(promise);
  }

  /** Fulfilled when all promises passed to `waitUntil` are. The form waits for it. */
  get ready(): Promise<unknown> {
    return Promise.all(this.#promises);
  }
}

/**
 * The service has created a checkout.
 *
 * The field `paymentType` (§4.1 `type`) is not called `type`, which is the name of a DOM event. Code that reads
 * `type`, such as zone.js, breaks on any other value.
 */
export class DonationCheckoutEvent extends Event {
  /** The service’s identifier of the donation. Null if the service sent none. */
  readonly slug: string | null;
  /** Either `one_time` or `subscription`: which of the two the slug identifies. */
  readonly paymentType: PaymentType;
  /** When the checkout expires, in ISO 8601. Null if the service doesn’t say. */
  readonly expiresAt: string | null;
  /** The reference from `donation-submit`. */
  readonly reference: string;
  /** The attribute `variant`. Null if it isn’t set. */
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

/** The donor is about to go to the payment page. Cancel the event to take the donor there yourself. */
export class DonationRedirectEvent extends Event {
  /** The address of the payment page: https, or http on localhost. */
  readonly url: string;

  constructor(url: string) {
    super('donation-redirect', { ...bubbling, cancelable: true });
    this.url = url;
  }
}

/** Something failed. The donor sees a message in plain words. */
export class DonationErrorEvent extends Event {
  /**
   * One of these: a `ConfigurationError`; a `ClientError`, which is an `HttpError` with `status`, a
   * `NetworkError`, `TimeoutError`, `UnexpectedResponseError` or `InvalidRequestError`; or the reason of a promise
   * that was passed to `waitUntil` and rejected.
   */
  readonly error: ClientError | ConfigurationError | Error;

  constructor(error: Error) {
    super('donation-error', bubbling);
    this.error = error;
  }
}

/** The outcome that the donor sees has changed, or the status that the service returns. */
export class DonationStatusEvent extends Event {
  /** The outcome that the donor sees, such as `succeeded` or `pending`. */
  readonly outcome: Outcome;
  /** The status as the service returned it. Null if there is none yet. */
  readonly status: string | null;
  /** Either `one_time` or `subscription`. Null if nothing is known about the donation. */
  readonly paymentType: PaymentType | null;

  constructor(outcome: Outcome, status: string | null, paymentType: PaymentType | null) {
    super('donation-status', bubbling);
    this.outcome = outcome;
    this.status = status;
    this.paymentType = paymentType;
  }
}

/** A donation succeeded. Fires once for each donation, for analytics. Holds no personal data and no slug. */
export class DonationCompleteEvent extends Event {
  /** Either `one_time` or `subscription`. */
  readonly paymentType: PaymentType;
  /** An integer in the smallest unit of `currency`, with the tip. Null if the service returned no valid amount. */
  readonly amount: number | null;
  /** The tip, which is part of `amount`. Null if the service returned no valid tip. */
  readonly tip: number | null;
  /** ISO 4217. Null if its smallest unit is unknown. */
  readonly currency: string | null;
  /** The interval as the service returned it, such as `month`. Null for a one-time donation. */
  readonly interval: string | null;
  /** How many intervals there are between payments. Null for a one-time donation. */
  readonly intervalCount: number | null;
  /** The reference from `donation-submit`. Null if the page set the slug of the donation itself. */
  readonly reference: string | null;
  /** The attribute `variant` of the form that shows the status. Null without one, as on a thank-you page. */
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

/** The dialog of a donation button has opened. */
export class DonationOpenEvent extends Event {
  constructor() {
    super('donation-open', bubbling);
  }
}

/** The dialog of a donation button has closed. */
export class DonationCloseEvent extends Event {
  constructor() {
    super('donation-close', bubbling);
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'donation-seen': DonationSeenEvent;
    'donation-leave': DonationLeaveEvent;
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
