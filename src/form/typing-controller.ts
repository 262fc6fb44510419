import type { LitElement, ReactiveController } from 'lit';

/** A tap fires these events too, right before its click. */
const mouseEvents = ['mousedown', 'mouseup'] as const;

/**
 * Tracks the text field that the donor is typing in, so that texts which depend on it don't change, move the page
 * and get announced on every key. The text is final once the donor leaves the field or presses Enter or Tab.
 */
export class TypingController implements ReactiveController {
  readonly #host: LitElement;
  #field: string | null = null;
  #isPressed = false;

  constructor(host: LitElement) {
    this.#host = host;
    host.addEventListener('input', this.#begin, true);
    host.addController(this);
  }

  /** The `change` event doesn't cross shadow roots, so it is observed inside. */
  hostConnected() {
    const { renderRoot } = this.#host;
    for (const type of ['change', 'focusout']) renderRoot.addEventListener(type, this.#leave);
    renderRoot.addEventListener('keydown', this.#tab);
    for (const type of mouseEvents) addEventListener(type, this.#press, true);
  }

  hostDisconnected() {
    this.#field = null;
    for (const type of mouseEvents) removeEventListener(type, this.#press, true);
  }

  /** The name of the field; null if the donor isn't typing. */
  get field(): string | null {
    return this.#field;
  }

  readonly #begin = (event: Event) => {
    const [target] = event.composedPath();
    const isInput = target instanceof HTMLInputElement && !['radio', 'checkbox'].includes(target.type);
    this.#field = isInput || target instanceof HTMLTextAreaElement ? target.name : null;
  };

  /** Draws the texts before the focus moves, so that buttons which appear below the field get it next. */
  readonly #tab = (event: Event) => {
    if (event instanceof KeyboardEvent && event.key === 'Tab') this.#leave();
  };

  readonly #press = ({ type }: MouseEvent) => {
    this.#isPressed = type === 'mousedown';
  };

  readonly #leave = () => {
    if (this.#field === null) return;
    // A press elsewhere leaves the field before the pointer is released. If the page moved in between, the press
    // would miss its target.
    if (this.#isPressed) addEventListener('click', this.#end, { capture: true, once: true });
    else this.#end();
  };

  readonly #end = () => {
    this.#field = null;
    this.#host.requestUpdate();
  };
}
