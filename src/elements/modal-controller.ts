import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { holdScroll, releaseScroll } from '../browser/page-scroll.js';

type Host = ReactiveControllerHost & HTMLElement;

type Options = {
  /** Called when the dialog is shown. */
  shown(): void;
  /** Called when it no longer is, whoever closed it. */
  hidden(): void;
  /** The element that gets the focus back when no other had it before. */
  opener(): HTMLElement | null;
};

/** The element that has the focus, through all shadow roots. */
const focusedElement = (): Element | null => {
  let { activeElement } = document;
  while (activeElement?.shadowRoot?.activeElement) ({ activeElement } = activeElement.shadowRoot);
  return activeElement;
};

/** Whether no visible element has the focus. */
const isNowhere = (focused: Element | null): boolean =>
  !focused || focused === document.body || focused.getClientRects().length === 0;

/** Opens a dialog over the page, closes it, and leaves the page as it was. */
export class ModalController implements ReactiveController {
  readonly #options: Options;
  #dialog: HTMLDialogElement | null = null;
  #listening = new AbortController();

  constructor(host: Host, options: Options) {
    this.#options = options;
    host.addController(this);
  }

  /** A dialog that is gone must not keep the page from scrolling. */
  hostDisconnected() {
    this.hide();
  }

  get isShown(): boolean {
    return this.#dialog !== null;
  }

  /**
   * False in a part of the page that is not displayed: nobody could see or close the dialog, and the page behind
   * it would not respond.
   */
  show(dialog: HTMLDialogElement): boolean {
    if (this.#dialog) return true;
    dialog.showModal();
    if (dialog.getClientRects().length === 0) {
      dialog.close();
      return false;
    }
    this.#dialog = dialog;
    this.#listen(dialog);
    holdScroll(this);
    this.#options.shown();
    return true;
  }

  /** Takes note of a dialog that the browser has closed: its event comes a little later, perhaps after a new press. */
  notice(): void {
    if (this.#dialog && !this.#dialog.open) this.hide();
  }

  hide(): void {
    const dialog = this.#dialog;
    if (!dialog) return;
    this.#dialog = null;
    this.#listening.abort();
    dialog.close();
    releaseScroll(this);
    // The browser moves the focus back to where it was. If it was nowhere, it stays in the closed dialog for a
    // moment.
    if (isNowhere(focusedElement())) this.#options.opener()?.focus({ preventScroll: true });
    this.#options.hidden();
  }

  #listen(dialog: HTMLDialogElement): void {
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    /** A press that ends outside the dialog may have begun by selecting text in it. */
    let pressed: EventTarget | null = null;
    dialog.addEventListener('pointerdown', ({ target }) => (pressed = target), { signal });
    const onClick = ({ target }: Event) => {
      if (target === dialog && pressed === dialog) this.hide();
    };
    dialog.addEventListener('click', onClick, { signal });
    // Esc closes the dialog, and so does the Back gesture of a phone.
    dialog.addEventListener('close', () => !dialog.open && this.hide(), { signal });
  }
}
