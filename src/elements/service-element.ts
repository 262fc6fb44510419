import { html, LitElement, render, type PropertyValues } from 'lit';
import { property } from './property.js';
import { browserPlatform, type Platform } from '../browser/platform.js';
import type { DonationService } from '../client/donation-client.js';
import { MessagesController } from '../i18n/messages-controller.js';
import type { MessageKey, Messages } from '../i18n/en.js';
import { loadFor, type LazyModule } from '../view/lazy-module.js';
import { tellUnknownNames } from './unknown-names.js';
import { isVisible } from './visible-content.js';

/**
 * The base of the elements that use the service: its address and key, and the language and look of the element.
 *
 * @cssprop [--donation-primary=light-dark(#0b57d0, #a8c7fa)] - Buttons and what is chosen. On return, the
 *   charity’s own colour comes before this default.
 * @cssprop --donation-on-primary - Text on the primary colour. Black or white by contrast, where the browser
 *   knows relative colours; white otherwise.
 * @cssprop [--donation-surface=light-dark(#fff, #1b1e23)] - The background.
 * @cssprop [--donation-text=light-dark(#1c2330, #eef1f5)] - Text.
 * @cssprop [--donation-text-muted=light-dark(#566072, #a9b3c1)] - Hints and other secondary text.
 * @cssprop [--donation-border=light-dark(#c9d0da, #48505c)] - Lines around and between parts.
 * @cssprop [--donation-danger=light-dark(#b3261e, #ffb4ab)] - Errors.
 * @cssprop [--donation-success=light-dark(#146c43, #7ddba3)] - A donation that succeeded.
 * @cssprop [--donation-radius=0.625em] - How round corners are.
 * @cssprop [--donation-space=1em] - The space between parts.
 * @cssprop [--donation-font=inherit] - The font family.
 * @cssprop [--donation-max-width=30em] - How wide the element grows.
 */
export class ServiceElement extends LitElement {
  /**
   * Required. The address of the payment service, which ends with `/api/v1`: https, or http on your own
   * machine. One that begins with `/` is on the page’s own host. Example: `https://service.example/api/v1`.
   */
  @property({ attribute: 'base-url' }) baseUrl = '';
  /**
   * Required. Your organisation’s publishable key, from the payment service. A secret key (one with `sk`,
   * `rk`, `secret` or `private` in it) is refused. Example: `pk_live_…`.
   */
  @property({ attribute: 'publishable-key' }) publishableKey = '';
  /**
   * The language of texts, amounts and dates. There are texts in `ar cy de en es fr it nl pl pt tr ur`; other
   * languages get English texts with their own formats. Example: `cy`.
   *
   * @default the nearest lang, followed when it changes
   */
  @property({ reflect: true }) locale: string | null = null;
  /** Whether the look is `light` or `dark`; `auto` follows the page’s own CSS property `color-scheme`. */
  @property({ attribute: 'color-scheme', reflect: true, useDefault: true }) colorScheme:
    'auto' | 'light' | 'dark' = 'auto';
  /**
   * Where this browser remembers a donation while the donor pays: `session` in this tab alone, `local` for its
   * other tabs too. No personal data is kept.
   */
  @property() storage: 'session' | 'local' = 'session';

  /**
   * Texts of the page’s own in place of those of the package, by their keys in `src/i18n/en.ts`; `{name}`
   * stands for a value. Example: `{ secure: 'You pay at Acme Pay.' }`.
   */
  @property({ attribute: false }) messages: Partial<Messages> = {};
  /**
   * A client of the page’s own: a `DonationClient`, or an object with its three methods. With it, `base-url`
   * and `publishable-key` are not needed.
   */
  @property({ attribute: false }) client: DonationService | null = null;
  /** @internal Time, storage and the window, which tests replace. */
  @property({ attribute: false }) platform: Platform = browserPlatform;

  protected readonly localizer = new MessagesController(this);

  #loading: Promise<unknown> | null = null;
  /** Shows the page's content inside the element until the first render. */
  readonly #standIn = document.createElement('slot');

  constructor() {
    super();
    // `pointerenter`, not `pointermove`: a failed load is tried again on each event.
    for (const type of ['focusin', 'pointerenter', 'input'])
      this.addEventListener(type, () => this.prepare());
  }

  /** @internal Loads what is needed and not there yet. */
  prepare(): unknown {
    return undefined;
  }

  /** The first update is a task of its own: together with the script it would hold up the page. */
  protected override scheduleUpdate(): Promise<unknown> | undefined {
    if (this.hasUpdated) return super.scheduleUpdate() as undefined;
    return new Promise((next) => setTimeout(next)).then(() => super.scheduleUpdate());
  }

  /** Loads modules that the element is drawn from; `updateComplete` waits for them. */
  protected async load(...modules: readonly LazyModule<unknown>[]): Promise<boolean> {
    const loading = loadFor(this, modules);
    this.#loading = Promise.all([this.#loading, loading]);
    return loading;
  }

  protected override async getUpdateComplete(): Promise<boolean> {
    let isComplete = await super.getUpdateComplete();
    for (let waited: unknown; waited !== this.#loading;) {
      waited = this.#loading;
      await Promise.all([waited, this.localizer.ready]);
      isComplete = await super.getUpdateComplete();
    }
    return isComplete;
  }

  /** @internal The page's content inside the element or, where there is none, a message. */
  fallback(key: MessageKey) {
    const inside = [...this.childNodes].filter((node) => !('slot' in node && node.slot));
    if (inside.some(isVisible)) return html`<slot></slot>`;
    const { lang, direction } = this.localizer;
    return html`<p
      class="themed"
      role="status"
      lang=${lang}
      dir=${direction}
      .textContent=${this.localizer.localize(key)}
    ></p>`;
  }

  protected override createRenderRoot() {
    const root = super.createRenderRoot() as ShadowRoot;
    // The form that the page brought as HTML goes away: nothing is drawn in relation to it.
    if (root.querySelector('.prerendered')) this.renderOptions.renderBefore = null;
    else root.append(this.#standIn);
    return root;
  }

  /** When an update fails, a message replaces the buttons, which would do nothing. */
  protected override performUpdate(): void {
    try {
      super.performUpdate();
    } catch (error) {
      this.platform.report(error instanceof Error ? error : String(error));
      this.#standIn.remove();
      this.renderRoot.querySelector('.prerendered')?.remove();
      render(this.fallback('unloaded'), this.renderRoot, this.renderOptions);
    }
  }

  protected override update(changed: PropertyValues<this>) {
    this.#standIn.remove();
    super.update(changed);
  }

  protected override firstUpdated() {
    void tellUnknownNames(this);
  }
}
