import { html } from 'lit';
import { ConfigurationError } from '../../client/configuration-error.js';
import type { MessagesController } from '../../languages/messages-controller.js';
import { ModalController } from './modal-controller.js';
import { DonationCloseEvent, DonationErrorEvent, DonationOpenEvent } from '../../events.js';
import { sharedStyles } from '../../ui/shared.styles.js';
import { addStyles } from '../../lit/add-styles.js';
import { dialogStyles } from './dialog.styles.js';
import type { ButtonHost } from './button-host.js';
import type { FoundWidget } from './found-widget.js';

/** The dialog of a button. It moves the focus into the widget when it opens, and restores the page when it closes. */
export class DonationDialog {
  readonly #host: ButtonHost;
  readonly #localizer: MessagesController;
  readonly #look: () => void;
  readonly #modal: ModalController;
  #widget: FoundWidget | null = null;
  /** The last problem with the button's content that it reported. */
  #issue: string | null = null;
  /** The returns that it has opened for. */
  readonly #recognised = new WeakSet<object>();

  constructor(host: ButtonHost, localizer: MessagesController, look: () => void) {
    this.#host = host;
    this.#localizer = localizer;
    this.#look = look;
    this.#modal = new ModalController(host, {
      shown: () => this.#onShown(),
      hidden: () => this.#onHidden(),
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
    return html`<dialog part="dialog" aria-labelledby="title">
      <div class="bar" dir=${direction}>
        <h2 id="title" lang=${labelLang}>${label}</h2>
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
      </div>
      <div class="content"><slot @slotchange=${this.#look}></slot></div>
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
    this.#host.show();
  }

  /** Moves the focus into the widget. The browser would skip slotted content and focus the close button. */
  async #focus(): Promise<void> {
    await this.#widget?.updateComplete;
    const inside = this.#widget?.shadowRoot;
    const target = (inside && firstTarget(inside)) ?? firstTarget(this.#host);
    if (this.#modal.isShown) target?.focus();
  }

  #onShown(): void {
    void this.#focus();
    this.#host.dispatchEvent(new DonationOpenEvent());
  }

  #onHidden(): void {
    this.#host.open = false;
    // A donor who closes the dialog while the form is being sent doesn't want to go to the payment page. If the
    // dialog is removed from the page, the donor hasn't closed it.
    if (this.#host.isConnected) this.#widget?.giveUp?.();
    this.#host.dispatchEvent(new DonationCloseEvent());
  }
}

const targets = 'a[href], button, input, select, textarea, [tabindex]';

/**
 * The element that gets the focus when a dialog opens: the first focusable one below `root`, also inside shadow
 * roots. In a group of radios it is the chosen one.
 */
const firstTarget = (root: ParentNode): HTMLElement | null => {
  for (const element of root.querySelectorAll<HTMLElement>('*')) {
    const inside = element.shadowRoot && firstTarget(element.shadowRoot);
    if (inside) return inside;
    if (!element.matches(targets) || element.matches(':disabled') || !isDisplayed(element)) continue;
    return chosenOf(element);
  }
  return null;
};

const isDisplayed = (element: HTMLElement): boolean => element.getClientRects().length > 0;

const chosenOf = (element: HTMLElement): HTMLElement => {
  if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return element;
  const group = element.closest('fieldset')?.querySelectorAll<HTMLInputElement>('input[type=radio]') ?? [];
  return [...group].find(({ checked, name }) => checked && name === element.name) ?? element;
};
