import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { formKeyOf } from '../browser/form-key.js';
import { pageAddress } from '../browser/page-address.js';
import type { PendingStore } from '../browser/pending-store.js';
import { navigationOf } from '../browser/navigation.js';
import type { Platform } from '../browser/platform.js';
import type { DonationService } from '../client/donation-client.js';
import { HttpError } from '../client/errors.js';
import { newReference } from './reference.js';
import { refusedPaths } from './refused-paths.js';
import {
  DonationCheckoutEvent,
  DonationErrorEvent,
  DonationRedirectEvent,
  DonationSubmitEvent,
} from '../events.js';
import type { CheckoutRequest, CheckoutResponse } from '../schema/checkout.js';
import { isForIntegrator, pauseAfter } from './notices.js';
import { toError } from './to-error.js';

export type CheckoutState =
  | { step: 'idle' }
  /** The form was changed after it was sent: that request is given up, and the form can be sent again. */
  | { step: 'changed' }
  | { step: 'sending' }
  | { step: 'leaving'; url: string }
  /**
   * The donor has to click, since the page could not be left from here. `isBlocked`: the click did not work
   * either.
   */
  | { step: 'link'; url: string; isBlocked: boolean }
  /** The service module could not be loaded. */
  | { step: 'unloaded' }
  | { step: 'failed'; error: Error };

/** The client of the service, and the store that keeps a donation until the donor comes back. */
export type Connection = { service: DonationService; store: PendingStore };

type Options = {
  /** The connection; null while the service module is not loaded. */
  connection(): Connection | null;
  /** Loads it; null where it can't be had. */
  connect(): Promise<Connection | null>;
  request(reference: string): CheckoutRequest;
  /** Called with the paths of the request that the service refused. */
  refused(paths: readonly string[]): void;
};

type Host = ReactiveControllerHost &
  HTMLElement & { readonly platform: Platform; readonly variant?: string | null };

/** How long leaving may take before the donor is given a link, and after a click on it a new tab. */
const patience = { leaving: 10_000, following: 3000 };

/** Owns the way from a request to the payment page: one POST, then away. */
export class CheckoutController implements ReactiveController {
  readonly #host: Host;
  readonly #options: Options;
  #reference = newReference();
  #pause = { from: 0, until: 0 };
  /** Whether the window may be on its way to the payment page. */
  #isUnderWay = false;
  /** Whether the link was followed out of a frame, which can't stop the navigation. */
  #isHeld = false;
  #state: CheckoutState = { step: 'idle' };
  /** Ends the call under way; a new one for each submit, so that stale answers find theirs ended. */
  #call: AbortController | null = null;

