import type { ValuesOf } from '../questions/attributes.js';
import { formAttributes, type FormValues } from '../questions/list.js';
import type { Payer } from '../schema/payer.js';
import { property, readingOf } from './property.js';
import { ServiceElement, type ServiceValues } from './service-element.js';
import { withAttributes } from './with-attributes.js';

/** @internal The properties of the form, as it uses them. */
export type WidgetValues = ServiceValues &
  FormValues &
  ValuesOf<Pick<DonationAttributes, 'returnUrl' | 'prefillFromUrl' | 'testMode' | 'noStatus' | 'payer'>>;

/**
 * The attributes, events, slots and parts of the donation form. Each question declares its own attributes. Amounts
 * in attributes are in the currency’s main unit, as people write them.
 *
 * @fires donation-start - The donor starts to fill in the form.
 * @fires donation-change - The donor or the page has changed the amount, currency or interval.
 * @fires donation-invalid - The form was not sent because it has errors.
 * @fires donation-submit - The form is about to send the request. Cancel the event to stop it.
 * @fires donation-checkout - The service has created a checkout.
 * @fires donation-redirect - The donor is about to go to the payment page. Cancel the event to take the donor
 *   there yourself.
 * @fires donation-error - Something failed. The donor sees a message in plain words.
 * @fires donation-status - The donor has returned, and the outcome or the status has changed.
 * @fires donation-complete - The donor has returned, and the donation succeeded. It fires once for each donation,
 *   for analytics.
 * @slot - Another way to give, such as a link. It shows until the script has run, and if the form can’t be shown.
 * @slot header - Shown above the form.
 * @slot fields - Your own inputs. Each `name` becomes a key of `metadata`, except names that belong to a question.
 * @slot legal - Shown above the button.
 * @slot footer - Shown below the button.
 * @slot succeeded - Shown below the thanks after a successful donation.
 * @slot pending - Shown while the payment is not final or not confirmed.
 * @slot failed - Shown after a failed payment.
 * @csspart form - The form.
 * @csspart interval-option - Each option of “How often”.
 * @csspart amount-option - Each preset amount.
 * @csspart custom-amount - The input of “Other amount”.
 * @csspart one-off - The input of the one-off gift.
 * @csspart field - Each field with its label, hint and error.
 * @csspart label - Each label of a field and legend of a group.
 * @csspart input - Each text input and select.
 * @csspart hint - Each hint.
 * @csspart error - Each error next to its field or group.
 * @csspart error-summary - The list of errors above the form.
 * @csspart summary - The amounts of the donation, line by line.
 * @csspart submit - The button, or the link to the payment page that replaces it.
 * @csspart test-banner - The banner of `test-mode`.
 * @csspart status - The payment status.
 * @csspart status-title - The heading of the payment status.
 * @csspart status-details - The list of amounts and dates.
 * @csspart logo - The charity’s logo.
 * @csspart retry - The button or link to check again or try again.
 * @csspart continue - Each additional link to the payment page: to an open payment, or in a new tab.
 */
export class DonationAttributes extends withAttributes(ServiceElement, formAttributes) {
  /**
   * Sets where donors return after paying: an address, or a path on this site. It must be https. Otherwise, donors
   * return to your organisation’s default address, and the console warns you once. Example: `/thank-you`.
   *
   * By default, donors return to this page. The form leaves out the query of the page’s address, except the one in
   * the canonical link (`/?page_id=12`). It keeps the hash only if that is a route (`#/give`), without anything
   * after a `?`.
   *
   * @default this page
   */
  @property({ attribute: 'return-url', kind: 'url', isMinor: true }) returnUrl: string | URL | null = null;
  /**
   * Sets what a link to this page can fill in: any of `amount interval project intention`. Leave it empty for
   * nothing. For example, `?amount=50&interval=month` fills in £50 monthly. If the form has several currencies,
   * add one to the link: `?amount=50&currency=EUR`. A link is taken as a whole: if the form doesn’t offer one of
   * these values, or the amount can be read in two ways, such as `1,500`, the link fills in nothing. It can’t
   * fill in donors’ personal details.
   *
   * @default amount interval
   */
  @property({ attribute: 'prefill-from-url', kind: 'list', separator: ' ', isMinor: true })
  prefillFromUrl: string | readonly string[] | null = null;
  /**
   * Shows a banner that says no money is taken. The form can’t tell a test key from a live one, so set this
   * yourself.
   */
  @property({ attribute: 'test-mode', type: Boolean }) testMode = false;
  /** Hides the payment status on this page. Set it if another page shows the status with `<donation-status>`. */
  @property({ attribute: 'no-status', type: Boolean }) noStatus = false;

  /**
   * Fills in the donor’s details: any of `email`, `first_name`, `last_name`, `phone`, and `billing_address` with
   * `country`, `line1`, `line2`, `city`, `state`, `postcode`. Donors can change them.
   */
  @property({ attribute: false, kind: 'json', shape: 'object', isMinor: true }) payer: Partial<Payer> | null =
    null;

  /** @internal */
  override get values(): WidgetValues {
    return readingOf<WidgetValues>(this).values;
  }
}
