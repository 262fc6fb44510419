import { html, nothing, type PropertyValues } from 'lit';
import { property } from 'lit/decorators.js';
import { PendingStore } from '../browser/pending-store.js';
import { returnTo } from '../browser/return-link.js';
import { serviceOf } from '../browser/service.js';
import type { DonationService } from '../client/donation-client.js';
import { ConfigurationError } from '../client/errors.js';
import { CheckoutController } from '../controllers/checkout-controller.js';
import { DraftController } from '../controllers/draft-controller.js';
import { MessagesController } from '../controllers/messages-controller.js';
import { ReturnController } from '../controllers/return-controller.js';
import { checkoutRequest } from '../donation/checkout-request.js';
import type { Donation } from '../donation/draft.js';
import { giftOf, type Receipt } from '../donation/receipt.js';
import { readSettings, settingNames, type Settings } from '../donation/settings.js';
import { DonationChangeEvent, DonationErrorEvent, DonationInvalidEvent } from '../events.js';
import type { CheckoutRequest } from '../schema/checkout.js';
import type { Payer } from '../schema/payer.js';
import { styles } from './donation-widget.styles.js';
import { form } from './form.js';
import { returnedStatus } from './returned-status.js';
import { ServiceElement } from './service-element.js';
import { tokens } from './tokens.styles.js';

const configuring = ['baseUrl', 'publishableKey', 'client', ...settingNames] as const;

/**
 * A donation form that ends at the hosted checkout and, when the donor comes back, says what became of it.
 * Amounts in attributes are in the currency's main unit, as people write them.
 *
 * @fires donation-change - amount or interval changed
 * @fires donation-invalid - a submit was stopped by faults
 * @fires donation-submit - cancelable: the request is about to be sent
 * @fires donation-checkout - the service created a checkout
 * @fires donation-redirect - cancelable: the donor is about to leave
 * @fires donation-error - something failed
 * @fires donation-status - on return, at each change
 * @fires donation-complete - on return, once for each donation that succeeded
 * @slot - where to give elsewhere, while the element is not there or can't be configured
 * @slot header - above the form
 * @slot legal - above the button
 * @slot footer - below the button
 * @slot succeeded - more for a donation that succeeded
 * @slot pending - more while it is not final
 * @slot failed - more for a payment that failed
 */
export class DonationWidget extends ServiceElement {
  static override readonly styles = [tokens, styles];

  /** Where the hosted checkout sends the payer back; this page by default. Sent only when https (§4.1). */
  @property({ attribute: 'return-url' }) returnUrl: string | null = null;
  /** ISO 4217 code. */
  @property() currency = 'GBP';
  /** Preset amounts, separated by spaces or commas. */
  @property() amounts = '10 25 50 100';
  /** The amount that is chosen at first; the first preset by default. */
  @property({ attribute: 'default-amount' }) defaultAmount: string | null = null;
  /** The interval that is chosen at first; the first of `intervals` by default. */
  @property({ attribute: 'default-interval' }) defaultInterval: string | null = null;
  @property({ attribute: 'min-amount' }) minAmount = '1';
  /** 999,999.99 by default, or what as many digits are in the currency. */
  @property({ attribute: 'max-amount' }) maxAmount: string | null = null;
  /** Presets only. */
  @property({ attribute: 'no-custom-amount', type: Boolean }) noCustomAmount = false;
  /** `once day week month quarter year`, or `2-week` and the like. */
  @property() intervals = 'once month';
  /** The product name of a subscription (§4.1); from the interval by default. */
  @property({ attribute: 'subscription-name' }) subscriptionName: string | null = null;
  /** §2.4 `project`, `intention` and `country_iso` of every line item. */
  @property() project: string | null = null;
  @property() intention: string | null = null;
  @property() country: string | null = null;
  /** Payer fields beside the e-mail address: `name phone address`, each with `*` when required. */
  @property() fields = 'name';
  /** JSON object, sent as `metadata` (§4.1). */
  @property() metadata: string | Record<string, unknown> | null = null;
  /** Shows that no money is taken. */
  @property({ attribute: 'test-mode', type: Boolean }) testMode = false;
  /** Never shows the status here. */
  @property({ attribute: 'no-status', type: Boolean }) noStatus = false;

  /** Prefills the payer's fields (§2.3 names). */
  @property({ attribute: false }) payer: Partial<Payer> | null = null;
  /** Raw `one_time_items` (§4.1), sent with subscriptions. */
  @property({ attribute: false }) oneTimeItems: readonly Record<string, unknown>[] = [];

