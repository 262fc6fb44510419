import { html, LitElement, nothing } from 'lit';
import { ConfigurationError } from '../../client/configuration-error.js';
import type { MessagesController } from '../../languages/messages-controller.js';
import { ModalController } from './modal-controller.js';
import { DonationCloseEvent, DonationErrorEvent, DonationOpenEvent } from '../../events.js';
import { sharedStyles } from '../../ui/shared.styles.js';
import { addStyles } from '../../lit/add-styles.js';
import { dialogStyles, formInDialogStyles } from './dialog.styles.js';
import type { ButtonHost } from './button-host.js';
import type { FoundWidget } from './found-widget.js';

/** The dialog of a button. It moves the focus to a title when it opens, and restores the page when it closes. */
export class DonationDialog {
  readonly #host: ButtonHost;
  readonly #localizer: MessagesController;
  readonly #look: () => void;
  readonly #modal: ModalController;
  #widget: FoundWidget | null = null;
  /** The last problem with the button's content that it reported. */
  #issue: string | null = null;
  /** The returns that it has opened for. */
  #recognised = new WeakSet<object>();
  /** Whether it opens for a return, and not because the donor or the page wants it. */
  #isForReturn = false;

  constructor(host: ButtonHost, localizer: MessagesController, look: () => void) {
    this.#host = host;
    this.#localizer = localizer;
    this.#look = look;
    this.#modal = new ModalController(host, {
      shown: () => this.#onShown(),
      hidden: (isRemoved) => this.#onHidden(isRemoved),
      opener: () => host.renderRoot.querySelector('#opener'),
    });
    addStyles(host, sharedStyles, dialogStyles);
  }

  willUpdate(widget: FoundWidget | null, isMissing: boolean): void {
    if (widget !== this.#widget) void this.#observe(widget);
    this.#check(isMissing);
    this.#recognise();
    if (isMissing) this.#host.open = false;
    if (!this.#host.values.open) this.#modal.hide();
  }

  render(label: string, labelLang: unknown) {
    const { lang, direction } = this.#localizer;
    // A form with a heading has its heading as the title, and doesn't repeat it.
    const heading = this.#widget?.values?.heading?.trim();
    return html`<dialog part="dialog" aria-labelledby="title">
      <div class="bar" dir=${direction}>
        <button
          class="close"
          part="close"
          type="button"
          lang=${lang}
          aria-label=${this.#localizer.localize('close')}
          @click=${() => this.#host.close()}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor">
            <path d="m6 6 12 12M18 6 6 18" stroke-width="2" stroke-linecap="round" />
          </svg>
        </button>
        <h2 id="title" tabindex="-1" lang=${heading ? nothing : labelLang}>${heading || label}</h2>
      </div>
      <div class="content" tabindex="-1"><slot @slotchange=${this.#look}></slot></div>
    </dialog>`;
  }

  /** Closes the dialog properly if the donor has just closed it, before it opens again. */
  notice(): void {
    this.#modal.notice();
  }

  updated(): void {
    const host = this.#host;
    const dialog = host.renderRoot.querySelector('dialog');
    if (!host.values.open || !this.#widget || !dialog || !host.isConnected || this.#modal.show(dialog))
      return;
    host.open = false;
    this.#report('it is in a part of the page that is hidden');
  }

  /** The widget might not be registered yet, or might not know yet that the donor has returned. */
  async #observe(widget: FoundWidget | null): Promise<void> {
    this.#widget = widget;
    if (!widget) return;
    await customElements.whenDefined(this.#tag);
    if (widget instanceof LitElement) addStyles(widget, formInDialogStyles);
    this.#host.requestUpdate();
    await widget.updateComplete;
    this.#recognise();
  }

  /** Reports once why there is nothing to open. */
  #check(isMissing: boolean): void {
    const tag = this.#tag;
    const issue = isMissing
      ? `there is no <${tag}> inside it`
      : this.#widget?.matches(':not(:defined)')
        ? `the <${tag}> inside it is not registered`
        : null;
    if (issue && issue !== this.#issue) this.#report(issue);
    this.#issue = issue;
  }

  #report(issue: string): void {
    const error = new ConfigurationError(`<${this.#host.localName}> can't open: ${issue}.`);
    this.#host.platform.report(error);
    this.#host.dispatchEvent(new DonationErrorEvent(error));
  }

  /** The tag of the widget, with the same prefix as the button. */
  get #tag(): string {
    return this.#host.localName.replace(/button$/, 'widget');
  }

  /** Opens once for each return that the widget shows. */
  #recognise(): void {
    const returned = this.#widget?.returned;
    if (!returned || this.#recognised.has(returned)) return;
    this.#recognised.add(returned);
    this.#isForReturn = true;
    this.#host.show();
  }

  /**
   * Moves the focus to the title of a status, or else to the dialog's own. Orca doesn't say the name of a dialog that
   * opens in Firefox, unless the focus is on its title. From there, Tab goes to the form: `tabindex` keeps Firefox from
   * stopping at the content or the questions because they scroll.
   */
  async #focusTitle(): Promise<void> {
    this.#host.renderRoot.querySelector<HTMLElement>('#title')?.focus();
    // The status of a return takes the focus itself, once it has waited for the outcome.
    if (this.#isForReturn) return;
    await this.#widget?.updateComplete;
    const root = this.#widget?.shadowRoot;
    root?.querySelector('.questions')?.setAttribute('tabindex', '-1');
    const status = root?.querySelector<HTMLElement>('[part~="status-title"]');
    if (this.#modal.isShown) status?.focus();
  }

  #onShown(): void {
    void this.#focusTitle();
    this.#isForReturn = false;
    this.#host.dispatchEvent(new DonationOpenEvent());
  }

  #onHidden(isRemoved: boolean): void {
    this.#host.open = false;
    // A donor who closes the dialog while the form is being sent doesn't want to go to the payment page. If the page
    // removes the dialog or the form, the donor hasn't closed it: the same return opens it again.
    if (isRemoved || !this.#widget) this.#recognised = new WeakSet();
    else this.#widget.giveUp?.();
    this.#host.dispatchEvent(new DonationCloseEvent());
  }
}
