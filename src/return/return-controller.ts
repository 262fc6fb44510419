import type { ReactiveController } from 'lit';
import type { ElementContext } from '../page/platform.js';
import type { Connection, ConnectionValues } from '../service/connection.js';
import { isOpen, type PendingDonation } from '../service/pending-donation.js';
import { outcomeOf } from '../schema/outcome.js';
import { Receiver, type Return } from './return-desk.js';

export type ReturnState =
  /** The form; `open` is an unconfirmed donation that the donor can still pay. */
  { view: 'form'; open: PendingDonation | null } | { view: 'status'; returned: Return };

type Options = {
  /** Called when the donor returns from the payment page without a page load. */
  back(): void;
};

/** Shows the status instead of the form when the return desk says so, or when the donor comes back with Back. */
export class ReturnController implements ReactiveController {
  readonly #host: ElementContext<ConnectionValues>;
  readonly #options: Options;
  readonly #receiver: Receiver;
  #state: ReturnState = { view: 'form', open: null };
  #connection: Connection | null = null;
  /** The number of the current read: responses to older reads are ignored. */
  #read = 0;

  constructor(host: ElementContext<ConnectionValues>, options: Options) {
    this.#host = host;
    this.#options = options;
    this.#receiver = new Receiver(host, {
      isForm: true,
      show: (returned) => this.#set(returned ? { view: 'status', returned } : { view: 'form', open: null }),
    });
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

  /** Decides as soon as the page has set the service. After that, only a return that nobody knew can follow. */
  start(connection: Connection): void {
    const isFirst = this.#connection === null;
    this.#connection = connection;
    this.#receiver.start(connection);
    if (isFirst) void this.#resume();
  }

  /**
   * The donor has come back to the form with Back and might have paid, so this reads the status once. It shows a paid
   * donation, so that nobody pays twice by accident, and lets the donor continue an open one.
   */
  async #resume(): Promise<void> {
    if (!this.#connection || this.#state.view === 'status') return;
    const { store, service } = this.#connection;
    const pending = store.newest();
    if (!pending || pending.settled !== null || !this.#receiver.isOwn(pending)) return;
    const read = ++this.#read;
    try {
      const resource = await service.read(pending);
      if (read !== this.#read || resource.slug !== pending.slug) return;
      const outcome = outcomeOf(pending.type, resource.status);
      if (outcome === 'succeeded') this.#receiver.take({ pending });
      else if (outcome === 'pending' && isOpen(pending, this.#host.platform.clock.now())) {
        this.#set({ view: 'form', open: pending });
      }
    } catch {
      // The donation's status isn't known now. The form works anyway.
    }
  }

  /** Shows the form. A status that the donor has seen must not appear again during the next donation. */
  showForm(): void {
    this.#read += 1;
    const seen = this.#state.view === 'status' ? this.#state.returned.pending : null;
    const store = this.#connection?.store;
    if (seen && store?.find(seen.reference)?.settled === null) store.settle(seen.reference, 'dismissed');
    this.#receiver.leave();
    this.#set({ view: 'form', open: null });
  }

  /** The donor has closed the status, so a reload doesn't show it again. */
  endView(): void {
    this.#receiver.end();
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
