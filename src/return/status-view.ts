import { html, nothing, type LitElement, type PropertyValues } from 'lit';
import { pendingStoreOf, type PendingStore } from '../service/pending-store.js';
import { otherReceivers, othersHaveDecided, speaksForAll } from '../service/receivers.js';
import { claimReturn, type Claimant } from '../service/return-claim.js';
import { keepReferenceOut, watchAddress, type Return } from '../service/return-link.js';
import { issueOfAccess } from '../service/access.js';
import type { Platform } from '../page/platform.js';
import { serviceOf } from '../service/service.js';
import { serviceIdentity } from '../service/service-identity.js';
import { ViewStore } from '../service/view-store.js';
import type { Access } from '../client/access.js';
import { ConfigurationError } from '../client/configuration-error.js';
import type { DonationService } from '../client/donation-client.js';
import type { Localizer } from '../languages/localizer.js';
import { OutcomeController } from './outcome-controller.js';
import { isOpenOutcome, type Outcome } from './outcome.js';
import { isOpen, type PendingDonation } from '../service/pending-donation.js';
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
type Host = LitElement & {
  readonly platform: Platform;
  readonly values: Access &
    Parameters<typeof pendingStoreOf>[0] & {
      readonly client: DonationService | null;
      readonly type: PaymentType | null;
      readonly slug: string | null;
      readonly variant: string | null;
    };
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
  /** The identity of the service; empty if there is none. */
  #identity = '';
  #service: DonationService | null = null;
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
    this.#claimant = { element: host, isTurn: () => true, leave: () => this.#leave() };
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
    if (!this.#service) return this.#host.fallback('lost.text');
    if (this.#isLeft) return nothing;
    const { outcome, receipt, charity } = this.#outcome.state;
    const theme = readTheme(charity, this.#service.baseUrl ?? this.#host.values.baseUrl);
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
    const { values } = this.#host;
    const canWork = this.#service && !this.#host.hasIssues && !issueOfAccess(values);
    if (!canWork || serviceIdentity(values) !== this.#identity) {
      this.#start();
    } else {
      this.#service = serviceOf(values);
      this.#outcome.use(this.#service);
    }
  }

  #start(): void {
    const { platform, values } = this.#host;
    const { slug, type } = values;
    this.#starts += 1;
    this.#isLeft = false;
    this.#nextSteps.steps?.reset();
    if (this.#host.hasIssues) {
      this.#service = null;
      this.#outcome.stop();
      return;
    }
    try {
      this.#service = serviceOf(values);
      if (slug === null ? type !== null : !paymentTypes.includes(type as PaymentType)) {
        throw new ConfigurationError(
          '<donation-status> needs both slug and type. Set type to one_time or subscription.',
        );
      }
    } catch (error) {
      this.#service = null;
      this.#outcome.stop();
      platform.report(error as ConfigurationError);
      this.#host.dispatchEvent(new DonationErrorEvent(error as ConfigurationError));
      return;
    }
    this.#identity = serviceIdentity(values);
    const store = pendingStoreOf(values);
    if (type && slug) {
      this.#outcome.lookUp({ type, slug }, this.#service, store);
      return;
    }
    const returned = this.#host.returned ?? this.#found ?? this.#find(store);
    if (returned) this.#show(returned, this.#service, store);
    else if (otherReceivers(this.#host).length === 0) this.#outcome.lose();
    else void this.#leaveToOthers(this.#service, store);
  }

  #show({ pending }: Return, service: DonationService, store: PendingStore): void {
    // Another service would not know the donation.
    if (!pending || !store.isOwn(pending)) this.#outcome.lose();
    else this.#outcome.lookUp({ type: pending.type, slug: pending.slug, pending }, service, store);
  }

  /** Shows nothing if another element on the page shows the return. */
  async #leaveToOthers(service: DonationService, store: PendingStore): Promise<void> {
    const start = this.#starts;
    this.#leave();
    await othersHaveDecided(this.#host);
    if (start !== this.#starts || !this.#host.isConnected) return;
    const returned = claimReturn(this.#claimant, store, true);
    if (!returned && !speaksForAll(this.#host)) return;
    this.#isLeft = false;
    this.#found = returned;
    if (returned?.pending) this.#views.show(returned.pending.reference);
    this.#show(returned ?? { pending: null }, service, store);
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
    const newest = store.newest();
    const isOver = newest && newest.settled !== null && !isOpen(newest, this.#host.platform.clock.now());
    const returned = claimReturn(this.#claimant, store);
    const pending = returned
      ? returned.pending
      : (this.#views.find(store) ?? (isOver ? null : newest) ?? null);
    if (pending) this.#views.show(pending.reference);
    else this.#views.end();
    this.#found = returned ?? (pending && { pending });
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
