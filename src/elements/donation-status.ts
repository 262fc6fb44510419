import type { PropertyValues } from 'lit';
import { areLoaded } from './part.js';
import { property } from './property.js';
import type { Return } from '../browser/return-link.js';
import type { Outcome } from '../donation/outcome.js';
import type { Receipt } from '../donation/receipt.js';
import type { PaymentType } from '../schema/payment-type.js';
import { telling } from './telling.part.js';
import { ServiceElement } from './service-element.js';
import type { Telling } from './telling.js';
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
  /** What the donor is told, so that the page can go along with it. The element sets it; don’t write it. */
  @property({ reflect: true }) outcome: Outcome | null = null;

  /** @internal What the widget knows of the return, when it is the one that shows this status. */
  @property({ attribute: false }) returned: Return | null = null;
  /** @internal Goes back to the form, with the gift of a donation that failed. */
  @property({ attribute: false }) startAgain: ((receipt: Receipt | null) => void) | null = null;

  #telling: Telling | null = null;

  /** @internal Tries again to load what could not be loaded. */
  override prepare(): void {
    if (!telling.value) this.requestUpdate('baseUrl');
  }

  /** Nothing of it is shown before its part is there. */
  protected override scheduleUpdate(): Promise<unknown> | undefined {
    this.takeEarly();
    if (telling.value) return super.scheduleUpdate();
    return areLoaded(this, telling).then(() => super.scheduleUpdate());
  }

  /** Nobody but the element itself says what became of a donation, the page’s own HTML neither. */
  override attributeChangedCallback(name: string, before: string | null, value: string | null) {
    const outcome = this.#telling?.outcome ?? null;
    if (name !== 'outcome' || value === outcome) super.attributeChangedCallback(name, before, value);
    else if (outcome === null) this.removeAttribute(name);
    else this.setAttribute(name, outcome);
  }

  override willUpdate(changed: PropertyValues<this>) {
    if (telling.value) this.#telling ??= new telling.value(this, this.words);
    this.#telling?.willUpdate(changed);
    this.outcome = this.#telling?.outcome ?? null;
  }

  override render() {
    return this.#telling?.render() ?? this.fallback('unloaded');
  }

  override updated() {
    this.#telling?.updated(this.renderRoot);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'donation-status': DonationStatus;
  }
}
