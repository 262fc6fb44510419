import { css, html, LitElement, nothing } from 'lit';
import type { ValuesOf } from '../../questions/attributes.js';
import { property, readingOf } from '../property.js';
import { browserPlatform, type Platform } from '../../page/platform.js';
import { followCommands } from '../../page/commands.js';
import { hasStartedDonation } from '../../page/storage.js';
import { ofDocument } from '../../page/window.js';
import { MessagesController } from '../../languages/messages-controller.js';
import type { Messages } from '../../languages/en.js';
import { amountProposal, type ChosenBy } from '../../questions/giving/proposal.js';
import type { Form, Proposal } from '../../questions/part.js';
import { DoublePressController } from '../../lit/double-press-controller.js';
import { addStyles } from '../../lit/add-styles.js';
import { containInput } from '../../lit/contained-input.js';
import { loadFor } from '../../lit/lazy-module.js';
import type { ButtonAmounts } from './button-amounts.js';
import type { DonationDialog } from './donation-dialog.js';
import { currencyIn, type FoundWidget } from './found-widget.js';
import { amountsModule, dialogModule } from './lazy-parts.js';
import { LinkController } from './link-controller.js';
import { freshText } from '../../ui/fresh-text.js';
import { reportLeftOut } from '../report-configuration.js';
import { tokenStyles } from '../tokens.styles.js';
import { warnOfUnknownNames } from '../unknown-names.js';

const buttonStyles = css`
  :host {
    display: inline-block;
    max-inline-size: 100%;
  }
  /* This element only holds the tokens. Only the button and the dialog are visible. */
  .themed {
    display: contents;
  }
  .light {
    color-scheme: light;
  }
  .dark {
    color-scheme: dark;
  }
  .button {
    min-block-size: 2.875em;
    padding-inline: clamp(0.25em, 100vw - 14em, 1.25em);
  }
  /* The page can have the colour of the focus ring. */
  .button:focus-visible {
    box-shadow: 0 0 0 7px var(--_surface);
  }
  /* The page can have a form elsewhere, and reserve space for it. */
  ::slotted(*) {
    min-height: 0 !important;
  }
`;

/** The choice to open the form with. */
export type DonationChoice = {
  /** An integer in the smallest unit of `currency`, such as 1250 for £12.50. */
  amount?: number;
  /** ISO 4217. By default, the `currency` of the form. */
  currency?: string;
  /** An interval such as `once`, `month` or `2-week`. */
  interval?: string;
};

type OwnValues = ValuesOf<Pick<DonationButton, 'label' | 'amounts' | 'intervals' | 'open'>>;

type ButtonValues = OwnValues & { readonly locale: string | null; readonly messages: Partial<Messages> };

const noMessages: Partial<Messages> = {};

/**
 * A button that opens the `<donation-widget>` inside it in a modal dialog. The dialog also opens when a donor
 * returns from the payment page. The button takes its language, texts and `color-scheme` from the widget.
 *
 * Any button of your page can open and close the dialog: `<button commandfor="ID" command="--show">` and `--close`, with
 * the `id` of this element. It works in all supported browsers.
 *
 * @fires donation-open - The dialog has opened.
 * @fires donation-close - The dialog has closed.
 * @fires donation-error - The dialog can’t open, for example because there is no widget inside the button. Or an
 *   amount or interval of the button is left out.
 * @slot - The `<donation-widget>`.
 * @csspart button - The button on the page.
 * @csspart amount-button - The button of each amount.
 * @csspart interval-option - Each option of “How often”, above the amounts.
 * @csspart dialog - The dialog.
 * @csspart close - The button that closes the dialog.
 */
export class DonationButton extends LitElement {
  static override readonly styles = [tokenStyles, buttonStyles];

