import { formAttributes } from '../questions/list.js';
import type { Payer } from '../schema/payer.js';
import { property } from './property.js';
import { ServiceElement } from './service-element.js';
import { withAttributes } from './with-attributes.js';

/**
 * The attributes, events, slots and parts of the donation form; each question declares the attributes that are its
 * own. Amounts in attributes are in the currency’s main unit, as people write them.
 *
 * @fires donation-start - The donor has begun to fill in the form.
 * @fires donation-change - Amount, currency or interval changed, by the donor or by the page.
 * @fires donation-invalid - A submit was stopped by errors in the form.
 * @fires donation-submit - The request is about to be sent. Cancelled, nothing is sent.
 * @fires donation-checkout - The service created a checkout.
 * @fires donation-redirect - The donor is about to leave for the payment page. Cancelled, the page takes
 *   over.
 * @fires donation-error - Something failed; the donor has been told in plain words.
 * @fires donation-status - On return, another outcome or status is known.
 * @fires donation-complete - On return, a donation succeeded: once for each, for analytics.
 * @slot - Another way to give, such as a link: seen until the script has run, and where the form can’t be
 *   shown.
 * @slot header - Above the form.
 * @slot fields - Inputs of the page’s own: each `name` becomes a key of `metadata`.
 * @slot legal - Above the button.
 * @slot footer - Below the button.
 * @slot succeeded - On return, below the thanks for a donation that succeeded.
 * @slot pending - On return, while the payment is not final or not confirmed.
 * @slot failed - On return, after a payment that failed.
 * @csspart form - The form.
 * @csspart interval-option - Each choice of how often.
 * @csspart amount-option - Each preset amount.
 * @csspart custom-amount - The input of another amount.
 * @csspart one-off - The input of the one-off gift.
 * @csspart field - Each field, with its label, hint and error.
 * @csspart label - Each label of a field and legend of a group.
 * @csspart input - Each text input and select.
 * @csspart hint - Each hint.
 * @csspart error - Each error beside its field or group.
 * @csspart error-summary - The list of errors above the form.
 * @csspart summary - What will be given, line by line.
 * @csspart submit - The button, and the link to the payment page where that takes its place.
 * @csspart test-banner - The banner of `test-mode`.
 * @csspart status - The whole status, on return.
 * @csspart status-title - Its heading.
 * @csspart status-details - The list of amounts and dates.
 * @csspart logo - The charity’s logo.
 * @csspart retry - The button or link to check again, or to try again.
 * @csspart continue - Each further link to the payment page: of an open payment, or in a new tab.
 */
export class DonationAttributes extends withAttributes(ServiceElement, formAttributes) {
  /**
   * Where the payment page sends the donor back to. It is only used when it is https; otherwise your
   * organisation’s own return address is, and the console says so once. Example: `/thank-you`. By itself, a
   * page comes without its query, except for the one in its canonical link (`/?page_id=12`), and with its hash
   * only where that is the route (`#/give`, without what follows a `?` in it).
   *
   * @default this page
   */
  @property({ attribute: 'return-url' }) returnUrl: string | null = null;
  /**
   * Names what the page’s address may fill in: any of `amount interval project intention`; empty, it is nothing.
   * The link `?amount=50&interval=month` fills in £50 monthly. Where the form has several currencies, the link names
   * one: `?amount=50&currency=EUR`. An amount such as `1.500`, which reads in two ways, is ignored, and so is all
   * that is not on offer. Nothing about the payer is ever taken from an address.
   *
   * @default amount interval
   */
  @property({ attribute: 'prefill-from-url' }) prefillFromUrl: string | null = null;
  /** Shows a banner that says that no money is taken. It is never guessed from the key. */
  @property({ attribute: 'test-mode', type: Boolean }) testMode = false;
  /** Never shows here what became of a donation, because another page does so with `<donation-status>`. */
  @property({ attribute: 'no-status', type: Boolean }) noStatus = false;

  /**
   * Fills in the payer’s fields: any of `email`, `first_name`, `last_name`, `phone`, and `billing_address`
   * with `country`, `line1`, `line2`, `city`, `state`, `postcode`. The donor may change all of it.
   */
  @property({ attribute: false }) payer: Partial<Payer> | null = null;
}
