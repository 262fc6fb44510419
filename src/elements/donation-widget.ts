import { html, nothing, type PropertyValues } from 'lit';
import { PendingStore } from '../browser/pending-store.js';
import { returnTo } from '../browser/return-link.js';
import type { DonationService } from '../client/donation-client.js';
import { ConfigurationError } from '../client/errors.js';
import { CheckoutController } from '../controllers/checkout-controller.js';
import { ChoicesController } from '../controllers/choices-controller.js';
import { DraftController } from '../controllers/draft-controller.js';
import { ownFaults, ownValues } from '../controllers/own-fields.js';
import { ReturnController } from '../controllers/return-controller.js';
import { checkoutRequest } from '../donation/checkout-request.js';
import type { Donation } from '../donation/draft.js';
import { giftOf, type Receipt } from '../donation/receipt.js';
import { settingNames, type Settings } from '../donation/settings.js';
import { DonationErrorEvent, DonationInvalidEvent } from '../events.js';
import type { CheckoutRequest } from '../schema/checkout.js';
import { readConfiguration } from './configuration.js';
import { controls } from './controls.styles.js';
import { styles } from './donation-widget.styles.js';
import { form } from './form.js';
import { giftChange } from './gift-change.js';
import { giftStyles } from './gifts.styles.js';
import { returnedStatus } from './returned-status.js';
import { DonationAttributes } from './donation-attributes.js';
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
export class DonationWidget extends DonationAttributes {
  static override readonly styles = [tokens, controls, giftStyles, styles];