  /**
   * Sets the text on the button. Without `amounts`, it is also the title of the dialog. Example: `Give now`.
   *
   * @default “Donate” in the language of the form; “Other amount” with amounts
   */
  @property({ kind: 'text', isMinor: true }) label: string | number | null = null;
  /**
   * Shows a button for each amount that the form offers. It opens the form with that amount, given as often as the
   * button says. Other amounts are left out, and the console gives the reason. Example: `10 25 50`.
   *
   * @default only the Donate button
   */
  @property({ kind: 'list', separator: ' ', isMinor: true }) amounts:
    string | readonly (string | number)[] | null = null;
  /**
   * Sets how often `amounts` are given: any of the intervals that the form offers. If you set several, donors
   * choose one before an amount. The one that the form preselects is selected. Example: `once month`.
   *
   * @default as preselected in the form
   */
  @property({ kind: 'list', separator: ' ', isMinor: true }) intervals: string | readonly string[] | null =
    null;
  /** True if the dialog is open. Set it to open the dialog, and remove it to close the dialog. */
  @property({ type: Boolean, reflect: true }) open = false;

  /** @internal Time and the console. Tests replace them. */
  @property({ attribute: false }) platform: Platform = browserPlatform;

  readonly #localizer: MessagesController = new MessagesController(this);
  readonly #watch = new MutationObserver(() => this.#look());
  #widget: FoundWidget | null = null;
  /** The widget whose updates this button follows. Before its script has run, it has none. */
  #observed: FoundWidget | null = null;
  readonly #observer = {
    hostUpdated: () => {
      if (this.#offer !== this.#currentOffer) this.requestUpdate();
    },
  };
  /** The form that the amounts were last drawn for. */
  #offer: Form | null = null;
  #dialog: DonationDialog | null = null;
  #amounts: ButtonAmounts | null = null;
  #endCommands: () => void = () => undefined;
  /** Whether loading has started. It starts automatically only once: after a failure the donor must try again. */
  #isPrepared = false;
  /** Whether the dialog couldn’t be loaded, and a donor has pressed the button or might have paid. */
  #isUnloaded = false;

