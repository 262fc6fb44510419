import { html, nothing, type ReactiveController } from 'lit';
import type { ElementContext } from '../page/element-context.js';
import type { Connection } from '../service/connection.js';
import { isOpen, type PendingDonation } from '../service/pending-donation.js';
import { keepReferenceOut, watchAddress, type Return } from '../service/return-link.js';
import type { MessageKey } from '../languages/en.js';
import type { Localizer } from '../languages/localizer.js';
import { OutcomeController, type Lookup } from './outcome-controller.js';
import { isOpenOutcome, type Outcome } from './outcome.js';
import { donationOf, type Receipt, type RepeatedDonation } from './receipt.js';
import { readTheme, type Theme } from './charity.js';
import { textColourOn } from './colour.js';
import { sharedStyles } from '../ui/shared.styles.js';
import { addStyles } from '../lit/add-styles.js';
import { statusStyles } from './status.styles.js';
import { OptionalNextSteps } from './optional-next-steps.js';
import type { PageLinkValues } from './page-links.js';
import { receiptDetails, type NameOf } from './receipt-view.js';
import { statusHead, statusMark, statusSlot, statusText, statusWebsite } from './status-parts.js';
import { freshText } from '../ui/fresh-text.js';

/** The properties that the status uses, apart from those that name the service. */
export type StatusViewValues = PageLinkValues & { readonly variant?: string | null };

/** Shows the form for another donation. After a failed one, `failed` has its donation, null if that isn't known. */
type StartAgain = (failed: { readonly donation: RepeatedDonation | null } | null) => void;

/** How long the title waits for the first outcome before it gets the focus, and then to be a live region, in milliseconds. */
const pause = 1000;

/** Reads a donation from the service and shows the donor its status. */
export class StatusView implements ReactiveController {
  readonly #host: ElementContext<StatusViewValues>;
  readonly #messages: Localizer;
  readonly #startAgain: StartAgain | null;
  readonly #nameOf: NameOf | null;
  readonly #outcome: OutcomeController;
  readonly #nextSteps: OptionalNextSteps;
  #connection: Connection | null = null;
  /** The return that it shows; null if it shows none, or a donation that the page names. */
  #returned: Return | null = null;
  /** The last return whose title had the focus. */
  #focused: Return | null = null;
  /** The last return whose title became a live region. */
  #announced: Return | null = null;
  /** Ends the pause. */
  #wait: AbortController | null = null;
  #endWatch: () => void = () => undefined;

  /** `startAgain` and `nameOf` are null if there is no form to go back to. */
  constructor(
    host: ElementContext<StatusViewValues>,
    messages: Localizer,
    startAgain: StartAgain | null,
    nameOf: NameOf | null,
  ) {
    this.#host = host;
    this.#messages = messages;
    this.#startAgain = startAgain;
    this.#nameOf = nameOf;
    this.#outcome = new OutcomeController(host);
    this.#nextSteps = new OptionalNextSteps(host, messages);
    host.addController(this);
    addStyles(host, sharedStyles, statusStyles);
  }

  hostConnected() {
    this.#endWatch = watchAddress();
  }

  hostDisconnected() {
    this.#wait?.abort();
    this.#wait = null;
    this.#endWatch();
  }

  /** The outcome that the donor sees; null until one is known. */
  get outcome(): Outcome | null {
    return this.#outcome.state.outcome;
  }

  /** Shows a return. If it shows this one already, it only uses the connection. */
  show(returned: Return, connection: Connection): void {
    if (returned === this.#returned && connection.identity === this.#connection?.identity) {
      this.use(connection);
      return;
    }
    this.#begin(connection, returned);
    const { pending } = returned;
    // Another service would not know the donation.
    if (!pending || !connection.store.isOwn(pending)) this.#outcome.lose();
    else this.#outcome.lookUp({ type: pending.type, slug: pending.slug, pending }, connection);
  }

  /** Shows a donation that the page names. */
  lookUp(donation: Lookup, connection: Connection): void {
    this.#begin(connection, null);
    this.#outcome.lookUp(donation, connection);
  }

  /** Uses another connection to the same service: a page can create a new client on each render. */
  use(connection: Connection): void {
    this.#connection = connection;
    this.#outcome.use(connection);
  }

  /** Stops reading and forgets the donation. */
  stop(): void {
    this.#connection = null;
    this.#returned = null;
    this.#wait?.abort();
    this.#wait = null;
    this.#outcome.stop();
  }

