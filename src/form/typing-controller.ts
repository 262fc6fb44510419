import type { LitElement, ReactiveController } from 'lit';

/** A tap makes them too, right before its click. */
const mouseEvents = ['mousedown', 'mouseup'] as const;

/**
 * Knows the text field that the donor is typing in, for words that would be announced, and move the page, at each
 * key. Its text is final once the donor leaves it or presses Enter.
 */
export class TypingController implements ReactiveController {
  readonly #host: LitElement;
  #field: string | null = null;
  #isPressed = false;

  constructor(host: LitElement) {
    this.#host = host;
    host.addController(this);
  }

  /** The event `change` does not come out of a shadow root. */
  hostConnected() {
    const { renderRoot } = this.#host;
    renderRoot.addEventListener('input', this.#begin);
    for (const type of ['change', 'focusout']) renderRoot.addEventListener(type, this.#leave);
    for (const type of mouseEvents) addEventListener(type, this.#press, true);
  }

  hostDisconnected() {
    this.#field = null;
    for (const type of mouseEvents) removeEventListener(type, this.#press, true);
  }

  /** The name of the field; null while the donor types in none. */
  get field(): string | null {
    return this.#field;
  }

  readonly #begin = (event: Event) => {
    const [target] = event.composedPath();
    const isText = target instanceof HTMLInputElement && !['radio', 'checkbox'].includes(target.type);
    this.#field = isText ? target.name : null;
  };

  readonly #press = ({ type }: MouseEvent) => {
    this.#isPressed = type === 'mousedown';
  };

  readonly #leave = () => {
    if (this.#field === null) return;
    // A press elsewhere leaves the field before the button is released: were the page to move in between, the
    // press would miss what it is meant for.
    if (this.#isPressed) addEventListener('click', this.#end, { capture: true, once: true });
    else this.#end();
  };

  readonly #end = () => {
    this.#field = null;
    this.#host.requestUpdate();
  };
}
