import { html, nothing, type ReactiveController } from 'lit';
import type { ElementContext } from '../page/platform.js';
import type { Connection } from '../service/connection.js';
import { isOpen, type PendingDonation } from '../service/pending-donation.js';
import { keepReferenceOut, watchAddress } from './address-references.js';
import type { Return } from './return-desk.js';
import type { MessageKey } from '../languages/en.js';
import type { Localizer } from '../languages/localizer.js';
import { OutcomeController, type Lookup } from './outcome-controller.js';
import { isOpenOutcome, type Outcome } from '../schema/outcome.js';
import type { Receipt } from '../schema/receipt.js';
import { donationOf } from './receipt.js';
import type { RepeatedDonation } from '../service/repeated-donation.js';
import { readTheme, type Theme } from './charity.js';
import { textColourOn } from './colour.js';
import { sharedStyles } from '../ui/shared.styles.js';
import { addStyles } from '../lit/add-styles.js';
import { statusStyles } from './status.styles.js';
import type { NextStepsHost } from './next-steps.js';
import { OptionalNextSteps } from './optional-next-steps.js';
import type { PageLinkValues } from './page-links.js';
import { receiptDetails, type NameOf } from './receipt-view.js';
import { statusHead, statusMark, statusSlot, statusText, statusWebsite } from './status-parts.js';
import { freshText } from '../ui/fresh-text.js';
import { TitleController } from './title-controller.js';

/** The properties that the status uses, apart from those that name the service. */
export type StatusViewValues = PageLinkValues & {
  readonly charityName?: string | null;
  readonly variant?: string | null;
};

type Host = ElementContext<StatusViewValues> & NextStepsHost;

/** Shows the form for another donation. After a failed one, `failed` has its donation, null if that isn't known. */
type StartAgain = (failed: { readonly donation: RepeatedDonation | null } | null) => void;

/** Reads a donation from the service and shows the donor its status. */
export class StatusView implements ReactiveController {
  readonly #host: Host;
  readonly #messages: Localizer;
  readonly #startAgain: StartAgain | null;
  readonly #nameOf: NameOf | null;
  readonly #outcome: OutcomeController;
  readonly #nextSteps: OptionalNextSteps;
  readonly #title: TitleController;
  #connection: Connection | null = null;
  /** The return that it shows; null if it shows none, or a donation that the page names. */
  #returned: Return | null = null;
  /** The charity's colour, once it is known. */
  #primary: string | undefined;
  #endWatch: () => void = () => undefined;

  /** `startAgain` and `nameOf` are null if there is no form to go back to. */
  constructor(host: Host, messages: Localizer, startAgain: StartAgain | null, nameOf: NameOf | null) {
    this.#host = host;
    this.#messages = messages;
    this.#startAgain = startAgain;
    this.#nameOf = nameOf;
    this.#outcome = new OutcomeController(host);
    this.#nextSteps = new OptionalNextSteps(host, messages);
    const title = () => this.#titleKey;
    this.#title = new TitleController(host, { title, takesFocus: startAgain !== null });
    host.addController(this);
    addStyles(host, sharedStyles, statusStyles);
  }

  hostConnected() {
    this.#endWatch = watchAddress();
  }

  hostDisconnected() {
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
    this.#title.reset();
    this.#outcome.stop();
  }

  #begin(connection: Connection, returned: Return | null): void {
    this.#connection = connection;
    this.#returned = returned;
    this.#primary = undefined;
    this.#nextSteps.reset();
    this.#title.reset();
  }

  render() {
    const { outcome, receipt, charity } = this.#outcome.state;
    const theme = readTheme(charity, this.#connection?.service.baseUrl ?? '', this.#host.values.charityName);
    const texts = outcome && this.#textsOf(outcome);
    const title = this.#messages.localize(this.#titleKey);
    const { announced } = this.#title;
    const announcement = announced ? this.#messages.localize(announced) : '';
    const content = statusSlot(outcome);
    // Thanks begin with the charity's own words. Otherwise the donor first reads what has happened.
    const isThanks = outcome === 'succeeded';
    const reference = this.#outcome.pending?.reference;
    return html`<section
      class="themed status ${receipt ? '' : 'unknown'}"
      part="status"
      lang=${this.#messages.lang}
      dir=${this.#messages.direction}
      data-outcome=${outcome ?? 'checking'}
    >
      ${statusHead(theme)}
      <div class="body">
        <div class="what">
          ${statusMark(outcome)}
          <h2 part="status-title" tabindex="-1" @focus=${this.#title.onFocus}>${freshText(title)}</h2>
        </div>
        <div class="hidden" aria-live="polite">${freshText(announcement)}</div>
        ${isThanks ? content : nothing} ${texts ? statusText(texts.text, theme, this.#messages) : nothing}
        ${receipt ? receiptDetails(receipt, reference, isThanks, this.#messages, this.#nameOf) : nothing}
        ${isThanks ? nothing : content} ${this.#actions(theme)}
      </div>
    </section>`;
  }

  hostUpdated() {
    const { outcome, charity } = this.#outcome.state;
    // A removed element can be updated too.
    if (outcome && this.#host.isConnected) keepReferenceOut();
    if (charity) this.#primary = readTheme(charity, '').primary;
    const primary = this.#primary;
    // The form that follows a status keeps its colour.
    const drawn = this.#host.renderRoot.querySelector<HTMLElement>('.themed');
    // Set styles through the object model: a strict Content-Security-Policy blocks style attributes. An empty text
    // removes a property.
    drawn?.style.setProperty('--_charity-primary', primary ?? '');
    drawn?.style.setProperty('--_charity-on-primary', primary ? textColourOn(primary) : '');
  }

  get #titleKey(): MessageKey {
    const { outcome } = this.#outcome.state;
    return outcome ? this.#textsOf(outcome).title : 'checking';
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
    const again = canStart && startAgain;
    // The first is what matters most, and each has less weight than the one before.
    return html`<div class="actions">
      ${
        canCheck
          ? html`<button class="button" part="retry" type="button" @click=${() => this.#outcome.checkAgain()}>
              ${this.#messages.localize('checkAgain')}
            </button>`
          : nothing
      }
      ${open ? this.#payment(open, outcome) : nothing}
      ${outcome === 'failed' ? this.#tryAgain(receipt) : nothing}
      ${this.#nextSteps.render(this.#outcome.state, Boolean(again))}
      ${
        again
          ? html`<button class="button plain" type="button" @click=${() => again(null)}>
              ${this.#messages.localize('giveAgain')}
            </button>`
          : nothing
      }
      ${outcome ? statusWebsite(theme, this.#messages) : nothing}
    </div>`;
  }

  /** The link to a payment that can still be made. Nobody knows whether a pending one is unpaid, so its link is quiet. */
  #payment({ checkoutUrl }: PendingDonation, outcome: Outcome | null) {
    const isDue = outcome === 'attention';
    return html`<a class="button ${isDue ? '' : 'quiet'}" part="continue" href=${checkoutUrl} target="_top">
      ${this.#messages.localize(isDue ? 'continueToPayment' : 'returnToPayment')}
    </a>`;
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
