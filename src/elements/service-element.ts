import { LitElement, type PropertyValues } from 'lit';
import { property } from 'lit/decorators.js';
import { browserPlatform, type Platform } from '../browser/platform.js';
import type { DonationService } from '../client/donation-client.js';
import { MessagesController } from '../controllers/messages-controller.js';
import type { Messages } from '../messages/en.js';

/**
 * What every element of this package takes to speak to the service and to the donor.
 *
 * @cssprop [--donation-primary=#0b57d0] - buttons and what is chosen; on return the charity's own colour by default
 * @cssprop --donation-on-primary - the ink on it; chosen by contrast by default
 * @cssprop [--donation-surface=#fff] - the background
 * @cssprop [--donation-text=#1c2330] - the ink
 * @cssprop [--donation-text-muted=#566072] - the ink of hints
 * @cssprop [--donation-border=#c9d0da] - lines
 * @cssprop [--donation-danger=#b3261e] - faults
 * @cssprop [--donation-success=#146c43] - a donation that succeeded
 * @cssprop [--donation-radius=0.625em] - the rounding of corners
 * @cssprop [--donation-space=1em] - the space between parts
 * @cssprop [--donation-font=inherit] - the font family
 * @cssprop [--donation-max-width=30em] - how wide it grows
 */
export class ServiceElement extends LitElement {
  /**
   * The service's address, ending with `/api/v1` (§1): https, or http on a loopback host. One that begins
   * with a slash is on the page's own host.
   */
  @property({ attribute: 'base-url' }) baseUrl = '';
  /** The publishable key (§5), never a secret one. */
  @property({ attribute: 'publishable-key' }) publishableKey = '';
  /** Language of texts and formats; the nearest `lang` by default. */
  @property({ reflect: true }) locale: string | null = null;
  /** `auto` follows the page's own `color-scheme`. */
  @property({ attribute: 'color-scheme', reflect: true }) colorScheme: 'auto' | 'light' | 'dark' = 'auto';
  /** Where the slug waits for the return. */
  @property() storage: 'session' | 'local' = 'session';

  /** Texts of the page's own. */
  @property({ attribute: false }) messages: Partial<Messages> = {};
  /** A client of the page's own; with it, `base-url` and `publishable-key` are not needed. */
  @property({ attribute: false }) client: DonationService | null = null;
  /** @internal Time, storage and the window, which tests replace. */
  @property({ attribute: false }) platform: Platform = browserPlatform;

  protected readonly words = new MessagesController(this);
  readonly #fallback = document.createElement('slot');

  protected override scheduleUpdate(): Promise<unknown> | undefined {
    return this.words.whenReady(() => super.scheduleUpdate());
  }

  /** Until the first render, what the page has inside stands in for it. */
  protected override createRenderRoot() {
    const root = super.createRenderRoot();
    root.append(this.#fallback);
    return root;
  }

  /** What goes away with the focus hands it on, so that nobody is sent back to the top of the page. */
  protected override update(changed: PropertyValues<this>) {
    const focused = this.shadowRoot?.activeElement;
    this.#fallback.remove();
    super.update(changed);
    if (!focused || this.shadowRoot?.activeElement === focused) return;
    // One that was moved lost it on the way.
    if (focused.isConnected) (focused as HTMLElement).focus({ preventScroll: true });
    else this.renderRoot.querySelector<HTMLElement>('[part~="submit"], [part~="status-title"]')?.focus();
  }

  /** On the first of these that is there. */
  protected async focusOn(...selectors: string[]): Promise<void> {
    await this.updateComplete;
    const [target] = selectors.flatMap((one) => this.renderRoot.querySelector<HTMLElement>(one) ?? []);
    target?.focus();
  }
}
