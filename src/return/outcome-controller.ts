import type { ReactiveController } from 'lit';
import { announceOnce } from '../page/completions.js';
import type { ElementContext } from '../page/platform.js';
import type { Connection } from '../service/connection.js';
import { HttpError, NetworkError } from '../client/errors.js';
import { isOpenOutcome, outcomeOf, type Outcome } from '../schema/outcome.js';
import type { Receipt } from '../schema/receipt.js';
import { pendingLifetime, type PendingDonation } from '../service/pending-donation.js';
import { donationOf, receiptOf } from './receipt.js';
import { DonationCompleteEvent, DonationErrorEvent, DonationStatusEvent } from '../events.js';
import type { Charity } from '../schema/charity.js';
import type { PaymentType } from '../schema/payment-type.js';

/** The donation to read; `pending` is its stored entry, if there is one. */
export type Lookup = { type: PaymentType; slug: string; pending?: PendingDonation };

export type OutcomeState = {
  /** Null until the first response. */
  outcome: Outcome | null;
  /** The status exactly as the service sent it. */
  status: string | null;
  receipt: Receipt | null;
  charity: Charity | null;
  isPolling: boolean;
};

type Host = ElementContext<{ readonly variant?: string | null }>;

/** When to read the status, in seconds after the first time. */
const schedule = [0, 2, 4, 7, 11, 16, 23, 33, 48, 68, 90];
/** Varies the delay by up to a tenth, so that many donors don't read at the same moment. */
const jitter = 0.1;
/** A new donation can take a moment to be found by every server. */
const grace = 10;
const timeLimit = 10_000;

const unknown = { status: null, receipt: null, charity: null };

/** Reads a donation's status after the return and repeats until it is final. */
export class OutcomeController implements ReactiveController {
  readonly #host: Host;
  #state: OutcomeState = { outcome: null, ...unknown, isPolling: false };
  #polling: AbortController | null = null;
  #lookup: { donation: Lookup; connection: Connection } | null = null;

  constructor(host: Host) {
    this.#host = host;
    host.addController(this);
  }

  get state(): OutcomeState {
    return this.#state;
  }

  get pending(): PendingDonation | undefined {
    return this.#lookup?.donation.pending;
  }

  hostConnected() {
    if (this.#lookup && (this.#state.outcome === null || isOpenOutcome(this.#state.outcome)))
      void this.#poll();
  }

  hostDisconnected() {
    this.#polling?.abort();
    this.#polling = null;
  }

  /** Starts reading a donation. */
  lookUp(donation: Lookup, connection: Connection): void {
    this.#lookup = { donation, connection };
    this.#state = { outcome: null, ...unknown, isPolling: false };
    void this.#poll();
  }

  /** Uses another client of the same service from the next read on. */
  use(connection: Connection): void {
    if (this.#lookup) this.#lookup = { ...this.#lookup, connection };
  }

  /** Stops reading and forgets the donation. */
  stop(): void {
    this.hostDisconnected();
    this.#lookup = null;
    this.#state = { outcome: null, ...unknown, isPolling: false };
  }

  /** Reads the same donation again. */
  checkAgain(): void {
    void this.#poll();
  }

  /** Records that the donor returned but no donation is stored. */
  lose(): void {
    this.hostDisconnected();
    this.#lookup = null;
    this.#setOutcome('lost', unknown);
  }

  async #poll(): Promise<void> {
    this.#polling?.abort();
    const polling = new AbortController();
    this.#polling = polling;
    const { signal } = polling;
    const { platform } = this.#host;
    this.#update({ isPolling: true });
    try {
      for (const second of schedule) {
        await platform.untilAwake(signal);
        const next = (schedule.find((later) => later > second) ?? second) - second;
        const factor = 1 + jitter * (2 * Math.random() - 1);
        const pause = next > 0 ? platform.clock.wait(next * 1000 * factor, signal) : Promise.resolve();
        pause.catch(() => undefined);
        if (await this.#read(signal, second)) break;
        await pause;
      }
      this.#update({ isPolling: false });
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  }

  /** Reads once; true if the outcome is final. */
  async #read(signal: AbortSignal, second: number): Promise<boolean> {
    if (!this.#lookup) return true;
    const { donation, connection } = this.#lookup;
    const { type, slug } = donation;
    try {
      const resource = await connection.service.read(donation, { signal, timeout: timeLimit });
      signal.throwIfAborted();
      if (resource.slug !== slug) {
        this.#setOutcome('mismatch', unknown);
        return true;
      }
      const { status, charity } = resource;
      const outcome = outcomeOf(type, status);
      const receipt = receiptOf(type, resource);
      this.#setOutcome(outcome, { status, receipt, charity });
      if (isOpenOutcome(outcome)) return false;
      if (donation.pending) {
        const { reference } = donation.pending;
        const failed = outcome === 'failed' && donationOf(receipt);
        if (failed) connection.store.keepFailed(reference, failed);
        connection.store.settle(reference, outcome);
      }
      if (outcome === 'succeeded') {
        const { variant = null } = this.#host.values;
        const identity = { reference: donation.pending?.reference ?? null, variant };
        const complete = () => this.#host.dispatchEvent(new DonationCompleteEvent(receipt, identity));
        announceOnce(this.#host.platform, slug, complete);
      }
      return true;
    } catch (error) {
      if (signal.aborted) throw error;
      const isOver = this.#failed(error, second);
      if (!isOver && error instanceof NetworkError) await this.#untilOnline(signal);
      return isOver;
    }
  }

  /** Pauses while the browser says it is offline. That can be wrong, so the donor can still check. */
  async #untilOnline(signal: AbortSignal): Promise<void> {
    const online = this.#host.platform.untilOnline(signal);
    if (!online) return;
    this.#update({ isPolling: false });
    await online;
    this.#update({ isPolling: true });
  }

  /** Sets the outcome after a failed read; true if reading again would fail the same way. */
  #failed(error: unknown, second: number): boolean {
    const status = error instanceof HttpError ? error.status : undefined;
    if (status === 404 && second < grace && this.#isFresh()) {
      if (this.#state.outcome === null) this.#setOutcome('pending', unknown);
      return false;
    }
    if (status === 404 || status === 400) {
      this.#setOutcome('not-found', unknown);
      const { pending } = this;
      if (pending) this.#lookup?.connection.store.forget(pending.reference);
      return true;
    }
    const isDenied = status === 401 || status === 403;
    // A temporary error doesn't replace a known outcome.
    if (isDenied || this.#state.outcome === null) this.#setOutcome('unavailable', unknown);
    if (isDenied) {
      this.#host.platform.report(error as HttpError);
      this.#host.dispatchEvent(new DonationErrorEvent(error as HttpError));
    }
    return isDenied;
  }

  #isFresh(): boolean {
    const pending = this.#lookup?.donation.pending;
    return !pending || this.#host.platform.clock.now() - pending.created < pendingLifetime;
  }

  #setOutcome(outcome: Outcome, known: Pick<OutcomeState, 'status' | 'receipt' | 'charity'>): void {
    const { outcome: before, status } = this.#state;
    this.#update({ outcome, ...known });
    if (outcome === before && known.status === status) return;
    const type = this.#lookup?.donation.type ?? null;
    this.#host.dispatchEvent(new DonationStatusEvent(outcome, known.status, type));
  }

  #update(change: Partial<OutcomeState>): void {
    this.#state = { ...this.#state, ...change };
    this.#host.requestUpdate();
  }
}