  constructor() {
    super();
    new DoublePressController(this);
    new LinkController(this, {
      formId: () => this.#widget && this.#widget.id,
      open: (choice, by) => this.#show(choice, by),
    });
    for (const type of ['focusin', 'pointerenter', 'donation-status'])
      this.addEventListener(type, () => void this.#prepare());
  }

  /** Lit's own method also adds styles: see `addStyles`. */
  protected override createRenderRoot() {
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    containInput(root);
    return root;
  }

  override connectedCallback() {
    super.connectedCallback();
    addStyles(this);
    this.#watch.observe(this, {
      childList: true,
      subtree: true,
      attributeFilter: ['locale', 'color-scheme'],
    });
    document.addEventListener('DOMContentLoaded', this.#look);
    this.#endCommands = followCommands(this, (command) => {
      if (command === '--show') this.show();
      if (command === '--close') this.close();
    });
    this.#look();
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    this.#watch.disconnect();
    this.#endCommands();
    document.removeEventListener('DOMContentLoaded', this.#look);
    this.#observe(null);
    this.open = false;
  }

  /** Opens the dialog. You can pass an amount and an interval to choose, if the form offers them. */
  show({ amount, currency, interval }: DonationChoice = {}): void {
    const code = currency ?? currencyIn(this.#widget);
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

  /** @internal Its properties as it uses them, with the language and the texts of the widget inside. */
  get values(): ButtonValues {
    const widget = this.#widget;
    return {
      ...readingOf<OwnValues>(this).values,
      locale: widget?.values?.locale ?? widget?.getAttribute('locale') ?? (widget?.lang || null),
      messages: widget?.values?.messages ?? noMessages,
    };
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
  get #areAmountsLoading(): boolean {
    const { step } = amountsModule.state;
    return Boolean(this.values.amounts?.trim()) && (step === 'idle' || step === 'loading');
  }

  protected override async getUpdateComplete(): Promise<boolean> {
    const isComplete = await super.getUpdateComplete();
    if (this.#localizer.isReady && !this.#areAmountsLoading) return isComplete;
    await this.#localizer.ready;
    if (this.#areAmountsLoading) await loadFor(this, [amountsModule]);
    return super.getUpdateComplete();
  }

  /** The form that the amounts depend on. Null without amounts. */
  get #currentOffer(): Form | null {
    return (this.values.amounts?.trim() && this.#widget?.blankForm) || null;
  }

  override willUpdate() {
    this.#look();
    this.#offer = this.#currentOffer;
    void reportLeftOut(this, readingOf(this).issues);
    if (dialogModule.module)
      this.#dialog ??= new dialogModule.module.DonationDialog(this, this.#localizer, this.#look);
    else if (this.values.open || (!this.#isPrepared && (this.#isMissing || hasStartedDonation(this))))
      void this.#prepare();
    this.#dialog?.willUpdate(this.#widget, this.#isMissing);
    if (this.#areAmountsLoading) void loadFor(this, [amountsModule]);
  }

  override render() {
    if (!this.#localizer.isReady || this.#areAmountsLoading) return nothing;
    if (this.#isMissing) return html`<slot @slotchange=${this.#look}></slot>`;
    const amounts = this.#buttonAmounts;
    // With amounts, the label only names the button for another amount.
    const own = amounts ? '' : this.values.label?.trim();
    const title = own || this.#localizer.localize('donate');
    const lang = own ? nothing : this.#localizer.lang;
    const scheme = this.#widget?.getAttribute('color-scheme');
    return html`<div class="themed ${scheme === 'dark' || scheme === 'light' ? scheme : ''}">
      ${amounts?.render(this.#offer, this.#opener, this.#widget) ?? this.#opener(null)} ${this.#unloaded()}
      ${this.#dialog?.render(title, lang)}
    </div>`;
  }

  /** Tells a donor why no dialog has opened. */
  #unloaded() {
    if (!this.#isUnloaded) return nothing;
    const { lang, direction } = this.#localizer;
    return html`<p role="status" lang=${lang} dir=${direction}>
      ${freshText(this.#localizer.localize('unloaded'))}
    </p>`;
  }

  /** Draws the button without an amount. `choice` is what the donor has chosen above it; null if it is alone. */
  readonly #opener = (choice: Proposal | null) => {
    const own = this.values.label?.trim();
    return html`<button
      class="button ${choice ? 'quiet' : ''}"
      id="opener"
      part="button"
      type="button"
      lang=${own ? nothing : this.#localizer.lang}
      aria-haspopup="dialog"
      @click=${() => this.#show(choice ?? {}, 'donor')}
    >
      ${own || this.#localizer.localize(choice ? 'customAmount' : 'donate')}
    </button>`;
  };

  /** The amounts on the page; null if the page sets none. */
  get #buttonAmounts(): ButtonAmounts | null {
    const { module } = amountsModule;
    if (!module || !this.values.amounts?.trim()) return null;
    const open = (choice: Proposal) => this.#show(choice, 'donor');
    return (this.#amounts ??= new module.ButtonAmounts({ host: this, localizer: this.#localizer, open }));
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
    if (await loadFor(this, [dialogModule])) {
      this.#isUnloaded = false;
      return;
    }
    if (this.values.open || hasStartedDonation(this)) this.#isUnloaded = true;
    this.open = false;
    this.requestUpdate();
  }

  /** While the page is loading, the browser might not have reached the widget yet. */
  get #isMissing(): boolean {
    return !this.#widget && ofDocument('readyState') !== 'loading';
  }

  readonly #look = () => {
    const held = [...this.children].flatMap((one) =>
      one instanceof HTMLSlotElement ? one.assignedElements({ flatten: true }) : one,
    );
    const all = held.flatMap((one) => [one, ...one.querySelectorAll('*')]) as FoundWidget[];
    this.#widget = all.find(({ localName }) => localName === this.#tag) ?? null;
    this.#observe(this.#widget?.addController ? this.#widget : null);
    this.requestUpdate();
  };

  /** Draws the amounts again when the widget offers other choices. */
  #observe(widget: FoundWidget | null): void {
    if (widget === this.#observed) return;
    this.#observed?.removeController?.(this.#observer);
    this.#observed = widget;
    widget?.addController?.(this.#observer);
  }

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
