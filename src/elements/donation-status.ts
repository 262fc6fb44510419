import { html, nothing, type PropertyValues } from 'lit';
import { property } from 'lit/decorators.js';
import { PendingStore } from '../browser/pending-store.js';
import { returnByReference, type Return } from '../browser/return-link.js';
import { serviceOf } from '../browser/service.js';
import type { DonationService } from '../client/donation-client.js';
import { ConfigurationError } from '../client/errors.js';
import { OutcomeController } from '../controllers/outcome-controller.js';
import { isOpenOutcome, type Outcome } from '../donation/outcome.js';
import { isOpen, type PendingDonation } from '../donation/pending-donation.js';
import type { Receipt } from '../donation/receipt.js';
import { DonationErrorEvent } from '../events.js';
import { paymentTypes, type PaymentType } from '../schema/checkout.js';
import { readTheme, type Theme } from '../theme/charity.js';
import { inkOn } from '../theme/colour.js';
import { styles } from './donation-status.styles.js';
import { receiptDetails } from './receipt.js';
import { ServiceElement } from './service-element.js';
import { statusHead, statusMark, statusSlot } from './status-parts.js';
import { tokens } from './tokens.styles.js';

/**
 * Tells the donor on return what became of the donation, from the service alone.
 *
 * @fires donation-status - at each change of outcome or status
 * @fires donation-complete - once for each donation that succeeded
 * @fires donation-error - when the service refuses to be asked, or the attributes can't work
 * @slot - while the element is not there or can't be configured
 * @slot succeeded - more for a donation that succeeded
 * @slot pending - more while it is not final
 * @slot failed - more for a payment that failed
 * @csspart status - all of it
 * @csspart status-title - its title
 * @csspart status-details - the list of amounts
 * @csspart logo - the charity's logo
 * @csspart retry - the button to check or to try again
 * @csspart continue - the link to the unpaid checkout
 */
export class DonationStatus extends ServiceElement {
  static override readonly styles = [tokens, styles];

  /** With `slug`: which donation to show, instead of the one that comes back. */
  @property() type: PaymentType | null = null;
  /** With `type`: which donation to show. */
  @property() slug: string | null = null;
  /** What the donor is told; null until something is known. */
  @property({ reflect: true }) outcome: Outcome | null = null;

  /** @internal What the widget knows of the return, when it is the one that shows this status. */
  @property({ attribute: false }) returned: Return | null = null;
  /** @internal Goes back to the form, with the gift of a donation that failed. */
  @property({ attribute: false }) startAgain: ((receipt: Receipt | null) => void) | null = null;

  readonly #outcome = new OutcomeController(this);
  #service: DonationService | null = null;
  /** Looked for once: finding it takes the reference out of the address. */
  #found: Return | null = null;
  #isTitleFocused = false;

  override willUpdate(changed: PropertyValues<this>) {
    const names = ['baseUrl', 'publishableKey', 'client', 'type', 'slug', 'returned'] as const;
    if (names.some((name) => changed.has(name))) this.#begin();
    this.outcome = this.#outcome.state.outcome;
  }