  readonly #words = new MessagesController(this);
  readonly #checkout = new CheckoutController(this, {
    store: () => new PendingStore(this.platform, this.storage),
    request: (donation, reference) => this.#toRequest(donation, reference),
    refused: (fields) => this.#draft.refuse(fields),
  });
  readonly #return = new ReturnController(this, { back: () => this.#checkout.reset() });
  readonly #draft: DraftController = new DraftController(this, {
    settings: () => this.#settings,
    locale: () => this.#words.locale,
    giftChanged: () => this.#announceGift(),
  });
  #settings: Settings | null = null;
  #service: DonationService | null = null;
  #isReturnTold = false;

  /** The body of §4.1 that would be sent now; null while the form has faults. */
  get request(): CheckoutRequest | null {
    const { donation } = this.#draft;
    try {
      return donation && this.#toRequest(donation, this.#checkout.reference);
    } catch {
      return null;
    }
  }

  /** Whether the form could be sent; shows nothing. */
  checkValidity(): boolean {
    return this.#draft.donation !== null;
  }

  /** Whether the form could be sent; if not, shows what is wrong and moves there. */
  reportValidity(): boolean {
    return this.#check() !== null;
  }

  /** Sends the form as the button does: one POST, then to the payment page. */
  async submit(): Promise<void> {
    if (!this.#service || this.#return.state.view === 'status' || this.#checkout.isBusy) return;
    const donation = this.#check();
    if (donation) await this.#checkout.start(donation, this.#service);
  }

  /** Empties the form; a request under way is given up. */
  reset(): void {
    this.#checkout.reset();
    this.#return.showForm();
    if (this.#settings) this.#draft.reset(this.#settings);
    if (this.payer) this.#draft.prefill(this.payer);
  }

  override willUpdate(changed: PropertyValues<this>) {
    if (configuring.some((name) => changed.has(name))) this.#configure();
    if (changed.has('payer') && this.payer) this.#draft.prefill(this.payer);
  }

  override render() {
    const { state } = this.#return;
    if (!this.#settings) {
      const hasFallback = this.children.length > 0 || this.textContent.trim() !== '';
      return hasFallback ? html`<slot></slot>` : html`<p class="themed">${this.#words.say('closed')}</p>`;
    }
    const banner = this.testMode
      ? html`<p class="banner" part="test-banner">${this.#words.say('testMode')}</p>`
      : nothing;
    if (state.view === 'status')
      return html`${banner}${returnedStatus(this, state.returned, this.#startAgain)}`;
    const view = {
      settings: this.#settings,
      draft: this.#draft,
      checkout: this.#checkout,
      words: this.#words,
    };
    return html`<div class="themed">${banner}${form(view, state.open, this.#onSubmit)}</div>`;
  }

  #configure(): void {
    const reading = readSettings(this);
    const problems =
      'faults' in reading ? reading.faults.map(({ attribute, reason }) => `${attribute} ${reason}`) : [];
    this.#service = null;
    try {
      this.#service = serviceOf(this);
    } catch (error) {
      problems.unshift((error as ConfigurationError).message);
    }
    if (this.#service && 'settings' in reading) {
      this.#settings = reading.settings;
      this.#draft.configure(reading.settings);
      this.#tellOfReturn();
      if (!this.noStatus) this.#return.begin(new PendingStore(this.platform, this.storage), this.#service);
      return;
    }
    this.#settings = null;
    const error = new ConfigurationError(`<${this.localName}> can't be shown: ${problems.join('; ')}.`);
    this.platform.report(error);
    this.dispatchEvent(new DonationErrorEvent(error));
  }

  /** Once: that the donor will not come back to where the page wants. */
  #tellOfReturn(): void {
    if (this.#isReturnTold || returnTo(this.returnUrl) !== undefined) return;
    this.#isReturnTold = true;
    this.platform.report(
      `<${this.localName}> sends no return_url, since it is not https (§4.1): the organisation's default is used.`,
    );
  }

  #check(): Donation | null {
    const donation = this.#draft.check();
    if (donation) return donation;
    const fields = this.#draft.faults.map(([name, code]) => ({ name, code }));
    this.dispatchEvent(new DonationInvalidEvent(fields));
    void this.#focus('#error-summary');
    return null;
  }

  #toRequest(donation: Donation, reference: string): CheckoutRequest {
    if (!this.#settings) throw new ConfigurationError('There are no settings.');
    const interval = this.#words.interval(donation.interval);
    return checkoutRequest(donation, this.#settings, {
      reference,
      returnUrl: returnTo(this.returnUrl),
      subscriptionName: this.#words.say('subscriptionName', { interval }),
      oneTimeItems: this.oneTimeItems,
    });
  }

  async #focus(selector: string): Promise<void> {
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>(selector)?.focus();
  }

  #announceGift(): void {
    const { amount, interval } = this.#draft;
    const { unit, count } = interval;
    const currency = this.#settings?.currency ?? this.currency;
    this.dispatchEvent(new DonationChangeEvent({ amount, currency, interval: unit, intervalCount: count }));
  }

  readonly #onSubmit = (event: Event) => {
    event.preventDefault();
    void this.submit();
  };

  readonly #startAgain = (receipt: Receipt | null) => {
    this.#return.showForm();
    const gift = receipt && this.#settings && giftOf(receipt, this.#settings.currency);
    if (gift) this.#draft.setGift(gift.amount, gift.interval);
    void this.updateComplete.then(() =>
      this.renderRoot.querySelector<HTMLElement>('input:checked, input')?.focus(),
    );
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'donation-widget': DonationWidget;
  }
}
