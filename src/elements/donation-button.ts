import { html, LitElement, nothing } from 'lit';
import { property } from 'lit/decorators.js';
import { browserPlatform, type Platform } from '../browser/platform.js';
import { ConfigurationError } from '../client/errors.js';
import { MessagesController } from '../controllers/messages-controller.js';
import { ModalController } from '../controllers/modal-controller.js';
import { DonationCloseEvent, DonationErrorEvent, DonationOpenEvent } from '../events.js';
import type { Messages } from '../messages/en.js';
import { styles } from './donation-button.styles.js';
import type { DonationWidget } from './donation-widget.js';
import { firstTarget } from './first-target.js';
import { tokens } from './tokens.styles.js';

/** The widget as it may be found: its script may not have run. */
type Widget = HTMLElement &
  Partial<Pick<DonationWidget, 'locale' | 'messages' | 'updateComplete' | 'giveUp'>>;

/**
 * A button that opens the `<donation-widget>` inside it in a modal dialog. Opens by itself when that widget
 * tells of a return from the payment page. Takes its language and texts from the widget.
 *
 * @fires donation-open - the dialog is open
 * @fires donation-close - the dialog is closed again
 * @fires donation-error - there is no widget to open
 * @slot - the widget
 * @csspart button - the button on the page
 * @csspart dialog - the dialog
 * @csspart close - the button that closes it
 */
export class DonationButton extends LitElement {
  static override readonly styles = [tokens, styles];

  /** The words on the button, which name the dialog too; “Donate” in the widget's language by default. */
  @property() label: string | null = null;
  /** Whether the dialog is open. */
  @property({ type: Boolean, reflect: true }) open = false;

  /** @internal Time and the console, which tests replace. */
  @property({ attribute: false }) platform: Platform = browserPlatform;

  readonly #words = new MessagesController(this);
  readonly #modal = new ModalController(this, {
    shown: () => this.#onShown(),
    hidden: () => this.#onHidden(),
    opener: () => this.renderRoot.querySelector('#opener'),
  });
  readonly #watch = new MutationObserver(() => this.#look());
  #widget: Widget | null = null;
  /** What is wrong with what is inside, as the integrator has been told. */
  #fault: string | null = null;
  /** The statuses that it has opened for, each of a return of its own. */
  readonly #recognised = new WeakSet<Element>();

  constructor() {
    super();
    this.addEventListener('donation-status', () => this.#recognise());
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

  /** @internal Of the widget inside. */
  get locale(): string | null {
    return this.#widget?.locale ?? this.#widget?.getAttribute('locale') ?? (this.#widget?.lang || null);
  }

  /** @internal Of the widget inside. */
  get messages(): Partial<Messages> {
    return this.#widget?.messages ?? {};
  }

  protected override scheduleUpdate(): Promise<unknown> | undefined {
    return this.#words.whenReady(() => super.scheduleUpdate());
  }

  override willUpdate() {
    this.#look();
    this.#check();
    if (this.#isMissing) this.open = false;
    if (!this.open) this.#modal.hide();
  }

  override render() {
    if (this.#isMissing) return html`<slot @slotchange=${this.#look}></slot>`;
    const { lang, direction } = this.#words;
    const own = this.label?.trim();
    const label = own || this.#words.say('donate');
    const labelLang = own ? nothing : lang;
    const scheme = this.#widget?.getAttribute('color-scheme');
    return html`<div class="themed ${scheme === 'dark' || scheme === 'light' ? scheme : ''}">
      <button
        class="button"
        id="opener"
        part="button"
        type="button"
        lang=${labelLang}
        aria-haspopup="dialog"
        @click=${this.show}
      >
        ${label}
      </button>
      <dialog part="dialog" aria-labelledby="title">
        <div class="bar" dir=${direction}>
          <h2 id="title" lang=${labelLang}>${label}</h2>
          <button
            class="close"
            part="close"
            type="button"
            lang=${lang}
            aria-label=${this.#words.say('close')}
            @click=${this.close}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor">
              <path d="m6 6 12 12M18 6 6 18" stroke-width="2" stroke-linecap="round" />
            </svg>
          </button>
        </div>
        <div class="content"><slot @slotchange=${this.#look}></slot></div>
      </dialog>
    </div>`;
  }

  override updated() {
    const dialog = this.renderRoot.querySelector('dialog');
    if (!this.open || !this.#widget || !dialog || !this.isConnected || this.#modal.show(dialog)) return;
    this.open = false;
    this.#report('it stands in a part of the page that is not displayed');
  }

  /** While the page is still being read, the widget may be yet to come. */
  get #isMissing(): boolean {
    return !this.#widget && document.readyState !== 'loading';
  }

  /** Of an element of this package, of the prefix that this one has. */
  #tagOf(element: 'widget' | 'status'): string {
    return this.localName.replace(/button$/, element);
  }

  readonly #look = () => {
    const held = [...this.children].flatMap((one) =>
      one instanceof HTMLSlotElement ? one.assignedElements({ flatten: true }) : one,
    );
    const tag = this.#tagOf('widget');
    const all = held.flatMap((one) => [one, ...one.querySelectorAll('*')]) as Widget[];
    const widget = all.find(({ localName }) => localName === tag) ?? null;
    this.requestUpdate();
    if (widget === this.#widget) return;
    this.#widget = widget;
    if (!widget) return;
    void customElements.whenDefined(tag).then(async () => {
      this.requestUpdate();
      await widget.updateComplete;
      this.#recognise();
    });
  };

  /** Tells the integrator, once, why there is nothing to open. */
  #check(): void {
    const tag = this.#tagOf('widget');
    const fault = this.#isMissing
      ? `there is no <${tag}> inside it`
      : this.#widget?.matches(':not(:defined)')
        ? `the <${tag}> inside it is not registered`
        : null;
    if (fault && fault !== this.#fault) this.#report(fault);
    this.#fault = fault;
  }

  #report(fault: string): void {
    const error = new ConfigurationError(`<${this.localName}> can’t open: ${fault}.`);
    this.platform.report(error);
    this.dispatchEvent(new DonationErrorEvent(error));
  }

  get #status(): LitElement | null {
    return this.#widget?.shadowRoot?.querySelector<LitElement>(this.#tagOf('status')) ?? null;
  }

  /** Opens once for each return that the widget shows. */
  #recognise(): void {
    const status = this.#status;
    if (!status || this.#recognised.has(status)) return;
    this.#recognised.add(status);
    this.show();
  }

  /** Into the widget: what is slotted, the browser passes over for the button that closes. */
  async #focus(): Promise<void> {
    await this.#widget?.updateComplete;
    await this.#status?.updateComplete;
    const inside = this.#widget?.shadowRoot;
    const target = (inside && firstTarget(inside)) ?? firstTarget(this);
    if (this.#modal.isShown) target?.focus();
  }

  readonly #onShown = () => {
    void this.#focus();
    this.dispatchEvent(new DonationOpenEvent());
  };

  readonly #onHidden = () => {
    this.open = false;
    // Who closes it while it sends does not want to be taken to the payment page.
    this.#widget?.giveUp?.();
    this.dispatchEvent(new DonationCloseEvent());
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'donation-button': DonationButton;
  }
}
