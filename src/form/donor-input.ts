import type { LitElement, ReactiveController } from 'lit';

/** Called when the donor uses the fields of the form and of the page. `event` is the DOM event. */
export type InputListener = {
  /** Text was entered in a field, or something was chosen in a list. A password manager can do that too. */
  entered?(event: Event): void;
  /** A radio button or a checkbox was pressed. */
  chosen?(event: Event): void;
  /** A field of the page says that it has changed. Scripts of the page say so without any typing. */
  pageChanged?(event: Event): void;
  /** A field has got the focus. */
  focused?(event: Event): void;
  /** A text is final, because the donor has left its field or pressed Enter or Tab. */
  left?(): void;
};

/** A tap fires these events too, right before its click. */
const mouseEvents = ['mousedown', 'mouseup'] as const;

/**
 * Turns the events of all fields into what the donor did. Listeners can be added in any order.
 *
 * It knows the text field that the donor is typing in, so that texts which depend on it don't change, move the page
 * and get announced on every key.
 */
export class DonorInput implements ReactiveController {
  readonly #host: LitElement;
  readonly #listeners: InputListener[] = [];
  #typing: string | null = null;
  #isPressed = false;

  constructor(host: LitElement) {
    this.#host = host;
    // A password manager can fill in fields before the donor reaches one.
    host.addEventListener('focusin', (event) => this.#tell('focused', event), true);
    host.addEventListener('change', (event) => this.#tell('pageChanged', event), true);
    host.addEventListener('input', this.#hear, true);
    host.addController(this);
  }

  listen(listener: InputListener): void {
    this.#listeners.push(listener);
  }

  /** The name of the text field that the donor is typing in; null if there is none. */
  get typing(): string | null {
    return this.#typing;
  }

  /** Takes the text as final, because somebody is about to read all answers and show their errors. */
  finish(): void {
    this.#typing = null;
  }

  /** The `change` event doesn't cross shadow roots, so it is observed inside. */
  hostConnected() {
    const { renderRoot } = this.#host;
    for (const type of ['change', 'focusout']) renderRoot.addEventListener(type, this.#leave);
    renderRoot.addEventListener('keydown', this.#tab);
    for (const type of mouseEvents) addEventListener(type, this.#press, true);
  }

  hostDisconnected() {
    this.#typing = null;
    for (const type of mouseEvents) removeEventListener(type, this.#press, true);
  }

  #tell(what: Exclude<keyof InputListener, 'left'>, event: Event): void {
    for (const listener of this.#listeners) listener[what]?.(event);
  }

  readonly #hear = (event: Event) => {
    const [target] = event.composedPath();
    const isInput = target instanceof HTMLInputElement;
    const isChoice = isInput && ['radio', 'checkbox'].includes(target.type);
    const isText = (isInput && !isChoice) || target instanceof HTMLTextAreaElement;
    this.#typing = isText ? target.name : null;
    this.#tell(isChoice ? 'chosen' : 'entered', event);
  };

  /** Draws the texts before the focus moves, so that buttons which appear below the field get it next. */
  readonly #tab = (event: Event) => {
    if (event instanceof KeyboardEvent && event.key === 'Tab') this.#leave();
  };

  readonly #press = ({ type }: MouseEvent) => {
    this.#isPressed = type === 'mousedown';
  };

  readonly #leave = () => {
    if (this.#typing === null) return;
    // A press elsewhere leaves the field before the pointer is released. If the page moved in between, the press
    // would miss its target. A press that sends the form draws it anyway, so nothing is drawn before that.
    if (this.#isPressed) addEventListener('click', this.#endInNextFrame, { capture: true, once: true });
    else this.#end();
  };

  readonly #endInNextFrame = () => {
    requestAnimationFrame(this.#end);
  };

  readonly #end = () => {
    if (this.#typing === null) return;
    this.#typing = null;
    for (const { left } of this.#listeners) left?.();
    this.#host.requestUpdate();
  };
}