  constructor(host: Host, options: Options) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
  }

  get state(): CheckoutState {
    return this.#state;
  }

  /** The reference of the next checkout: each one gets its own. */
  get reference(): string {
    return this.#reference;
  }

  get isBusy(): boolean {
    return this.#state.step === 'sending' || this.#state.step === 'leaving';
  }

  /** Whether the donation is being sent, or the donor is being led to its payment page. */
  get isSent(): boolean {
    return this.isBusy || this.#state.step === 'link';
  }

  /** Whether the form must stay as it was sent: its payment page may be opening, and nothing here can stop that. */
  get isHeld(): boolean {
    return this.#isHeld;
  }

  /** How long nothing is sent after a 429. A clock that is set back meanwhile does not make it longer. */
  get secondsLeft(): number {
    const { from, until } = this.#pause;
    const now = this.#host.platform.clock.now();
    return from <= now && now < until ? Math.ceil((until - now) / 1000) : 0;
  }

  /** An element that is taken off the page gives up; one that is moved within the page goes on. */
  hostDisconnected() {
    queueMicrotask(() => {
      if (!this.#host.isConnected) this.reset();
    });
  }

  /** Ends whatever is under way, so that the form can be sent again. */
  reset(): void {
    this.#call?.abort();
    this.#call = null;
    this.#isUnderWay = this.#isHeld = false;
    this.#set({ step: 'idle' });
  }

  /** Does the same, and also stops the navigation to the payment page. */
  giveUp(): void {
    if (this.#isUnderWay) navigationOf(this.#host.platform).stop();
    this.reset();
  }

  /** The form was changed: the payment page would ask for another donation than the one that is shown. */
  edited(): void {
    const { isBusy } = this;
    if (!this.isSent) return;
    this.giveUp();
    if (isBusy) this.#set({ step: 'changed' });
  }

  /** The donor has clicked the link. A frame may block that too, without an error. */
  async followed(): Promise<void> {
    const { state } = this;
    const call = this.#call;
    if (state.step !== 'link' || !call) return;
    const { platform } = this.#host;
    this.#isUnderWay = true;
    this.#isHeld = navigationOf(platform).isFramedAcrossOrigins();
    this.#set(state);
    try {
      await platform.clock.wait(patience.following, call.signal);
      if (this.#state === state) this.#set({ ...state, isBlocked: true });
      await platform.clock.wait(patience.leaving - patience.following, call.signal);
      this.#isHeld = false;
      this.#host.requestUpdate();
    } catch {
      // The form was changed or closed, and the link is gone.
    }
  }

  async start(): Promise<void> {
    if (this.isBusy) return;
    if (this.secondsLeft > 0) {
      // The notice is drawn again, with the seconds that are left.
      this.#set(this.#state);
      return;
    }
    this.#call?.abort();
    const call = new AbortController();
    this.#call = call;
    this.#isUnderWay = this.#isHeld = false;
    this.#set({ step: 'sending' });
    const reference = this.#reference;
    const told = { reference, variant: this.#host.variant };
    let request: CheckoutRequest | undefined;
    try {
      const connection = this.#options.connection() ?? (await this.#options.connect());
      call.signal.throwIfAborted();
      if (!connection) {
        this.#set({ step: 'unloaded' });
        return;
      }
      request = this.#options.request(reference);
      const submit = new DonationSubmitEvent(request, told);
      const isAllowed = this.#host.dispatchEvent(submit);
      call.signal.throwIfAborted();
      if (!isAllowed) {
        this.#set({ step: 'idle' });
        return;
      }
      await submit.ready;
      call.signal.throwIfAborted();
      this.#reference = newReference();
      const checkout = await connection.service.createCheckout(request, { signal: call.signal });
      call.signal.throwIfAborted();
      this.#remember(connection.store, checkout, reference);
      this.#host.dispatchEvent(new DonationCheckoutEvent(checkout, told));
      call.signal.throwIfAborted();
      await this.#leave(checkout.checkout_url, call.signal);
    } catch (error) {
      if (!call.signal.aborted) this.#fail(toError(error), request);
    }
  }

  /** The donor is told of an error that came up before there was a request. */
  fail(error: unknown): void {
    this.#fail(toError(error), undefined);
  }

  #remember(store: PendingStore, checkout: CheckoutResponse, reference: string): void {
    const { slug, type, checkout_url: checkoutUrl, expires_at: expiresAt } = checkout;
    // Without a slug the donor can still pay; the return then finds nothing here.
    if (slug === null) return;
    const created = this.#host.platform.clock.now();
    const from = { page: pageAddress(), form: formKeyOf(this.#host) };
    store.add({ reference, slug, type, created, checkoutUrl, expiresAt, ...from, settled: null });
  }

  /** Sends the donor to the payment page, or gives a link where that can't be done from here. */
  async #leave(url: string, signal: AbortSignal): Promise<void> {
    const isAllowed = this.#host.dispatchEvent(new DonationRedirectEvent(url));
    signal.throwIfAborted();
    if (!isAllowed) {
      this.#set({ step: 'idle' });
      return;
    }
    const { platform } = this.#host;
    const { isFramedAcrossOrigins, assign } = navigationOf(platform);
    if (!isFramedAcrossOrigins()) {
      this.#set({ step: 'leaving', url });
      try {
        this.#isUnderWay = true;
        assign(url);
        await platform.clock.wait(patience.leaving, signal);
      } catch (error) {
        if (signal.aborted) throw error;
        this.#isUnderWay = false;
      }
    }
    this.#set({ step: 'link', url, isBlocked: false });
  }

  #fail(error: Error, request: CheckoutRequest | undefined): void {
    const from = this.#host.platform.clock.now();
    this.#pause = { from, until: from + pauseAfter(error) * 1000 };
    this.#set({ step: 'failed', error });
    if (isForIntegrator(error)) this.#host.platform.report(error);
    if (error instanceof HttpError && request) this.#options.refused(refusedPaths(error.body, request));
    this.#host.dispatchEvent(new DonationErrorEvent(error));
  }

  #set(state: CheckoutState): void {
    this.#state = state;
    this.#host.requestUpdate();
  }
}
