import { property } from 'lit/decorators.js';
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
 * The attributes and parts of the donation form. Amounts in attributes are in the currency's main unit, as
 * people write them.
 *
 * @slot fields - inputs of the page's own: each `name` becomes a key of `metadata`
 * @csspart form - the form
 * @csspart interval-option - each “how often”
 * @csspart amount-option - each preset amount
 * @csspart custom-amount - the field of another amount
 * @csspart one-off - the field of a one-off gift
 * @csspart field - each field with its label, hint and error
 * @csspart label - each label and legend
 * @csspart input - each input
 * @csspart hint - each hint
 * @csspart error - each error
 * @csspart error-summary - the list of errors
 * @csspart summary - what will be given
 * @csspart submit - the button
 * @csspart test-banner - what says that no money is taken
 * @csspart status - on return, the whole status
 * @csspart status-title - its title
 * @csspart status-details - the list of amounts
 * @csspart logo - the charity's logo
 * @csspart retry - the button to check or to try again
 * @csspart continue - the link to the payment page
 */
export class DonationAttributes extends ServiceElement {
  /** Where the hosted checkout sends the payer back; this page by default. Sent only when https (§4.1). */
  @property({ attribute: 'return-url' }) returnUrl: string | null = null;
  /** ISO 4217 code. */
  @property() currency = 'GBP';
  /** `GBP EUR USD` shows a currency selector. */
  @property() currencies: string | null = null;
  /** Preset amounts, separated by spaces or commas; `10 25; JPY 1000 3000` has some of a currency’s own. */
  @property() amounts = '10 25 50 100';
  /** Presets for each interval, with impact text: JSON, or a list. Instead of `amounts`. */
  @property() presets: string | readonly PresetOption[] | null = null;
  /** The amount that is chosen at first; the first preset by default. */
  @property({ attribute: 'default-amount' }) defaultAmount: string | null = null;
  /** The interval that is chosen at first; the first of `intervals` by default. */
  @property({ attribute: 'default-interval' }) defaultInterval: string | null = null;
  /** Limits of a line; `5; JPY 500` has one of a currency’s own. */
  @property({ attribute: 'min-amount' }) minAmount = '1';
  /** 999,999.99 by default, or what as many digits are in the currency. */
  @property({ attribute: 'max-amount' }) maxAmount: string | null = null;
  /** Presets only. */
  @property({ attribute: 'no-custom-amount', type: Boolean }) noCustomAmount = false;
  /** `once day week month quarter year`, or `2-week` and the like. */
  @property() intervals = 'once month';
  /** The product name of a subscription (§4.1); from the interval by default. */
  @property({ attribute: 'subscription-name' }) subscriptionName: string | null = null;
  /** The `project` of every line item (§2.4). */
  @property() project: string | null = null;
  /** The `intention` of every line item (§2.4). */
  @property() intention: string | null = null;
  /** The `country_iso` of every line item (§2.4): ISO 3166-1 alpha-2. */
  @property() country: string | null = null;
  /** Projects that the payer may choose from, separated by semicolons. */
  @property() projects: string | null = null;
  /** Intentions that the payer may choose from, separated by semicolons. */
  @property() intentions: string | null = null;
  /** Fixed-price gifts, each in a quantity: JSON, or a list. */
  @property() items: string | readonly GiftOption[] | null = null;
  /** Offers a one-off gift beside a recurring one (§4.1 `one_time_items`). */
  @property({ attribute: 'one-off', type: Boolean }) oneOff = false;
  /** Payer fields beside the e-mail address: `name phone address`, each with `*` when required. */
  @property() fields = 'name';
  /** Offers UK Gift Aid, for GBP. */
  @property({ attribute: 'gift-aid', type: Boolean }) giftAid = false;
  /** The charity’s name in the Gift Aid declaration. */
  @property({ attribute: 'charity-name' }) charityName: string | null = null;
  /** JSON object, sent as `metadata` (§4.1). */
  @property() metadata: string | Record<string, unknown> | null = null;
  /** Which parameters of the page’s address may prefill the form: of `amount interval project intention`. */
  @property({ attribute: 'prefill-from-url' }) prefillFromUrl: string | null = null;
  /** Shows that no money is taken. */
  @property({ attribute: 'test-mode', type: Boolean }) testMode = false;
  /** Never shows the status here. */
  @property({ attribute: 'no-status', type: Boolean }) noStatus = false;

  /** Prefills the payer's fields (§2.3 names). */
  @property({ attribute: false }) payer: Partial<Payer> | null = null;
  /** Raw `one_time_items` (§4.1), sent with subscriptions. */
  @property({ attribute: false }) oneTimeItems: readonly Record<string, unknown>[] = [];
}
