import { html, nothing, type PropertyValues } from 'lit';
import type { ElementContext } from '../page/element-context.js';
import { issueOfAccess } from '../service/access.js';
import { connectionOf, type Connection, type ServiceValues } from '../service/connection.js';
import { isOpen, type PendingDonation } from '../service/pending-donation.js';
import type { PendingStore } from '../service/pending-store.js';
import { otherReceivers, othersHaveDecided, speaksForAll } from '../service/receivers.js';
import { claimReturn, findReturn, type Claimant } from '../service/return-claim.js';
import { keepReferenceOut, watchAddress, type Return } from '../service/return-link.js';
import { ViewStore } from '../service/view-store.js';
import { accessError } from '../client/access-error.js';
import { ConfigurationError } from '../client/configuration-error.js';
import type { Localizer } from '../languages/localizer.js';
import { OutcomeController } from './outcome-controller.js';
import { isOpenOutcome, type Outcome } from './outcome.js';
import type { Receipt } from './receipt.js';
import { DonationErrorEvent } from '../events.js';
import type { MessageKey } from '../languages/en.js';
import { paymentTypes, type PaymentType } from '../schema/payment-type.js';
import { readTheme, type Theme } from './charity.js';
import { textColourOn } from './colour.js';
import { sharedStyles } from '../ui/shared.styles.js';
import { addStyles } from '../lit/add-styles.js';
import { statusStyles } from './status.styles.js';
import { FocusKeeper } from '../lit/focus-keeper.js';
import { OptionalNextSteps } from './optional-next-steps.js';
import { receiptDetails } from './receipt-view.js';
import { statusHead, statusMark, statusSlot, statusText, statusWebsite } from './status-parts.js';
import { freshText } from '../ui/fresh-text.js';

/** The element that shows the status. */
type Host = ElementContext<
  ServiceValues & {
    readonly type: PaymentType | null;
    readonly slug: string | null;
    readonly variant: string | null;
  }
> & {
  /** Whether a property has a value that the status can't do without. The element has reported it. */
  readonly hasIssues: boolean;
  /** The return that the widget found, if a widget shows this status. */
  readonly returned: Return | null;
  /** Goes back to the form, filled in with the failed donation. */
  readonly startAgain: ((receipt: Receipt | null) => void) | null;
  fallback(key: MessageKey): unknown;
} & ConstructorParameters<typeof OptionalNextSteps>[0];

/** Reads a donation from the service and shows the donor its status. */
export class StatusView {
  readonly #host: Host;
  readonly #messages: Localizer;
  readonly #outcome: OutcomeController;
  readonly #views: ViewStore;
  readonly #nextSteps: OptionalNextSteps;
  /** The connection to the service; null if there is nothing to look up there. */
  #connection: Connection | null = null;
  /** Finds the return only once, because that removes the reference from the address. */
  #found: Return | null = null;
  #isTitleFocused = false;
  /** Whether another element on the page shows the return, so that this one shows nothing. */
  #isLeft = false;
  /** The number of the current start: earlier ones are out of date. */
  #starts = 0;
  readonly #claimant: Claimant;