  override render() {
    if (!this.#service) return html`<slot></slot>`;
    const { outcome, receipt, charity } = this.#outcome.state;
    const theme = readTheme(charity, this.#service.baseUrl ?? this.baseUrl);
    const words = outcome === 'pending' && this.#openCheckout ? 'open' : outcome;
    const title = this.words.say(words ? `${words}.title` : 'checking');
    return html`<section
      class="themed status"
      part="status"
      lang=${this.words.lang}
      dir=${this.words.direction}
      data-outcome=${outcome ?? 'checking'}
    >
      <p class="hidden" role="status">${title}</p>
      ${statusHead(theme)}
      <div class="body">
        ${statusMark(outcome)}
        <h2 part="status-title" tabindex="-1">${title}</h2>
        ${words ? html`<p>${this.#text(words, theme)}</p>` : nothing}
        ${receipt ? receiptDetails(receipt, this.words) : nothing} ${statusSlot(outcome)}
        ${this.#actions(theme)}
      </div>
    </section>`;
  }

  override updated() {
    const root = this.renderRoot.querySelector<HTMLElement>('.themed');
    const { charity } = this.#outcome.state;
    const primary = readTheme(charity, '').primary;
    // Through the object model: a strict Content-Security-Policy blocks style attributes.
    for (const [name, value] of [
      ['--_charity-primary', primary],
      ['--_charity-on-primary', primary && inkOn(primary)],
    ] as const) {
      if (value) root?.style.setProperty(name, value);
      else root?.style.removeProperty(name);
    }
    // Only after the donor's own return to the form's page: a page of its own has its own first heading.
    if (this.returned && root && !this.#isTitleFocused) {
      this.#isTitleFocused = true;
      root.querySelector<HTMLElement>('h2')?.focus();
    }
  }

  #begin(): void {
    try {
      this.#service = serviceOf(this);
      if ((this.slug === null) !== (this.type === null) || (this.type && !paymentTypes.includes(this.type))) {
        throw new ConfigurationError(
          '<donation-status> takes slug and type (one_time or subscription) together.',
        );
      }
    } catch (error) {
      this.#service = null;
      this.platform.report(error as ConfigurationError);
      this.dispatchEvent(new DonationErrorEvent(error as ConfigurationError));
      return;
    }
    const store = new PendingStore(this.platform, this.storage);
    if (this.type && this.slug) {
      this.#outcome.ask({ type: this.type, slug: this.slug }, this.#service, store);
      return;
    }
    this.#found = this.returned ??
      this.#found ??
      returnByReference(store) ?? { pending: store.newest() ?? null };
    const { pending } = this.#found;
    if (pending) this.#outcome.ask({ type: pending.type, slug: pending.slug, pending }, this.#service, store);
    else this.#outcome.lose();
  }

  /** The charity's name is data: in an element of its own, so that its direction stays its own. */
  #text(outcome: Outcome | 'open', { name }: Theme) {
    if (outcome !== 'succeeded' || !name) return this.words.say(`${outcome}.text`);
    const [before, after] = this.words.say('succeeded.textTo', { charity: '\n' }).split('\n');
    return html`${before}<bdi>${name}</bdi>${after}`;
  }

  /** The unpaid checkout, while it can be gone on with. */
  get #openCheckout(): PendingDonation | null {
    const { pending } = this.#outcome;
    return pending && isOpen(pending, this.platform.clock.now()) ? pending : null;
  }

  #actions({ website, name }: Theme) {
    const { outcome, receipt, isAsking } = this.#outcome.state;
    const { startAgain } = this;
    const open = outcome === 'pending' || outcome === 'attention' ? this.#openCheckout : null;
    const canCheck = outcome && isOpenOutcome(outcome) && !isAsking;
    const canStart = outcome && outcome !== 'failed' && (!isOpenOutcome(outcome) || canCheck || open);
    return html`<div class="actions">
      ${
        open
          ? html`<a class="button" part="continue" href=${open.checkoutUrl} target="_top">
              ${this.words.say('continueToPayment')}
            </a>`
          : nothing
      }
      ${
        canCheck
          ? html`<button
              class="button quiet"
              part="retry"
              type="button"
              @click=${() => this.#outcome.askAgain()}
            >
              ${this.words.say('checkAgain')}
            </button>`
          : nothing
      }
      ${outcome === 'failed' ? this.#tryAgain(receipt) : nothing}
      ${
        canStart && startAgain
          ? html`<button class="button quiet" type="button" @click=${() => startAgain(null)}>
              ${this.words.say('giveAgain')}
            </button>`
          : nothing
      }
      ${
        outcome && website
          ? html`<a class="website" href=${website}>
              ${this.words.say('visit')} <bdi>${name ?? new URL(website).host}</bdi>
            </a>`
          : nothing
      }
    </div>`;
  }

  #tryAgain(receipt: Receipt | null) {
    const { startAgain } = this;
    const words = this.words.say('tryAgain');
    if (startAgain) {
      return html`<button class="button" part="retry" type="button" @click=${() => startAgain(receipt)}>
        ${words}
      </button>`;
    }
    const page = this.#outcome.pending?.page;
    return page ? html`<a class="button" part="retry" href=${page}>${words}</a>` : nothing;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'donation-status': DonationStatus;
  }
}
