import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { belongsTo } from '../browser/place.js';
import type { PendingStore } from '../browser/pending-store.js';
import { navigationOf } from '../browser/navigation.js';
import type { Platform } from '../browser/platform.js';
import { returnByReference, type Return } from '../browser/return-link.js';
import type { DonationService } from '../client/donation-client.js';
import { outcomeOf } from '../donation/outcome.js';
import { isOpen, type PendingDonation } from '../donation/pending-donation.js';

export type ReturnState =
  /** The form; `open` is an unpaid donation that the donor may go on with. */
  { view: 'form'; open: PendingDonation | null } | { view: 'status'; returned: Return };

type Host = ReactiveControllerHost & HTMLElement & { readonly platform: Platform };

type Surroundings = {
  /** Called when the donor is back from the payment page without a new page load. */
  back(): void;
};

/** Owns what the widget shows when the donor comes, or comes back: the form or the status. */
export class ReturnController implements ReactiveController {
  readonly #host: Host;
  readonly #around: Surroundings;
  #state: ReturnState = { view: 'form', open: null };
  #service: { store: PendingStore; service: DonationService } | null = null;
  /** Of the read that is under way; what comes for an older one is too late. */
  #read = 0;

  constructor(host: Host, around: Surroundings) {
    this.#host = host;
    this.#around = around;
    host.addController(this);
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
  begin(store: PendingStore, service: DonationService): void {
    const isFirst = this.#service === null;
    this.#service = { store, service };
    if (!isFirst) return;
    const returned = returnByReference(store, (form) => belongsTo(this.#host, form));
    if (returned) {
      this.#set({ view: 'status', returned });
      return;
    }
    const pending = this.#own(store.newest());
    if (!pending) return;
    const arrival = navigationOf(this.#host.platform).arrival();
    if (arrival === 'reload' || (arrival === 'outside' && pending.settled === null)) {
      this.#set({ view: 'status', returned: { pending } });
    } else {
      void this.#resume();
    }
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
      if (outcome === 'succeeded') this.#set({ view: 'status', returned: { pending } });
      else if (outcome === 'pending' && isOpen(pending, this.#host.platform.clock.now())) {
        this.#set({ view: 'form', open: pending });
      }
    } catch {
      // Nothing is known of it now; the form works all the same.
    }
  }

  /** Of several forms on a page, each goes on with its own donation. */
  #own(pending: PendingDonation | undefined): PendingDonation | undefined {
    return pending && belongsTo(this.#host, pending.form) ? pending : undefined;
  }

  /** To the form. */
  showForm(): void {
    this.#read += 1;
    this.#set({ view: 'form', open: null });
  }

  /** Out of the back/forward cache the page comes as it was left: busy. */
  readonly #onPageShow = (event: PageTransitionEvent) => {
    if (!event.persisted) return;
    this.#around.back();
    void this.#resume();
  };

  #set(state: ReturnState): void {
    this.#state = state;
    this.#host.requestUpdate();
  }
}
