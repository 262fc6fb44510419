import type { LitElement, ReactiveController } from 'lit';

/**
 * Moves the focus to the button or the title if its element disappears, so that it doesn't return to the page's top. The
 * next key of a donor who was typing must not press the button, so then the form itself gets the focus.
 */
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
    else {
      const isTyped = focused.matches('textarea, input:not([type=radio], [type=checkbox])');
      const places = `[part~="${isTyped ? 'form' : 'submit'}"], [part~="status-title"]`;
      const place = shadowRoot?.querySelector<HTMLElement>(places);
      if (isTyped && place) place.tabIndex = -1;
      place?.focus();
    }
  }
}