  readonly #checkout = new CheckoutController(this, {
    store: () => new PendingStore(this.platform, this.storage),
    request: (donation, reference) => this.#toRequest(donation, reference),
    refused: (fields) => this.#draft.refuse(fields),
  });
  readonly #return = new ReturnController(this, { back: () => this.#checkout.reset() });
  readonly #draft: DraftController = new DraftController(this, {
    settings: () => this.#settings,
    locale: () => this.words.locale,
    giftChanged: () => this.#announceGift(),
  });
  readonly #choices = new ChoicesController(this, this.#draft);
  #settings: Settings | null = null;
  #service: DonationService | null = null;
  #language: string | null = null;
  #isReturnTold = false;
  /** Whether a submit has been stopped: from then on the page's own fields show their faults too. */
  #isChecked = false;

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
    return this.#draft.donation !== null && ownFaults(this).length === 0;
  }

  /** Whether the form could be sent; if not, shows what is wrong and moves there. */
  reportValidity(): boolean {
    return this.#check() !== null;
  }

  /** Sends the form as the button does: one POST, then to the payment page. */
  async submit(): Promise<void> {
    if (!this.#service || this.#return.state.view === 'status' || this.#checkout.isBusy) return;
    if (this.#checkout.state.step === 'link') {
      // What would be sent has been sent: the payment page waits behind the link.
      await this.focusOn('[part~="submit"]');
      return;
    }
    const donation = this.#check();
    if (donation) await this.#checkout.start(donation, this.#service);
  }

  /** @internal Gives up a request under way, or the link that it led to; what was typed stays. */
  giveUp(): void {
    this.#checkout.reset();
  }

  /** Empties the form; a request under way is given up. */
  reset(): void {
    this.#checkout.reset();
    this.#return.showForm();
    this.#isChecked = false;
    if (this.#settings) this.#draft.reset(this.#settings);
    this.#choices.forget();
    if (this.payer) this.#draft.prefill(this.payer);
  }

  override willUpdate(changed: PropertyValues<this>) {
    this.#holdToLanguage();
    if (configuring.some((name) => changed.has(name))) this.#configure();
    if (changed.has('payer') && this.payer) this.#draft.prefill(this.payer);
  }

  override render() {
    const { state } = this.#return;
    const { lang, direction } = this.words;
    if (!this.#settings) {
      const hasFallback = this.children.length > 0 || this.textContent.trim() !== '';
      return hasFallback
        ? html`<slot></slot>`
        : html`<p class="themed" lang=${lang} dir=${direction}>${this.words.say('closed')}</p>`;
    }
    const banner = this.testMode
      ? html`<p class="banner" part="test-banner" lang=${lang} dir=${direction}>
          ${this.words.say('testMode')}
        </p>`
      : nothing;
    if (state.view === 'status') {
      return html`${banner}${returnedStatus(this, state.returned, this.#startAgain)}`;
    }
    const view = {
      settings: this.#settings,
      draft: this.#draft,
      gifts: this.#draft.gifts,
      checkout: this.#checkout,
      words: this.words,
      ownFaults: this.#isChecked ? ownFaults(this) : [],
      now: () => this.platform.clock.now(),
    };
    const changed = () => this.requestUpdate();
    const handlers = { submit: this.#onSubmit, edited: this.#onEdited, changed };
    return html`<div class="themed" lang=${lang} dir=${direction}>
      ${banner}${form(view, state.open, handlers)}
    </div>`;
  }

  #configure(): void {
    const configuration = readConfiguration(this);
    if ('problems' in configuration) {
      this.#service = null;
      this.#settings = null;
      const error = new ConfigurationError(
        `<${this.localName}> can't be shown: ${configuration.problems.join('; ')}.`,
      );
      this.platform.report(error);
      this.dispatchEvent(new DonationErrorEvent(error));
      return;
    }
    const { settings, service } = configuration;
    const isFirst = this.#settings === null;
    const given = JSON.stringify(this.#draft.gifts);
    this.#service = service;
    this.#settings = settings;
    this.#draft.configure(settings);
    if (JSON.stringify(this.#draft.gifts) !== given) this.#checkout.edited();
    const store = new PendingStore(this.platform, this.storage);
    if (isFirst) this.#choices.recall(store);
    this.#tellOfReturn();
    if (!this.noStatus) this.#return.begin(store, service);
  }

  /** Once: that the donor will not come back to where the page wants. */
  #tellOfReturn(): void {
    if (this.#isReturnTold || returnTo(this.returnUrl) !== undefined) return;
    this.#isReturnTold = true;
    this.platform.report(
      `<${this.localName}> sends no return_url, since it is not https (§4.1): the organisation's default is used.`,
    );
  }

  /** A Gift Aid declaration is one in the words that were read. */
  #holdToLanguage(): void {
    const { language } = this.words;
    if (this.#language !== null && this.#language !== language) this.#draft.setGiftAid(null);
    this.#language = language;
  }

  #check(): Donation | null {
    const donation = this.#draft.check();
    const own = ownFaults(this);
    this.#isChecked = true;
    if (donation && own.length === 0) return donation;
    const faults = [...this.#draft.faults.list, ...own.map(({ name, code }) => [name, code] as const)];
    this.dispatchEvent(new DonationInvalidEvent(faults.map(([name, code]) => ({ name, code }))));
    void this.focusOn('#error-summary');
    return null;
  }

  #toRequest(donation: Donation, reference: string): CheckoutRequest {
    if (!this.#settings) throw new ConfigurationError('There are no settings.');
    const interval = this.words.interval(donation.interval);
    return checkoutRequest(donation, this.#settings, {
      reference,
      returnUrl: returnTo(this.returnUrl),
      // What isolates a value on the page is nothing to a service.
      subscriptionName: this.words.say('subscriptionName', { interval }).replace(/[\u2068\u2069]/g, ''),
      language: this.words.language,
      ownFields: ownValues(this),
      oneTimeItems: this.oneTimeItems,
    });
  }

  #announceGift(): void {
    if (!this.#settings) return;
    this.#checkout.edited();
    this.dispatchEvent(giftChange(this.#draft, this.#settings));
  }

  readonly #onSubmit = (event: Event) => {
    event.preventDefault();
    void this.submit();
  };

  readonly #onEdited = () => {
    this.#checkout.edited();
    this.requestUpdate();
  };

  readonly #startAgain = (receipt: Receipt | null) => {
    this.#return.showForm();
    if (receipt) this.#draft.recover(this.#choices.stored, giftOf(receipt));
    void this.focusOn('input:checked', 'input');
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'donation-widget': DonationWidget;
  }
}
