import type { PropertyValues } from 'lit';
import { pendingStoreOf, type PendingStore } from '../browser/pending-store.js';
import { serviceOf } from '../browser/service.js';
import type { DonationService } from '../client/donation-client.js';
import { CheckoutController } from '../controllers/checkout-controller.js';
import { ChoicesController } from '../controllers/choices-controller.js';
import { DraftController } from '../controllers/draft-controller.js';
import type { MessagesController } from '../controllers/messages-controller.js';
import { ownFaults } from '../controllers/own-fields.js';
import { ReturnController } from '../controllers/return-controller.js';
import { exponents } from '../donation/currency.js';
import type { Donation } from '../donation/draft.js';
import { newlyKnown } from '../donation/draft-changes.js';
import { giftOf, type Receipt } from '../donation/receipt.js';
import type { Settings } from '../donation/settings.js';
import { DonationInvalidEvent } from '../events.js';
import { en } from '../messages/en.js';
import type { CheckoutRequest } from '../schema/checkout.js';
import { addStyles } from './add-styles.js';
import { afterUpdate } from './after-update.js';
import { settingsOf } from './configuration.js';
import type { DonationAttributes } from './donation-attributes.js';
import { extras } from './extras.part.js';
import { FocusKeeper } from './focus-keeper.js';
import { focusOn } from './focus-on.js';
import type { FormView } from './form-view.js';
import { giftChange, giftText } from './gift-change.js';
import { givingForm } from './giving-form.js';
import { givingStyles } from './giving.styles.js';
import { submitOnEnter } from './own-enter.js';
import { requestOf } from './request.js';
import { tellOfReturn } from './return-notice.js';
import { returnedStatus } from './returned-status.js';
import { SentGift } from './sent-gift.js';
import { ShownFields } from './shown-fields.js';

/** `first` is what the first view was drawn from, if its gift is untouched. */
type Surroundings = { settings: Settings; words: MessagesController; first: FormView['draft'] | null };

/** The form in use: from the donor's first key to the payment page, and what is shown on the way back. */
export class Giving {
  static readonly settingsOf = settingsOf;

  readonly #host: DonationAttributes;
  readonly #words: MessagesController;
  readonly #checkout: CheckoutController;
  readonly #return: ReturnController;
  readonly #draft: DraftController;
  readonly #choices: ChoicesController;
  readonly #sent: SentGift;
  readonly fields: ShownFields;
  #settings: Settings;
  #service: DonationService;
  #language: string;
  /** Whether a submit has been stopped: from then on the page's own fields show their faults too. */
  #isChecked = false;

