import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { belongsTo } from '../browser/form-key.js';
import type { PendingStore } from '../browser/pending-store.js';
import { navigationOf } from '../browser/navigation.js';
import type { Platform } from '../browser/platform.js';
import { returnByReference, type Return } from '../browser/return-link.js';
import { isSameService, serviceIdentity, type Asking } from '../browser/service-identity.js';
import { ViewStore } from '../browser/view-store.js';
import type { DonationService } from '../client/donation-client.js';
import { outcomeOf } from './outcome.js';
import { isOpen, type PendingDonation } from '../browser/pending-donation.js';

export type ReturnState =
  /** The form; `open` is a donation that is not confirmed, and that the donor may still pay. */
  { view: 'form'; open: PendingDonation | null } | { view: 'status'; returned: Return };

type Host = ReactiveControllerHost & HTMLElement & { readonly platform: Platform };

type Options = {
  /** Called when the donor is back from the payment page without a new page load. */
  back(): void;
};

/** Owns what the widget shows when the donor comes, or comes back: the form or the status. */
export class ReturnController implements ReactiveController {
  readonly #host: Host;
  readonly #options: Options;
  readonly #views: ViewStore;
  #state: ReturnState = { view: 'form', open: null };
  #service: { store: PendingStore; service: DonationService } | null = null;
  /** The number of the read that is under way: the answer to an older one comes too late. */
  #read = 0;

  constructor(host: Host, options: Options) {
    this.#host = host;
    this.#options = options;
    this.#views = new ViewStore(host);
    host.addController(this);
    // Another checkout begins: whatever becomes of it, a reload must not show the thanks for an earlier one.
    host.addEventListener('donation-submit', () => this.#views.endAll());
  }

  hostConnected() {
    window.addEventListener('pageshow', this.#onPageShow);
  }

  hostDisconnected() {
    window.removeEventListener('pageshow', this.#onPageShow);
  }

  get state(): ReturnState {
    return this.#state;
  }

  /** Decides once the page has told which service there is. */
  start(store: PendingStore, service: DonationService): void {
    const isFirst = this.#service === null;
    this.#service = { store, service };
    if (!isFirst) return;
    const returned = returnByReference(store, (pending) => this.#isOwn(pending)) ?? this.#found(store);
    if (returned) {
      this.#show(returned);
    } else {
      this.#views.end();
      void this.#resume();
    }
  }

  /** Without a reference: what this form went on showing, or what the donor comes back from now. */
  #found(store: PendingStore): Return | null {
    const shown = this.#views.find(store);
    if (shown) return { pending: shown };
    const pending = this.#own(store.newest());
    const isBack =
      pending?.settled === null &&
      navigationOf(this.#host.platform).arrival() === 'outside' &&
      !this.#views.hasShown(pending.reference);
    return isBack ? { pending } : null;
  }

  #show(returned: Return): void {
    if (returned.pending) this.#views.show(returned.pending.reference);
    this.#set({ view: 'status', returned });
  }

  /**
   * The donor is at the form again, by Back, and may have paid: asks once. What was paid is shown, so that
   * nobody pays twice unawares; what is open may go on.
   */
  async #resume(): Promise<void> {
    if (!this.#service || this.#state.view === 'status') return;
    const { store, service } = this.#service;
    const pending = this.#own(store.newest());
    if (!pending || pending.settled !== null) return;
    const read = ++this.#read;
    const { type, slug } = pending;
    try {
      const resource = await (type === 'one_time'
        ? service.getPaymentSession(slug)
        : service.getSubscription(slug));
      if (read !== this.#read || resource.slug !== slug) return;
      const outcome = outcomeOf(type, resource.status);
      if (outcome === 'succeeded') this.#show({ pending });
      else if (outcome === 'pending' && isOpen(pending, this.#host.platform.clock.now())) {
        this.#set({ view: 'form', open: pending });
      }
    } catch {
      // Nothing is known of it now; the form works all the same.
    }
  }

  /** The donation, if this form sent it: each of several forms on a page goes on with its own. */
  #own(pending: PendingDonation | undefined): PendingDonation | undefined {
    return pending && this.#isOwn(pending) ? pending : undefined;
  }

  #isOwn(pending: PendingDonation | null): boolean {
    return belongsTo(
      this.#host,
      pending?.form,
      (form) => !pending || isSameService(pending.service, serviceIdentity(form as Element & Asking)),
    );
  }

  /** Shows the form. A status that the donor has seen must not appear again over the next donation. */
  showForm(): void {
    this.#read += 1;
    const seen = this.#state.view === 'status' ? this.#state.returned.pending : null;
    const store = this.#service?.store;
    if (seen && store?.find(seen.reference)?.settled === null) store.settle(seen.reference, 'dismissed');
    this.#views.end();
    this.#set({ view: 'form', open: null });
  }

  /** The donor has put the status away: a reload does not show it again. */
  endView(): void {
    this.#views.end();
  }

  /** A page from the back/forward cache is as it was left: still sending. */
  readonly #onPageShow = (event: PageTransitionEvent) => {
    if (!event.persisted) return;
    this.#options.back();
    void this.#resume();
  };

  #set(state: ReturnState): void {
    this.#state = state;
    this.#host.requestUpdate();
  }
}
