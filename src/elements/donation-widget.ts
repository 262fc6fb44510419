import { html, nothing, render, type PropertyValues } from 'lit';
import { plainSettings } from '../donation/plain-settings.js';
import type { Settings } from '../donation/settings.js';
import type { CheckoutRequest } from '../schema/checkout.js';
import { version } from '../version.js';
import { controls } from './controls.styles.js';
import { DonationAttributes } from './donation-attributes.js';
import { styles } from './donation-widget.styles.js';
import { FirstChoices, firstView } from './first-view.js';
import { form } from './form.js';
import type { FormView } from './form-view.js';
import type { Giving } from './giving.js';
import { isPutAway, missingParts } from './needs-more.js';
import { giving } from './giving.part.js';
import { areLoaded } from './part.js';
import { tokens } from './tokens.styles.js';

/**
 * A donation form that ends at the hosted checkout and, when the donor comes back, says what became of the
 * gift. Amounts in attributes are in the currency’s main unit, as people write them.
 */
export class DonationWidget extends DonationAttributes {
  static override readonly styles = [tokens, controls, styles];
  /** The version of this package that the element is of, such as `0.1.0`. */
  static readonly version: string = version;

  #settings: Settings | null = null;
  /** The form in use; null until the donor starts, or comes back. */
  #giving: Giving | null = null;
  #coming: Promise<Giving | null> | null = null;
  /** The draft that the first view was drawn from. */
  #first: FormView['draft'] | null = null;
  /** What the donor did before it was there. */
  #waiting: Parameters<FormView['act']>[0][] = [];
  /** The same, as far as a plain form shows it. */
  #chosen = new FirstChoices();
  /** What has to be there from the first view on was not, when last it was drawn. */
  #isWaiting = false;
  /** A submit from before it was there: it waits, has waited in vain, or the form was changed meanwhile. */
  #start: '' | 'waiting' | 'unloaded' | 'changed' = '';
  /** The donation at that submit, as text to compare. */
  #sent = '';

  /**
   * The body of the request that would be sent now to create the checkout (§4.1), each `amount` an integer in
   * the smallest unit; null while the form has errors.
   */
  get request(): CheckoutRequest | null {
    return this.#inUse?.request ?? null;
  }

  /** Whether the form could be sent. Shows nothing and fires nothing. */
  checkValidity(): boolean {
    return this.#inUse?.checkValidity() ?? false;
  }

