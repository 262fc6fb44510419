import type { ReactiveController } from 'lit';
import type { ElementContext } from '../page/element-context.js';
import { belongsTo } from '../page/form-key.js';
import { connectionOf, type Connection } from '../service/connection.js';
import { isOpen, type PendingDonation } from '../service/pending-donation.js';
import { isReceiver, othersHaveDecided } from '../service/receivers.js';
import { claimReturn, findReturn, type Claimant } from '../service/return-claim.js';
import type { Return } from '../service/return-link.js';
import { ViewStore } from '../service/view-store.js';
import { outcomeOf } from './outcome.js';

export type ReturnState =
  /** The form; `open` is an unconfirmed donation that the donor can still pay. */
  { view: 'form'; open: PendingDonation | null } | { view: 'status'; returned: Return };

type Options = {
  /** Called when the donor returns from the payment page without a page load. */
  back(): void;
};

/** Decides whether the widget shows the form or the status when the donor arrives or returns. */
export class ReturnController implements ReactiveController {
  readonly #host: ElementContext;
  readonly #options: Options;
  readonly #views: ViewStore;
  readonly #claimant: Claimant;
  #state: ReturnState = { view: 'form', open: null };
  #connection: Connection | null = null;
  /** The number of the current read: responses to older reads are ignored. */
  #read = 0;

  constructor(host: ElementContext, options: Options) {
    this.#host = host;
    this.#options = options;
    this.#views = new ViewStore(host);
    this.#claimant = {
      element: host,
      isTurn: (pending) => this.#isOwn(pending),
      isReturnFrom: (newest) =>
        this.#isOwn(newest) &&
        newest.settled === null &&
        host.platform.arrival() === 'outside' &&
        !this.#views.hasShown(newest.reference),
      leave: () => this.#leave(),
    };
    host.addController(this);
    // Another checkout starts. Whatever its result, a reload must not show the thanks for an earlier donation.
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

  /** Decides as soon as the page has set the service. After that, only a return that nobody knew can follow. */
  start(connection: Connection): void {
    const isFirst = this.#connection === null;
    this.#connection = connection;
    const { store } = connection;
    const returned = isFirst
      ? findReturn(this.#claimant, store, this.#views)
      : claimReturn(this.#claimant, store);
    if (returned) {
      this.#show(returned);
    } else if (isFirst) {
      this.#views.end();
      void this.#resume();
      void this.#lookAgain();
    }
  }

  /** Shows the return if the elements that it was left to can't. */
  async #lookAgain(): Promise<void> {
    await othersHaveDecided(this.#host);
    if (!this.#connection || !this.#host.isConnected || this.#state.view === 'status') return;
    const returned = claimReturn(this.#claimant, this.#connection.store, true);
    if (returned) this.#show(returned);
  }

  #show(returned: Return): void {
    if (returned.pending) this.#views.show(returned.pending.reference);
    else this.#views.end();
    this.#set({ view: 'status', returned });
  }

  /**
   * The donor has come back to the form with Back and might have paid, so this reads the status once. It shows a paid
   * donation, so that nobody pays twice by accident, and lets the donor continue an open one.
   */
  async #resume(): Promise<void> {
    if (!this.#connection || this.#state.view === 'status') return;
    const { store, service } = this.#connection;
    const pending = store.newest();
    if (!pending || pending.settled !== null || !this.#isOwn(pending)) return;
    const read = ++this.#read;
    try {
      const resource = await service.read(pending);
      if (read !== this.#read || resource.slug !== pending.slug) return;
      const outcome = outcomeOf(pending.type, resource.status);
      if (outcome === 'succeeded') this.#show({ pending });
      else if (outcome === 'pending' && isOpen(pending, this.#host.platform.clock.now())) {
        this.#set({ view: 'form', open: pending });
      }
    } catch {
      // The donation's status isn't known now. The form works anyway.
    }
  }

  /** Whether this form sent the donation. Each form on a page continues only its own. */
  #isOwn(pending: PendingDonation | null): boolean {
    return belongsTo(
      this.#host,
      pending?.form,
      (form) => isReceiver(form) && (!pending || connectionOf(form)?.store.isOwn(pending) === true),
    );
  }

  /** Shows the form. A status that the donor has seen must not appear again during the next donation. */
  showForm(): void {
    this.#read += 1;
    const seen = this.#state.view === 'status' ? this.#state.returned.pending : null;
    const store = this.#connection?.store;
    if (seen && store?.find(seen.reference)?.settled === null) store.settle(seen.reference, 'dismissed');
    this.#views.end();
    this.#set({ view: 'form', open: null });
  }

  #leave(): void {
    this.#views.end();
    this.#set({ view: 'form', open: null });
  }

  /** The donor has closed the status, so a reload doesn't show it again. */
  endView(): void {
    this.#views.end();
  }

  /** A page from the back/forward cache is still in the state it was left in: sending. */
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