  constructor(host: DonationAttributes, { settings, words, first }: Surroundings) {
    this.#host = host;
    this.#words = words;
    this.#sent = new SentGift(host);
    words.learn(en, exponents);
    this.#settings = settings;
    this.#service = serviceOf(host);
    this.#language = words.language;
    this.#checkout = new CheckoutController(host, {
      store: () => this.#store,
      request: this.#toRequest,
      refused: (fields) => this.#draft.refuse(fields),
    });
    this.#return = new ReturnController(host, { back: () => this.#checkout.reset() });
    this.#draft = new DraftController(host, {
      settings: () => this.#settings,
      locale: () => words.locale,
      giftChanged: () => this.#announceGift(),
    });
    this.#choices = new ChoicesController(host, this.#draft);
    new FocusKeeper(host);
    this.#draft.configure(settings);
    this.#choices.recall(this.#store);
    if (host.payer) this.#draft.prefill(host.payer);
    this.#begin();
    this.fields = new ShownFields(host, this.#draft, { first, edited: () => this.#checkout.edited() });
  }

  get request(): CheckoutRequest | null {
    this.fields.take();
    const { donation } = this.#draft;
    try {
      return donation && this.#toRequest(donation, this.#checkout.reference);
    } catch {
      return null;
    }
  }

  checkValidity(): boolean {
    this.fields.take();
    return this.#draft.donation !== null && ownFaults(this.#host).length === 0;
  }

  reportValidity(): boolean {
    return this.#check() !== null;
  }

  async submit(): Promise<void> {
    // What the page has just set counts.
    if (this.#host.isUpdatePending) await this.#host.updateComplete;
    this.fields.take();
    if (this.#return.state.view === 'status' || this.#checkout.isBusy) return;
    if (this.#checkout.state.step === 'link') {
      // What would be sent has been sent: the payment page waits behind the link.
      await focusOn(this.#host, '[part~="submit"]');
      return;
    }
    await this.#send().catch((error: unknown) => this.#checkout.fail(error));
  }

  async #send(): Promise<void> {
    const donation = this.#check();
    if (!donation) return;
    this.#sent.set(donation, this.#settings);
    await this.#checkout.start(donation, this.#service);
  }

  giveUp(): void {
    this.#checkout.giveUp();
    this.#return.endView();
  }

  /** The form was changed before its submit could be sent. */
  editedEarly(): void {
    this.#checkout.editedEarly();
  }

  reset(): void {
    this.fields.take();
    this.#checkout.giveUp();
    this.#return.showForm();
    this.#isChecked = false;
    const given = this.#given;
    this.#draft.reset(this.#settings);
    this.#choices.forget();
    if (this.#host.payer) this.#draft.prefill(this.#host.payer);
    if (this.#given !== given) this.#announceGift();
  }

  /** Takes other settings, and the service that goes with them. */
  configure(settings: Settings): void {
    this.#holdToLanguage();
    const given = this.#given;
    this.#service = serviceOf(this.#host);
    this.#settings = settings;
    this.#draft.configure(settings);
    if (this.#given !== given) this.#announceGift(true);
    this.#begin();
  }

  /** What is given, as text to compare. */
  get #given(): string {
    return giftText(this.#draft.gifts, this.#settings);
  }

  #begin(): void {
    addStyles(this.#host, givingStyles, ...(extras.value?.styles ?? []));
    tellOfReturn(this.#host);
    if (!this.#host.noStatus) this.#return.begin(this.#store, this.#service);
  }

  willUpdate(changed: PropertyValues<DonationAttributes>): void {
    this.#holdToLanguage();
    if (changed.has('payer')) this.#draft.prefill(newlyKnown(this.#host.payer, changed.get('payer')));
    if (this.#checkout.isSent && this.#sent.isOther(this.#draft.donation, this.#settings))
      this.#checkout.edited();
  }

  render(banner: unknown) {
    const { state } = this.#return;
    const startAgain = this.#startAgain;
    if (state.view === 'status') return [banner, returnedStatus(this.#host, state.returned, startAgain)];
    const [submit, edited, changed] = [this.#onSubmit, this.#onEdited, this.#onChanged];
    const inUse = {
      ...{ host: this.#host, settings: this.#settings, words: this.#words, act: this.act, open: state.open },
      ...{ controller: this.#draft, checkout: this.#checkout, isChecked: this.#isChecked },
    };
    const pressed = (event: KeyboardEvent) => submitOnEnter(event, submit);
    return givingForm(banner, inUse, { submit, edited, changed, pressed });
  }

  /** Does what the donor did. */
  readonly act: FormView['act'] = (change) => change(this.#draft);

  get #store(): PendingStore {
    return pendingStoreOf(this.#host);
  }

  /** A Gift Aid declaration is one in the words that were read, and an amount the one that was. */
  #holdToLanguage(): void {
    if (this.#draft.followLocale()) this.#announceGift(true);
    const { language } = this.#words;
    if (this.#language !== language) this.#draft.setGiftAid(null);
    this.#language = language;
  }

  #check(): Donation | null {
    this.fields.take();
    const donation = this.#draft.check();
    const own = ownFaults(this.#host);
    this.#isChecked = true;
    if (donation && own.length === 0) return donation;
    const faults = [...this.#draft.faults.list, ...own.map(({ name, code }) => [name, code] as const)];
    this.#host.dispatchEvent(new DonationInvalidEvent(faults.map(([name, code]) => ({ name, code }))));
    void focusOn(this.#host, '#error-summary');
    return null;
  }

  readonly #toRequest = (donation: Donation, reference: string): CheckoutRequest =>
    requestOf(donation, reference, { host: this.#host, words: this.#words, settings: this.#settings });

  #announceGift(isLater = false): void {
    this.#checkout.edited();
    const tell = () => this.#host.dispatchEvent(giftChange(this.#draft, this.#settings));
    if (isLater) afterUpdate(this.#host, tell);
    else tell();
  }

  readonly #onSubmit = (event: Event) => {
    event.preventDefault();
    void this.submit();
  };

  readonly #onEdited = (event: Event) => {
    this.#checkout.edited();
    this.#onChanged(event);
  };

  /** What is the form's own has drawn itself anew already. */
  readonly #onChanged = ({ target }: Event) => {
    if (!this.#host.contains(target as Node)) return;
    if (this.#sent.hasOtherFields) this.#checkout.edited();
    this.#host.requestUpdate();
  };

  readonly #startAgain = (receipt: Receipt | null) => {
    this.#return.showForm();
    if (receipt) this.#draft.recover(this.#choices.stored, giftOf(receipt));
    void focusOn(this.#host, 'input:checked', 'input');
  };
}
