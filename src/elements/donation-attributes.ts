import { property } from './property.js';
import type { Payer } from '../schema/payer.js';
import { ServiceElement } from './service-element.js';

/** A preset as the page gives it: in JSON of an attribute `amount` is in main units, in a property in smallest. */
export type PresetOption = {
  amount: number | string;
  interval?: string;
  impact?: string;
  /** ISO 4217, for a preset of another currency than the first. */
  currency?: string;
};

/** A fixed-price gift as the page gives it; `amount` as in `PresetOption`. */
export type GiftOption = {
  label: string;
  amount: number | string;
  project?: string;
  intention?: string;
  /** ISO 3166-1 alpha-2. */
  country?: string;
  currency?: string;
};

/**
 * The attributes, events, slots and parts of the donation form. Amounts in attributes are in the currency’s
 * main unit, as people write them.
 *
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
export class DonationAttributes extends ServiceElement {
  /**
   * Where the payment page sends the donor back to. It is only used when it is https; otherwise your
   * organisation’s own return address is, and the console says so once. Example: `/thank-you`. By itself, a
   * page comes without its query, except for the one in its canonical link (`/?page_id=12`), and with its hash
   * only where that is the route (`#/give`, without what follows a `?` in it).
   *
   * @default this page
   */
  @property({ attribute: 'return-url' }) returnUrl: string | null = null;
  /** The currency of the form, as an ISO 4217 code. Example: `EUR`. */
  @property() currency = 'GBP';
  /**
   * Currencies that the donor may choose from, with spaces or commas between. `currency` is chosen at first.
   * Example: `GBP EUR JPY`.
   *
   * @default only currency
   */
  @property() currencies: string | null = null;
  /**
   * Amounts to choose from, as people write them, with spaces, commas, slashes or semicolons between. After a
   * semicolon and its code, a currency gets its own. Example: `10 25 50; JPY 1000 3000`. With `1,500` alone it
   * can’t be told whether that is one amount: the form is closed, and the console says so.
   */
  @property() amounts = '10 25 50 100';
  /**
   * Amounts to choose from with a line on what each does, for all intervals or for one; used instead of
   * `amounts`. Written as JSON; as a property also a list, with each `amount` in the smallest unit. Example:
   * `[{"amount": 25, "interval": "month", "impact": "25 reeds a month"}]`; `currency` puts one into another
   * currency.
   *
   * @default made from amounts
   */
  @property() presets: string | readonly PresetOption[] | null = null;
  /**
   * The amount that is chosen at first; one that is not among the presets is filled in as the other amount.
   * Example: `25` or `25; JPY 3000`.
   *
   * @default the first preset; none where there are items
   */
  @property({ attribute: 'default-amount' }) defaultAmount: string | null = null;
  /**
   * How often is chosen at first; one of `intervals`. Example: `month`.
   *
   * @default the first of intervals
   */
  @property({ attribute: 'default-interval' }) defaultInterval: string | null = null;
  /**
   * The smallest amount of any one gift: of an amount, and of the price times quantity of each of `items`,
   * which may cost less while you leave this out. Example: `5` or `5; JPY 500`.
   *
   * @default 1
   */
  @property({ attribute: 'min-amount' }) minAmount: string | null = null;
  /**
   * The largest amount of any one gift, in the same way. Example: `5000`, `5,000` or `5000; JPY 500000`.
   *
   * @default 999999.99, or as many digits in another currency
   */
  @property({ attribute: 'max-amount' }) maxAmount: string | null = null;
  /** Takes away the field for another amount, so that only presets and gifts can be chosen. */
  @property({ attribute: 'no-custom-amount', type: Boolean }) noCustomAmount = false;
  /**
   * How often the donor may give: any of `once day week month quarter year`, or a count such as `2-week` or
   * `6-month`. One alone is not asked about. Example: `month once`.
   */
  @property() intervals = 'once month';
  /**
   * The name of a recurring gift, as the service is told it. Example: `Friends of the river`.
   *
   * @default made from the interval
   */
  @property({ attribute: 'subscription-name' }) subscriptionName: string | null = null;
  /** The project that every gift is for, sent to the payment service. Example: `River Sallow`. */
  @property() project: string | null = null;
  /** The purpose of every gift, sent to the payment service. Example: `In memory`. */
  @property() intention: string | null = null;
  /** The country that every gift is for, as an ISO 3166-1 code of two letters. Example: `KE`. */
  @property() country: string | null = null;
  /**
   * Projects that the donor may choose from, with semicolons between. Example:
   * `Wells; Schools, north and south`.
   */
  @property() projects: string | null = null;
  /** Purposes that the donor may choose from, with semicolons between. Example: `In memory; In honour`. */
  @property() intentions: string | null = null;
  /**
   * Gifts at a fixed price, each in a quantity that the donor chooses. Written as JSON; as a property also a
   * list, with each `amount` in the smallest unit. Example:
   * `[{"label": "Blanket", "amount": 15, "project": "Winter"}]`; each may also have `intention`, `country`
   * and `currency`.
   */
  @property() items: string | readonly GiftOption[] | null = null;
  /** Offers a one-off gift on top of a recurring one, paid with the first payment. */
  @property({ attribute: 'one-off', type: Boolean }) oneOff = false;
  /**
   * What is asked beside the email address: any of `name phone address`, each with `*` when it must be filled
   * in. Example: `name* phone address*`.
   */
  @property() fields = 'name';
  /** Offers the UK Gift Aid declaration, for gifts in GBP. Who ticks it must give name and home address. */
  @property({ attribute: 'gift-aid', type: Boolean }) giftAid = false;
  /**
   * The charity’s name in the Gift Aid declaration. Example: `Rivers & Reeds Trust`.
   *
   * @default “this charity”
   */
  @property({ attribute: 'charity-name' }) charityName: string | null = null;
  /**
   * Entries for your own records, sent with the donation: a JSON object; as a property also an object.
   * Example: `{"campaign": "spring"}`.
   */
  @property() metadata: string | Record<string, unknown> | null = null;
  /**
   * What the page’s address may fill in: any of `amount interval project intention`. With `amount interval`,
   * the link `?amount=50&currency=GBP&interval=month` fills in £50 monthly. Nothing about the payer is ever
   * taken from an address.
   *
   * @default nothing
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
  /**
   * Entries of `one_time_items` (§4.1) that are sent with a recurring gift, as they are. Each `amount` is in
   * the smallest unit. One that has a whole `quantity` and `amount`, and no other `currency`, is listed and
   * counted in what is given today, under its `project` and `intention`. Beside any other the form names no
   * total for today, and says that the payment page adds to it.
   */
  @property({ attribute: false }) oneTimeItems: readonly Record<string, unknown>[] = [];
}
