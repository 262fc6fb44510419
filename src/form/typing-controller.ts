import type { LitElement, ReactiveController } from 'lit';

/**
 * Knows the text field that the donor is typing in, for words that would be announced, and move the page, at each
 * key. Its text is final once the donor leaves it or presses Enter.
 */
export class TypingController implements ReactiveController {
  readonly #host: LitElement;
  #field: string | null = null;

  constructor(host: LitElement) {
    this.#host = host;
    host.addController(this);
  }

  /** The event `change` does not come out of a shadow root. */
  hostConnected() {
    const { renderRoot } = this.#host;
    renderRoot.addEventListener('input', this.#begin);
    for (const type of ['change', 'focusout']) renderRoot.addEventListener(type, this.#leave);
  }

  hostDisconnected() {
    this.#field = null;
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

  readonly #leave = () => {
    if (this.#field === null) return;
    // A press elsewhere leaves the field before the button is released: were the page to move in between, the
    // press would miss what it is meant for.
    const isPressed = this.#host.ownerDocument.documentElement.matches(':active');
    if (isPressed) addEventListener('click', this.#end, { capture: true, once: true });
    else this.#end();
  };

  readonly #end = () => {
    this.#field = null;
    this.#host.requestUpdate();
  };
}
