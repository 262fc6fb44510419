import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { focusedElement, ofDocument } from '../../page/window.js';
import { holdScroll, releaseScroll } from '../../page/page-scroll.js';

type Host = ReactiveControllerHost & HTMLElement;

type Options = {
  /** Called when the dialog opens. */
  shown(): void;
  /** Called when the dialog closes. `isRemoved`: because the page removes or moves the host. */
  hidden(isRemoved: boolean): void;
  /** The element that gets the focus back if no other element had it before. */
  opener(): HTMLElement | null;
};

/** Whether no visible element has the focus. */
const isNowhere = (focused: Element | null): boolean =>
  !focused || focused === ofDocument('body') || focused.getClientRects().length === 0;

/** Opens a dialog over the page, and restores the page when it closes. */
export class ModalController implements ReactiveController {
  readonly #options: Options;
  #dialog: HTMLDialogElement | null = null;
  #listening = new AbortController();

  constructor(host: Host, options: Options) {
    this.#options = options;
    host.addController(this);
  }

  /** A removed dialog must not keep the page from scrolling. */
  hostDisconnected() {
    this.hide(true);
  }

  get isShown(): boolean {
    return this.#dialog !== null;
  }

  /**
   * Opens the dialog. Returns false in a part of the page that isn't displayed: nobody could see or close the
   * dialog, and the page behind it wouldn't respond.
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

  /**
   * Handles a dialog that the browser has closed. Its event comes later, perhaps only after the donor presses again.
   */
  notice(): void {
    if (this.#dialog && !this.#dialog.open) this.hide();
  }

  hide(isRemoved = false): void {
    const dialog = this.#dialog;
    if (!dialog) return;
    this.#dialog = null;
    this.#listening.abort();
    dialog.close();
    releaseScroll(this);
    // The browser moves the focus back to the previous element. If there was none, the focus briefly stays in the
    // closed dialog.
    if (isNowhere(focusedElement())) this.#options.opener()?.focus({ preventScroll: true });
    this.#options.hidden(isRemoved);
  }

  #listen(dialog: HTMLDialogElement): void {
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    /** A press that ends outside the dialog can have started inside, by selecting text. */
    let pressed: EventTarget | null = null;
    dialog.addEventListener('pointerdown', ({ target }) => (pressed = target), { signal });
    const onClick = ({ target }: Event) => {
      if (target === dialog && pressed === dialog) this.hide();
    };
    // Firefox calls everything in an element that listens for clicks clickable, and Orca says so.
    dialog.getRootNode().addEventListener('click', onClick, { signal });
    // Esc closes the dialog, and so does the Back gesture on phones.
    dialog.addEventListener('close', () => !dialog.open && this.hide(), { signal });
  }
}
