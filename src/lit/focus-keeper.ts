import type { LitElement, ReactiveController } from 'lit';

/** Moves the focus to the button or the title if its element disappears, so that it doesn't return to the page's top. */
export class FocusKeeper implements ReactiveController {
  readonly #host: LitElement;
  #focused: Element | null = null;

  constructor(host: LitElement) {
    this.#host = host;
    host.addController(this);
  }

  hostUpdate() {
    this.#focused = this.#host.shadowRoot?.activeElement ?? null;
  }

  hostUpdated() {
    const { shadowRoot } = this.#host;
    const focused = this.#focused;
    this.#focused = null;
    if (!focused || shadowRoot?.activeElement === focused) return;
    // An element loses the focus when it is moved.
    if (focused.isConnected) (focused as HTMLElement).focus({ preventScroll: true });
    else shadowRoot?.querySelector<HTMLElement>('[part~="submit"], [part~="status-title"]')?.focus();
  }
}