  constructor(host: Host, messages: Localizer) {
    this.#host = host;
    this.#messages = messages;
    this.#claimant = {
      element: host,
      isTurn: () => true,
      isReturnFrom: (newest) => newest.settled === null || isOpen(newest, host.platform.clock.now()),
      leave: () => this.#leave(),
    };
    this.#outcome = new OutcomeController(host);
    this.#views = new ViewStore(host);
    this.#nextSteps = new OptionalNextSteps(host, messages);
    new FocusKeeper(host);
    let endWatch: (() => void) | undefined;
    host.addController({
      hostConnected: () => (endWatch = watchAddress()),
      hostDisconnected: () => endWatch?.(),
    });
    addStyles(host, sharedStyles, statusStyles);
  }

  willUpdate(changed: PropertyValues<Host>, isNew: boolean): void {
    const hasChanged = (...names: string[]) =>
      names.some((name) => (changed as Map<PropertyKey, unknown>).has(name));
    if (isNew || hasChanged('type', 'slug', 'returned')) this.#start();
    else if (hasChanged('baseUrl', 'publishableKey', 'client')) this.#changeService();
  }

  /** The outcome that the donor sees; null until one is known. */
  get outcome(): Outcome | null {
    return this.#outcome.state.outcome;
  }

  render() {
    if (!this.#connection) return this.#host.fallback('lost.text');
    if (this.#isLeft) return nothing;
    const { outcome, receipt, charity } = this.#outcome.state;
    const theme = readTheme(charity, this.#connection.service.baseUrl);
    const title = this.#messages.localize(outcome ? `${outcome}.title` : 'checking');
    return html`<section
      class="themed status"
      part="status"
      lang=${this.#messages.lang}
      dir=${this.#messages.direction}
      data-outcome=${outcome ?? 'checking'}
    >
      <p class="hidden" role="status" .textContent=${title}></p>
      ${statusHead(theme)}
      <div class="body">
        ${statusMark(outcome)}
        <h2 part="status-title" tabindex="-1">${freshText(title)}</h2>
        ${outcome ? statusText(outcome, theme, this.#messages) : nothing}
        ${receipt ? receiptDetails(receipt, this.#messages) : nothing} ${statusSlot(outcome)}
        ${this.#actions(theme)}
      </div>
    </section>`;
  }

  updated(shown: ParentNode): void {
    if (this.#outcome.state.outcome) keepReferenceOut();
    const root = shown.querySelector<HTMLElement>('.themed');
    const { charity } = this.#outcome.state;
    const primary = readTheme(charity, '').primary;
    // Set styles through the object model: a strict Content-Security-Policy blocks style attributes.
    for (const [name, value] of [
      ['--_charity-primary', primary],
      ['--_charity-on-primary', primary && textColourOn(primary)],
    ] as const) {
      if (value) root?.style.setProperty(name, value);
      else root?.style.removeProperty(name);
    }
    // The title takes the focus only on the form's page: a separate thank-you page has its own main heading.
    if (this.#host.returned && root && !this.#isTitleFocused) {
      this.#isTitleFocused = true;
      root.querySelector<HTMLElement>('h2')?.focus();
    }
  }

  /** A page can create a new client on each render. The same donation is then read with the new client. */
  #changeService(): void {
    const connection = this.#host.hasIssues ? null : connectionOf(this.#host);
    if (connection === null || connection.identity !== this.#connection?.identity) {
      this.#start();
    } else {
      this.#connection = connection;
      this.#outcome.use(connection);
    }
  }

  #start(): void {
    const { slug, type } = this.#host.values;
    this.#starts += 1;
    this.#isLeft = false;
    this.#nextSteps.steps?.reset();
    const error = this.#error;
    const connection = this.#host.hasIssues || error ? null : connectionOf(this.#host);
    this.#connection = connection;
    if (!connection) {
      this.#outcome.stop();
      if (error) {
        this.#host.platform.report(error);
        this.#host.dispatchEvent(new DonationErrorEvent(error));
      }
      return;
    }
    if (type && slug) {
      this.#outcome.lookUp({ type, slug }, connection);
      return;
    }
    const returned = this.#host.returned ?? this.#found ?? this.#find(connection.store);
    if (returned) this.#show(returned, connection);
    else if (otherReceivers(this.#host).length === 0) this.#outcome.lose();
    else void this.#leaveToOthers(connection);
  }

  /** Why there is nothing to look up, unless the element has reported it. */
  get #error(): ConfigurationError | null {
    if (this.#host.hasIssues) return null;
    const { slug, type } = this.#host.values;
    const issue = issueOfAccess(this.#host.values);
    if (issue) return accessError(issue);
    const isNamed = slug === null ? type === null : paymentTypes.includes(type as PaymentType);
    return isNamed
      ? null
      : new ConfigurationError(
          '<donation-status> needs both slug and type. Set type to one_time or subscription.',
        );
  }

  #show({ pending }: Return, connection: Connection): void {
    // Another service would not know the donation.
    if (!pending || !connection.store.isOwn(pending)) this.#outcome.lose();
    else this.#outcome.lookUp({ type: pending.type, slug: pending.slug, pending }, connection);
  }

  /** Shows nothing if another element on the page shows the return. */
  async #leaveToOthers(connection: Connection): Promise<void> {
    const start = this.#starts;
    this.#leave();
    await othersHaveDecided(this.#host);
    if (start !== this.#starts || !this.#host.isConnected) return;
    const returned = claimReturn(this.#claimant, connection.store, true);
    if (!returned && !speaksForAll(this.#host)) return;
    this.#isLeft = false;
    this.#found = returned;
    if (returned?.pending) this.#views.show(returned.pending.reference);
    this.#show(returned ?? { pending: null }, connection);
  }

  #leave(): void {
    this.#isLeft = true;
    this.#found = null;
    this.#outcome.stop();
    this.#host.requestUpdate();
  }

  /**
   * The donation that the donor returns from, that is shown again after a reload, or that isn't final yet. Null if
   * there is none: a service that the page sets later might know one.
   */
  #find(store: PendingStore): Return | null {
    this.#found = findReturn(this.#claimant, store, this.#views);
    if (this.#found?.pending) this.#views.show(this.#found.pending.reference);
    else this.#views.end();
    return this.#found;
  }

  /** The checkout, if it can still be paid. */
  get #openCheckout(): PendingDonation | null {
    const { pending } = this.#outcome;
    return pending && isOpen(pending, this.#host.platform.clock.now()) ? pending : null;
  }

  #actions(theme: Theme) {
    const { outcome, receipt, isPolling } = this.#outcome.state;
    const { startAgain } = this.#host;
    const open = outcome === 'pending' || outcome === 'attention' ? this.#openCheckout : null;
    const canCheck = outcome && isOpenOutcome(outcome) && !isPolling;
    const canStart = outcome && outcome !== 'failed' && (!isOpenOutcome(outcome) || canCheck || open);
    return html`<div class="actions">
      ${
        open
          ? html`<a
              class=${outcome === 'attention' ? 'button' : 'return'}
              part="continue"
              href=${open.checkoutUrl}
              target="_top"
            >
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
    const { startAgain } = this.#host;
    const label = this.#messages.localize('tryAgain');
    if (startAgain) {
      return html`<button class="button" part="retry" type="button" @click=${() => startAgain(receipt)}>
        ${label}
      </button>`;
    }
    const page = this.#outcome.pending?.page;
    return page ? html`<a class="button" part="retry" href=${page}>${label}</a>` : nothing;
  }
}
