import { html, LitElement, nothing } from 'lit';
import { property } from './property.js';
import { browserPlatform, type Platform } from '../browser/platform.js';
import { hasStartedDonation } from '../browser/started-donation.js';
import { MessagesController } from '../i18n/messages-controller.js';
import type { Messages } from '../i18n/en.js';
import { styles } from './donation-button.styles.js';
import { amountProposal, type ChosenBy } from '../questions/proposal.js';
import type { Proposal } from '../questions/question.js';
import { loadFor } from '../view/lazy-module.js';
import { dialogModule } from './dialog-module.js';
import type { DonationDialog } from './donation-dialog.js';
import { offerOf, type FoundWidget } from './found-widget.js';
import { LinkController } from './link-controller.js';
import type { SmallAsk } from './small-ask.js';
import { smallAskModule } from './small-ask-module.js';
import { tokens } from './tokens.styles.js';
import { warnOfUnknownNames } from './unknown-names.js';

/** The choice to open the form with. */
export type DonationChoice = {
  /** An integer in the smallest unit of `currency`, such as 1250 for £12.50. */
  amount?: number;
  /** ISO 4217. By default, the `currency` of the form. */
  currency?: string;
  /** An interval such as `once`, `month` or `2-week`. */
  interval?: string;
};

/**
 * A button that opens the `<donation-widget>` inside it in a modal dialog. The dialog also opens when a donor
 * returns from the payment page. The button takes its language, texts and `color-scheme` from the widget.
 *
 * @fires donation-open - The dialog has opened.
 * @fires donation-close - The dialog has closed.
 * @fires donation-error - The dialog can’t open, for example because there is no widget inside the button.
 * @slot - The `<donation-widget>`.
 * @csspart button - The button on the page.
 * @csspart amount-button - The button of each amount.
 * @csspart interval-option - Each option of “How often”, above the amounts.
 * @csspart dialog - The dialog.
 * @csspart close - The button that closes the dialog.
 */
export class DonationButton extends LitElement {
  static override readonly styles = [tokens, styles];

  /**
   * Sets the text on the button. Without `amounts`, it is also the title of the dialog. Example: `Give now`.
   *
   * @default “Donate” in the language of the form; “Other amount” with amounts
   */
  @property() label: string | null = null;
  /**
   * Shows a button for each amount. It opens the form with that amount. Example: `10 25 50`.
   *
   * @default only the Donate button
   */
  @property() amounts: string | null = null;
  /**
   * Sets how often `amounts` are given: any of the intervals that the form offers. If you set several, donors
   * choose one before an amount. Example: `once month`.
   *
   * @default as preselected in the form
   */
  @property() intervals: string | null = null;
  /** True if the dialog is open. Set it to open the dialog, and remove it to close the dialog. */
  @property({ type: Boolean, reflect: true }) open = false;

  /** @internal Time and the console. Tests replace them. */
  @property({ attribute: false }) platform: Platform = browserPlatform;

  readonly #localizer = new MessagesController(this);
  readonly #watch = new MutationObserver(() => this.#look());
  #widget: FoundWidget | null = null;
  #dialog: DonationDialog | null = null;
  #smallAsk: SmallAsk | null = null;
  /** Whether loading has started. It starts automatically only once: after a failure the donor must try again. */
  #isPrepared = false;

  constructor() {
    super();
    new LinkController(this, {
      formId: () => this.#widget && this.#widget.id,
      open: (choice, by) => this.#show(choice, by),
    });
    for (const type of ['focusin', 'pointerenter', 'donation-status'])
      this.addEventListener(type, () => void this.#prepare());
  }

  override connectedCallback() {
    super.connectedCallback();
    this.#watch.observe(this, {
      childList: true,
      subtree: true,
      attributeFilter: ['locale', 'color-scheme', 'currency', 'intervals', 'default-interval'],
    });
    document.addEventListener('DOMContentLoaded', this.#look);
    this.#look();
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    this.#watch.disconnect();
    document.removeEventListener('DOMContentLoaded', this.#look);
    this.open = false;
  }

  /** Opens the dialog. You can pass an amount and an interval to choose, if the form offers them. */
  show({ amount, currency, interval }: DonationChoice = {}): void {
    const code = currency ?? offerOf(this.#widget).currency;
    this.#show(
      {
        ...(typeof amount === 'number' && amountProposal(amount, code)),
        ...(typeof interval === 'string' && { interval }),
      },
      'script',
    );
  }

  /** Closes the dialog. The form keeps what the donor has entered. A request in progress is cancelled. */
  close(): void {
    this.open = false;
  }

  /** @internal The locale of the widget inside. */
  get locale(): string | null {
    return this.#widget?.locale ?? this.#widget?.getAttribute('locale') ?? (this.#widget?.lang || null);
  }

  /** @internal The texts of the widget inside. */
  get messages(): Partial<Messages> {
    return this.#widget?.messages ?? {};
  }

  #show(choice: Proposal, by: ChosenBy): void {
    this.#dialog?.notice();
    this.open = true;
    if (Object.keys(choice).length > 0) void this.#choose(choice, by);
  }