  /**
   * Whether the form could be sent. If not, shows what is wrong, moves the focus there and fires
   * `donation-invalid`.
   */
  reportValidity(): boolean {
    if (this.#inUse) return this.#inUse.reportValidity();
    // What nobody has begun to fill in can't be sent.
    void this.#begin().then((giving) => giving?.reportValidity());
    return false;
  }

  /**
   * Sends the form as its button does: one POST, then on to the payment page. Fulfilled when that has ended,
   * also when it failed, which `donation-error` tells; does nothing while a request is under way.
   */
  async submit(): Promise<void> {
    if (this.#giving) return this.#inUse?.submit();
    if (this.#isSubmitting) return;
    this.#become('waiting');
    this.#sent = this.#firstGift;
    const giving = await this.#begin();
    if (!this.#isSubmitting) return;
    this.#become(giving ? '' : 'unloaded');
    await giving?.submit();
  }

  /** @internal Loads what a donor who is about to give will need. */
  override prepare(): Promise<unknown> {
    return this.#begin();
  }

  /**
   * @internal Its dialog was closed: gives up a request under way, or the link that it led to. What was typed
   * stays; what it shows of a return has been read.
   */
  giveUp(): void {
    this.#become('');
    this.#giving?.giveUp();
  }

  /** Empties the form, back to its defaults and `payer`. A request under way is given up. */
  reset(): void {
    this.#become('');
    // What was typed is nowhere but in the fields: they are drawn anew.
    if (this.#waiting.splice(0).length) render(nothing, this.renderRoot, this.renderOptions);
    this.#chosen = new FirstChoices();
    this.#inUse?.reset();
  }

  /** What the page asks for beyond a simple form, or the donor began before, is there from the first view on. */
  protected override scheduleUpdate(): Promise<unknown> | undefined {
    this.takeEarly();
    this.#giving?.fields.take();
    const missing = missingParts(this);
    this.#isWaiting = missing.length > 0;
    if (!this.#isWaiting || isPutAway(this)) return super.scheduleUpdate();
    // Meanwhile the page may have asked for something else.
    return areLoaded(this, ...missing).then((areThere) =>
      areThere || missingParts(this).length < missing.length ? this.scheduleUpdate() : super.scheduleUpdate(),
    );
  }

  protected override async getUpdateComplete(): Promise<boolean> {
    await super.getUpdateComplete();
    await this.#coming;
    return super.getUpdateComplete();
  }

  override willUpdate(changed: PropertyValues<this>) {
    if (changed.size > 0) this.#configure();
    if (this.#sent && this.#firstGift !== this.#sent) this.#edited();
    this.#take();
    this.#inUse?.willUpdate(changed);
  }

  override render() {
    const { words } = this;
    const { lang, direction } = words;
    if ((!giving.value || this.#isWaiting) && isPutAway(this)) return nothing;
    if (!this.#settings || this.#isWaiting) {
      return this.fallback(this.#isWaiting ? 'unloaded' : 'closed');
    }
    const banner = this.testMode
      ? html`<p
          class="banner"
          part="test-banner"
          lang=${lang}
          dir=${direction}
          .textContent=${words.say('testMode')}
        ></p>`
      : nothing;
    if (this.#giving) return this.#giving.render(banner);
    const view = this.#firstView(this.#settings);
    this.#first = view.draft;
    return form(banner, view, { submit: this.#onSubmit, edited: this.#edited });
  }

  #firstView(settings: Settings): FormView {
    const { words } = this;
    const start = this.#start;
    const isFailed = start === 'unloaded';
    const notice = start === 'unloaded' || start === 'changed' ? words.say(start) : '';
    return firstView(settings, words, this.#chosen, {
      act: this.#act,
      submission: { isFailed, isBusy: this.#isSubmitting, notice },
    });
  }

  /** The donation of a plain form, as text to compare; empty while it can't work. */
  get #firstGift(): string {
    return this.#settings ? JSON.stringify(this.#firstView(this.#settings).given) : '';
  }

  /** The form in use, while the attributes can work. */
  get #inUse(): Giving | null {
    return this.#settings && this.#giving;
  }

  /** A plain form is read here; what is more, or can't work, where the rest is. */
  #configure(): void {
    this.#settings = (giving.value ? giving.value.settingsOf(this, this.words) : plainSettings(this)) ?? null;
    if (this.#settings) this.#giving?.configure(this.#settings);
  }

  /** Loads the form in use and takes it into use; null where that can't be. */
  async #begin(): Promise<Giving | null> {
    if (!this.#isWaiting && (this.#giving || (this.hasUpdated && !this.#settings))) return this.#inUse;
    return (this.#coming ??= this.#load().finally(() => (this.#coming = null)));
  }

  async #load(): Promise<Giving | null> {
    const isStuck = this.hasUpdated && this.#isWaiting;
    if (!(await areLoaded(this, giving, ...missingParts(this))) || !this.isConnected) return null;
    // It draws all of it now, or says what is wrong.
    if (isStuck) this.requestUpdate('amounts');
    await super.getUpdateComplete();
    this.#take();
    await super.getUpdateComplete();
    // What was chosen before may no longer be on offer.
    if (this.#settings) this.#giving?.configure(this.#settings);
    return this.#inUse;
  }

  #take(): void {
    if (this.#giving || !this.#settings || !giving.value) return;
    this.#giving = new giving.value(this, {
      settings: this.#settings,
      words: this.words,
      first: this.#waiting.length > 0 ? null : this.#first,
    });
    for (const change of this.#waiting.splice(0)) this.#giving.act(change);
    if (this.#start === 'changed') this.#giving.editedEarly();
    this.#giving.fields.take();
    this.requestUpdate();
  }

  /** Whether a submit waits for what will carry it out. */
  get #isSubmitting(): boolean {
    return this.#start === 'waiting';
  }

  #become(start: '' | 'waiting' | 'unloaded' | 'changed'): void {
    this.#start = start;
    this.#sent = '';
    this.requestUpdate();
  }

  readonly #act: FormView['act'] = (change) => {
    this.#waiting.push(change);
    change(this.#chosen);
    this.#edited();
    this.requestUpdate();
    void this.#begin();
  };

  /** The form no longer shows the donation that waits to be sent. */
  readonly #edited = () => {
    if (this.#isSubmitting) this.#become('changed');
  };

  readonly #onSubmit = (event: Event) => {
    event.preventDefault();
    void this.submit();
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'donation-widget': DonationWidget;
  }
}
