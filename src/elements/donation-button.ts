import { html, LitElement, nothing } from 'lit';
import { property } from './property.js';
import { browserPlatform, type Platform } from '../browser/platform.js';
import { hasStartedDonation } from '../browser/started-donation.js';
import { MessagesController } from '../i18n/messages-controller.js';
import type { Messages } from '../i18n/en.js';
import { styles } from './donation-button.styles.js';
import { loadFor } from '../view/lazy-module.js';
import { dialogModule } from './dialog-module.js';
import type { DonationDialog } from './donation-dialog.js';
import { tokens } from './tokens.styles.js';
import { tellUnknownNames } from './unknown-names.js';

/** The widget inside the button. Its script may not have run yet, so its properties may be missing. */
export type FoundWidget = HTMLElement & {
  locale?: string | null;
  messages?: Partial<Messages>;
  readonly updateComplete?: Promise<boolean>;
  prepare?(): void;
  giveUp?(): void;
};

/**
 * A button that opens the `<donation-widget>` inside it in a modal dialog. Opens by itself when that widget
 * tells of a return from the payment page. Takes its language, texts and `color-scheme` from the widget.
 *
 * @fires donation-open - The dialog is open.
 * @fires donation-close - The dialog is closed again.
 * @fires donation-error - There is no widget to open, or the button can’t open it.
 * @slot - The `<donation-widget>`.
 * @csspart button - The button on the page.
 * @csspart dialog - The dialog.
 * @csspart close - The button that closes it.
 */
export class DonationButton extends LitElement {
  static override readonly styles = [tokens, styles];

  /**
   * The words on the button, which name the dialog too. Example: `Give now`.
   *
   * @default “Donate” in the language of the form
   */
  @property() label: string | null = null;
  /** Whether the dialog is open. Set it to open the dialog, remove it to close it. */
  @property({ type: Boolean, reflect: true }) open = false;

  /** @internal Time and the console, which tests replace. */
  @property({ attribute: false }) platform: Platform = browserPlatform;

  readonly #words = new MessagesController(this);
  readonly #watch = new MutationObserver(() => this.#look());
  #widget: FoundWidget | null = null;
  #dialog: DonationDialog | null = null;
  /** Whether loading has begun. It begins by itself only once: after a failure, the donor has to try again. */
  #isPrepared = false;

  constructor() {
    super();
    for (const type of ['focusin', 'pointerenter', 'donation-status'])
      this.addEventListener(type, () => void this.#prepare());
  }

  override connectedCallback() {
    super.connectedCallback();
    this.#watch.observe(this, {
      childList: true,
      subtree: true,
      attributeFilter: ['locale', 'color-scheme'],
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

  /** Opens the dialog. */
  show(): void {
    this.open = true;
  }

  /** Closes the dialog. What was typed stays; a request under way is given up. */
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

  protected override async getUpdateComplete(): Promise<boolean> {
    const isComplete = await super.getUpdateComplete();
    if (this.#words.isReady) return isComplete;
    await this.#words.ready;
    return super.getUpdateComplete();
  }

  override willUpdate() {
    this.#look();
    if (dialogModule.module)
      this.#dialog ??= new dialogModule.module.DonationDialog(this, this.#words, this.#look);
    else if (this.open || (!this.#isPrepared && (this.#isMissing || hasStartedDonation(this))))
      void this.#prepare();
    this.#dialog?.willUpdate(this.#widget, this.#isMissing);
  }

  override render() {
    if (!this.#words.isReady) return nothing;
    if (this.#isMissing) return html`<slot @slotchange=${this.#look}></slot>`;
    const own = this.label?.trim();
    const label = own || this.#words.localize('donate');
    const lang = own ? nothing : this.#words.lang;
    const scheme = this.#widget?.getAttribute('color-scheme');
    return html`<div class="themed ${scheme === 'dark' || scheme === 'light' ? scheme : ''}">
      <button
        class="button"
        id="opener"
        part="button"
        type="button"
        lang=${lang}
        aria-haspopup="dialog"
        @click=${this.show}
      >
        ${label}
      </button>
      ${this.#dialog?.render(label, lang)}
    </div>`;
  }

  protected override firstUpdated() {
    void tellUnknownNames(this);
  }

  override updated() {
    this.#dialog?.updated();
  }

  /** Loads what the donor is about to need. */
  async #prepare(): Promise<void> {
    this.#widget?.prepare?.();
    this.#isPrepared = true;
    if (!(await loadFor(this, [dialogModule]))) this.open = false;
  }

  /** While the page is still being read, the widget may be yet to come. */
  get #isMissing(): boolean {
    return !this.#widget && document.readyState !== 'loading';
  }

  readonly #look = () => {
    const held = [...this.children].flatMap((one) =>
      one instanceof HTMLSlotElement ? one.assignedElements({ flatten: true }) : one,
    );
    const tag = this.localName.replace(/button$/, 'widget');
    const all = held.flatMap((one) => [one, ...one.querySelectorAll('*')]) as FoundWidget[];
    this.#widget = all.find(({ localName }) => localName === tag) ?? null;
    this.requestUpdate();
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'donation-button': DonationButton;
  }
}