  async #choose(choice: Proposal, by: ChosenBy): Promise<void> {
    await customElements.whenDefined(this.#tag);
    this.#widget?.choose?.(choice, by);
  }

  /** Whether the page asks for amounts that are still loading. */
  get #isAskComing(): boolean {
    const { step } = smallAskModule.state;
    return Boolean(this.amounts?.trim()) && (step === 'idle' || step === 'loading');
  }

  protected override async getUpdateComplete(): Promise<boolean> {
    const isComplete = await super.getUpdateComplete();
    if (this.#localizer.isReady && !this.#isAskComing) return isComplete;
    await this.#localizer.ready;
    if (this.#isAskComing) await loadFor(this, [smallAskModule]);
    return super.getUpdateComplete();
  }

  override willUpdate() {
    this.#look();
    if (dialogModule.module)
      this.#dialog ??= new dialogModule.module.DonationDialog(this, this.#localizer, this.#look);
    else if (this.open || (!this.#isPrepared && (this.#isMissing || hasStartedDonation(this))))
      void this.#prepare();
    this.#dialog?.willUpdate(this.#widget, this.#isMissing);
    if (this.#isAskComing) void loadFor(this, [smallAskModule]);
  }

  override render() {
    if (!this.#localizer.isReady || this.#isAskComing) return nothing;
    if (this.#isMissing) return html`<slot @slotchange=${this.#look}></slot>`;
    const ask = this.#ask;
    // With amounts, the label only names the button for another amount.
    const own = ask ? '' : this.label?.trim();
    const title = own || this.#localizer.localize('donate');
    const lang = own ? nothing : this.#localizer.lang;
    const scheme = this.#widget?.getAttribute('color-scheme');
    return html`<div class="themed ${scheme === 'dark' || scheme === 'light' ? scheme : ''}">
      ${ask?.render(offerOf(this.#widget), (isBelow) => this.#opener(isBelow)) ?? this.#opener(false)}
      ${this.#dialog?.render(title, lang)}
    </div>`;
  }

  /** Draws the button without an amount. `isBelow` is true if it is below amounts. */
  #opener(isBelow: boolean) {
    const own = this.label?.trim();
    return html`<button
      class="button ${isBelow ? 'quiet' : ''}"
      id="opener"
      part="button"
      type="button"
      lang=${own ? nothing : this.#localizer.lang}
      aria-haspopup="dialog"
      @click=${() => this.show()}
    >
      ${own || this.#localizer.localize(isBelow ? 'customAmount' : 'donate')}
    </button>`;
  }

  /** The amounts on the page; null if the page sets none. */
  get #ask(): SmallAsk | null {
    const { module } = smallAskModule;
    if (!module || !this.amounts?.trim()) return null;
    const open = (choice: Proposal) => this.#show(choice, 'donor');
    return (this.#smallAsk ??= new module.SmallAsk({ host: this, localizer: this.#localizer, open }));
  }

  protected override firstUpdated() {
    void warnOfUnknownNames(this);
  }

  override updated() {
    this.#dialog?.updated();
  }

  /** Loads what the donor will need next. */
  async #prepare(): Promise<void> {
    this.#widget?.prepare?.();
    this.#isPrepared = true;
    if (!(await loadFor(this, [dialogModule]))) this.open = false;
  }

  /** While the page is loading, the browser might not have reached the widget yet. */
  get #isMissing(): boolean {
    return !this.#widget && document.readyState !== 'loading';
  }

  readonly #look = () => {
    const held = [...this.children].flatMap((one) =>
      one instanceof HTMLSlotElement ? one.assignedElements({ flatten: true }) : one,
    );
    const all = held.flatMap((one) => [one, ...one.querySelectorAll('*')]) as FoundWidget[];
    this.#widget = all.find(({ localName }) => localName === this.#tag) ?? null;
    this.requestUpdate();
  };

  /** The tag of the form, with the same prefix as the button. */
  get #tag(): string {
    return this.localName.replace(/button$/, 'widget');
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'donation-button': DonationButton;
  }
}
