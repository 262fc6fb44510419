import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { holdScroll, releaseScroll } from '../browser/page-scroll.js';

type Host = ReactiveControllerHost & HTMLElement;

type Surroundings = {
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

/** True also of an element that is not displayed. */
const isNowhere = (focused: Element | null): boolean =>
  !focused || focused === document.body || focused.getClientRects().length === 0;

/** Owns whether a dialog stands before the page, and gives the page back as it was. */
export class ModalController implements ReactiveController {
  readonly #around: Surroundings;
  #dialog: HTMLDialogElement | null = null;
  #listening = new AbortController();

  constructor(host: Host, around: Surroundings) {
    this.#around = around;
    host.addController(this);
  }

  /** The page must not stay held for a dialog that is gone. */
  hostDisconnected() {
    this.hide();
  }

  get isShown(): boolean {
    return this.#dialog !== null;
  }

  /** False where nobody could see it, nor get out of it, while the page behind would be dead. */
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
    this.#around.shown();
    return true;
  }

  hide(): void {
    const dialog = this.#dialog;
    if (!dialog) return;
    this.#dialog = null;
    this.#listening.abort();
    dialog.close();
    releaseScroll(this);
    // The browser goes back to where the focus was, if it was anywhere; else it stays in the closed dialog for a moment.
    if (isNowhere(focusedElement())) this.#around.opener()?.focus({ preventScroll: true });
    this.#around.hidden();
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
    // By Esc, or the Back gesture of a phone.
    dialog.addEventListener('close', () => !dialog.open && this.hide(), { signal });
  }
}