  #begin(connection: Connection, returned: Return | null): void {
    this.#connection = connection;
    this.#returned = returned;
    this.#nextSteps.steps?.reset();
  }

  render() {
    const { outcome, receipt, charity } = this.#outcome.state;
    const theme = readTheme(charity, this.#connection?.service.baseUrl ?? '');
    const texts = outcome && this.#textsOf(outcome);
    const title = this.#messages.localize(texts?.title ?? 'checking');
    const content = statusSlot(outcome);
    const live = this.#isAnnounced ? 'polite' : nothing;
    // Thanks begin with the charity's own words. Otherwise the donor first reads what has happened.
    const isThanks = outcome === 'succeeded';
    return html`<section
      class="themed status"
      part="status"
      lang=${this.#messages.lang}
      dir=${this.#messages.direction}
      data-outcome=${outcome ?? 'checking'}
    >
      ${statusHead(theme)}
      <div class="body">
        ${statusMark(outcome)}
        <h2 part="status-title" tabindex="-1" aria-live=${live}>${freshText(title)}</h2>
        ${isThanks ? content : nothing} ${texts ? statusText(texts.text, theme, this.#messages) : nothing}
        ${receipt ? receiptDetails(receipt, isThanks, this.#messages, this.#nameOf) : nothing}
        ${isThanks ? nothing : content} ${this.#actions(theme)}
      </div>
    </section>`;
  }

  hostUpdated() {
    const { outcome, charity } = this.#outcome.state;
    // A removed element can be updated too.
    if (outcome && this.#host.isConnected) keepReferenceOut();
    const status = this.#host.renderRoot.querySelector<HTMLElement>('.status');
    const primary = readTheme(charity, '').primary;
    // Set styles through the object model: a strict Content-Security-Policy blocks style attributes.
    for (const [name, value] of [
      ['--_charity-primary', primary],
      ['--_charity-on-primary', primary && textColourOn(primary)],
    ] as const) {
      if (value) status?.style.setProperty(name, value);
      else status?.style.removeProperty(name);
    }
    if (!status || this.#isAnnounced) return;
    if (outcome && this.#returned !== this.#focused) this.#focusTitle();
    // The title of any other outcome doesn't change again.
    if (!outcome || isOpenOutcome(outcome)) void this.#announceLater();
  }

  /**
   * Whether screen readers announce a change of the title. On the form's page they first read the title because it
   * gets the focus. A separate thank-you page has its own main heading, which keeps the focus.
   */
  get #isAnnounced(): boolean {
    return !this.#startAgain || this.#returned === this.#announced;
  }

  /**
   * Announces changes of the title after a pause, because Orca can say a text twice that is new when it gets the focus.
   * If the service is slow, the title gets the focus then.
   */
  async #announceLater(): Promise<void> {
    if (this.#wait) return;
    this.#wait = new AbortController();
    try {
      await this.#host.platform.clock.wait(pause, this.#wait.signal);
    } catch {
      // The title has the focus now, or is gone.
      return;
    }
    this.#wait = null;
    if (this.#returned !== this.#focused) this.#focusTitle();
    this.#announced = this.#returned;
    this.#host.requestUpdate();
  }

  #focusTitle(): void {
    this.#wait?.abort();
    this.#wait = null;
    this.#focused = this.#returned;
    this.#host.renderRoot.querySelector<HTMLElement>('.status h2')?.focus();
  }

  #textsOf(outcome: Outcome): { title: MessageKey; text: MessageKey } {
    const title = `${outcome}.title` as const;
    // A donor with an open checkout might have paid or just left, so the text claims neither.
    if (outcome === 'pending' && this.#openCheckout)
      return { title: 'pending.titleOpen', text: 'pending.textOpen' };
    if (outcome === 'attention' && this.#outcome.state.receipt?.hasNotStarted)
      return { title, text: 'attention.textFirst' };
    return { title, text: `${outcome}.text` };
  }

  /** The checkout, if it can still be paid. */
  get #openCheckout(): PendingDonation | null {
    const { pending } = this.#outcome;
    return pending && isOpen(pending, this.#host.platform.clock.now()) ? pending : null;
  }

  #actions(theme: Theme) {
    const { outcome, receipt, isPolling } = this.#outcome.state;
    const startAgain = this.#startAgain;
    const open = outcome === 'pending' || outcome === 'attention' ? this.#openCheckout : null;
    const canCheck = outcome && isOpenOutcome(outcome) && !isPolling;
    const canStart = outcome && outcome !== 'failed' && (!isOpenOutcome(outcome) || canCheck || open);
    return html`<div class="actions">
      ${
        open
          ? html`<a class="button" part="continue" href=${open.checkoutUrl} target="_top">
              ${this.#messages.localize(outcome === 'attention' ? 'continueToPayment' : 'returnToPayment')}
            </a>`
          : nothing
      }
      ${
        canCheck
          ? html`<button
              class="button quiet"
              part="retry"
              type="button"
              @click=${() => this.#outcome.checkAgain()}
            >
              ${this.#messages.localize('checkAgain')}
            </button>`
          : nothing
      }
      ${outcome === 'failed' ? this.#tryAgain(receipt) : nothing}
      ${this.#nextSteps.steps?.render(this.#outcome.state)}
      ${
        canStart && startAgain
          ? html`<button class="button quiet" type="button" @click=${() => startAgain(null)}>
              ${this.#messages.localize('giveAgain')}
            </button>`
          : nothing
      }
      ${outcome ? statusWebsite(theme, this.#messages) : nothing}
    </div>`;
  }

  #tryAgain(receipt: Receipt | null) {
    const startAgain = this.#startAgain;
    const label = this.#messages.localize('tryAgain');
    if (startAgain) {
      const failed = receipt && { donation: donationOf(receipt) };
      return html`<button class="button" part="retry" type="button" @click=${() => startAgain(failed)}>
        ${label}
      </button>`;
    }
    const page = this.#outcome.pending?.page;
    return page ? html`<a class="button" part="retry" href=${page}>${label}</a>` : nothing;
  }
}
