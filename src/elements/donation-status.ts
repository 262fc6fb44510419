import { html, type PropertyValues } from 'lit';
import { statusModule } from '../form/lazy-modules.js';
import type { StatusView } from '../status/status-view.js';
import { property } from './property.js';
import type { Return } from '../browser/return-link.js';
import type { Outcome } from '../status/outcome.js';
import type { Receipt } from '../status/receipt.js';
import type { PaymentType } from '../schema/payment-type.js';
import { ServiceElement } from './service-element.js';
import { tokens } from './tokens.styles.js';

/**
 * Tells the donor on return what became of the donation, from the service alone.
 *
 * @fires donation-status - Another outcome or status is known.
 * @fires donation-complete - A donation succeeded: once for each, for analytics.
 * @fires donation-error - The service refuses to be asked, or the attributes can’t work.
 * @slot - What to show until the script has run, and where the status can’t be shown.
 * @slot succeeded - Below the thanks for a donation that succeeded.
 * @slot pending - While the payment is not final or not confirmed.
 * @slot failed - After a payment that failed.
 * @csspart status - The whole status.
 * @csspart status-title - Its heading.
 * @csspart status-details - The list of amounts and dates.
 * @csspart logo - The charity’s logo.
 * @csspart retry - The button or link to check again, or to try again.
 * @csspart continue - The link to the payment page, while the payment is open.
 */
export class DonationStatus extends ServiceElement {
  static override readonly styles = tokens;

  /** With `slug`: which donation to show, instead of the one that comes back. Example: `subscription`. */
  @property() type: PaymentType | null = null;
  /**
   * With `type`: which donation to show, by the slug that the service gave it. Example: `ps_…`.
   *
   * @default the donation that comes back
   */
  @property() slug: string | null = null;
  /** Where donors change or cancel a recurring donation: an https address. */
  @property({ attribute: 'manage-url' }) manageUrl: string | null = null;
  /** The page that donors can share after a donation that succeeded: an https address. */
  @property({ attribute: 'share-url' }) shareUrl: string | null = null;
  /** The words that are shared with `share-url`. Example: `Help us clean the river`. */
  @property({ attribute: 'share-text' }) shareText: string | null = null;
  /** The outcome that the donor reads, so that the page can go along with it. The element sets it; don’t write it. */
  @property({ reflect: true }) outcome: Outcome | null = null;

  /** @internal The return that the widget has found, where the widget shows this status. */
  @property({ attribute: false }) returned: Return | null = null;
  /** @internal Goes back to the form, filled in with a donation that failed. */
  @property({ attribute: false }) startAgain: ((receipt: Receipt | null) => void) | null = null;

  /** @internal The variant of the form in whose place the widget shows this status. */
  @property({ attribute: false }) variant: string | null = null;

  #view: StatusView | null = null;

  /** @internal Tries again to load what could not be loaded. */
  override prepare(): void {
    if (!statusModule.module) void this.load(statusModule);
  }

  /** Only the element itself says what became of a donation: the page’s HTML must not set `outcome`. */
  override attributeChangedCallback(name: string, before: string | null, value: string | null) {
    const outcome = this.#view?.outcome ?? null;
    if (name !== 'outcome' || value === outcome) super.attributeChangedCallback(name, before, value);
    else if (outcome === null) this.removeAttribute(name);
    else this.setAttribute(name, outcome);
  }

  override willUpdate(changed: PropertyValues<this>) {
    this.localizer.follow();
    const { state, module } = statusModule;
    // Another element may have begun to load it: this one waits for it too.
    if (!module && state.step !== 'failed') void this.load(statusModule);
    if (!module || !this.localizer.isReady) return;
    // Properties that were set before the view was there are new to it.
    const isNew = this.#view === null;
    this.#view ??= new module.StatusView(this, this.localizer);
    this.#view.willUpdate(changed, isNew);
    this.outcome = this.#view.outcome;
  }

  override render() {
    if (this.#view) return this.#view.render();
    return statusModule.state.step === 'failed' ? this.fallback('unloaded') : html`<slot></slot>`;
  }

  override updated() {
    this.#view?.updated(this.renderRoot);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'donation-status': DonationStatus;
  }
}
