import type { ReactiveController } from 'lit';
import type { ElementContext } from '../page/platform.js';
import { DonationErrorEvent, DonationRedirectEvent } from '../events.js';
import type { CheckoutRequest } from '../schema/checkout.js';
import type { Failure, Sender } from './sender.js';

export type CheckoutState =
  | { step: 'idle' }
  /** The donor has pressed the button before the script ran. That press doesn't count. */
  | { step: 'pressAgain' }
  /** The form changed after it was sent: that request is cancelled, and the form can be sent again. */
  | { step: 'changed' }
  | { step: 'sending' }
  | { step: 'leaving'; url: string }
  /**
   * The donor has to click a link, because the script could not leave the page. `isBlocked` means that the click
   * didn't work either.
   */
  | { step: 'link'; url: string; isBlocked: boolean }
  /** The service module failed to load. */
  | { step: 'unloaded' }
  | { step: 'failed'; failure: Failure };

type Options = {
  /** Sends requests; null until the service module is loaded. */
  sender(): Sender | null;
  /** Loads the service module; null if that fails. */
  load(): Promise<Sender | null>;
  request(reference: string): CheckoutRequest;
  /** Called when the service has created the checkout for the donation with this reference. */
  created(reference: string): void;
  /** Called with the request paths that the service refused. Returns whether donors can mend any of them. */
  refused(paths: readonly string[]): boolean;
};

type Host = ElementContext<{ readonly variant: string | null }> & {
  /** Explains a fault to the person who makes the page. */
  explain?(fault: Error): void;
};

/** How long to wait for the page to leave before showing a link, and after a click on it a link in a new tab. */
const linkDelay = { leaving: 10_000, following: 3000 };

/** Takes the donor from the button to the payment page. The request is sent once. */
export class CheckoutController implements ReactiveController {
  readonly #host: Host;
  readonly #options: Options;
  #reference = newReference();
  /** When to send nothing after a 429, and that failure. It outlives the notice that shows it. */
  #pause: { from: number; until: number; failure: Failure } | null = null;
  /** Whether the window might be navigating to the payment page. */
  #isUnderWay = false;
  /** Whether the donor followed the link out of a frame, which can't stop that navigation. */
  #isHeld = false;
  /** Whether the page takes the donor to the payment page itself. */
  #isPageLeaving = false;
  #state: CheckoutState = { step: 'idle' };
  /** Cancels the current call. Each submit gets a new one, so that late responses find theirs cancelled. */
  #call: AbortController | null = null;

  constructor(host: Host, options: Options) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
  }

  get state(): CheckoutState {
    return this.#state;
  }

  /** The reference of the next checkout. Each checkout gets its own. */
  get reference(): string {
    return this.#reference;
  }

  get isBusy(): boolean {
    return this.#state.step === 'sending' || this.#state.step === 'leaving';
  }

  /** Whether the donation is being sent or the donor is on the way to its payment page. */
  get isSent(): boolean {
    return this.isBusy || this.#state.step === 'link';
  }

  /** Whether the donor is on the way to the payment page, even if the page takes them there itself. */
  get isOnTheWay(): boolean {
    return this.isSent || this.#isPageLeaving;
  }

  /** Whether the form must stay as sent, because its payment page might be opening and can't be stopped. */
  get isHeld(): boolean {
    return this.#isHeld;
  }

  /** How long to send nothing after a 429. Setting the clock back doesn't make the wait longer. */
  get secondsLeft(): number {
    const { from, until } = this.#pause ?? { from: 0, until: 0 };
    const now = this.#host.platform.clock.now();
    return from <= now && now < until ? Math.ceil((until - now) / 1000) : 0;
  }

  /** Cancels if the element is removed from the page, but not if it is only moved. */
  hostDisconnected() {
    queueMicrotask(() => {
      if (!this.#host.isConnected) this.reset();
    });
  }

  /** Cancels the current call, so that the form can be sent again. */
  reset(): void {
    this.#call?.abort();
    this.#call = null;
    this.#isUnderWay = this.#isHeld = this.#isPageLeaving = false;
    this.#set({ step: 'idle' });
  }

  /** Cancels the current call and also stops the navigation to the payment page, but not one of the page itself. */
  giveUp(): void {
    const isPageLeaving = this.#isPageLeaving;
    if (this.#isUnderWay) this.#host.platform.stop();
    this.reset();
    this.#isPageLeaving = isPageLeaving;
  }

  /** Asks the donor to press the button again, until the donor changes the form or presses it. */
  showPressAgain(): void {
    this.#set({ step: 'pressAgain' });
  }

  /** Cancels because the form changed: the payment page would ask for a different donation from the one shown. */
  edited(isByPage = false): void {
    if (!isByPage) this.#isPageLeaving = false;
    const { isBusy } = this;
    const isPressAgainShown = this.#state.step === 'pressAgain' && !isByPage;
    if (!this.isSent && !isPressAgainShown) return;
    this.giveUp();
    if (isBusy) this.#set({ step: 'changed' });
  }

  /** Handles a click on the link. A frame can block that too, without an error. */
  async onFollow(): Promise<void> {
    const { state } = this;
    const call = this.#call;
    if (state.step !== 'link' || !call) return;
    const { platform } = this.#host;
    this.#isUnderWay = true;
    this.#isHeld = platform.isFramedAcrossOrigins();
    this.#set(state);
    try {
      await platform.clock.wait(linkDelay.following, call.signal);
      if (this.#state === state) this.#set({ ...state, isBlocked: true });
      await platform.clock.wait(linkDelay.leaving - linkDelay.following, call.signal);
      this.#isHeld = false;
      this.#host.requestUpdate();
    } catch {
      // The form changed or was closed, and the link is gone.
    }
  }

  async start(): Promise<void> {
    if (this.isBusy) return;
    if (this.#pause && this.secondsLeft > 0) {
      // Show the seconds that are left, whatever the form shows now: each press has a result that the donor sees.
      this.#set({ step: 'failed', failure: this.#pause.failure });
      return;
    }
    this.#call?.abort();
    const call = new AbortController();
    this.#call = call;
    this.#isUnderWay = this.#isHeld = this.#isPageLeaving = false;
    this.#set({ step: 'sending' });
    const { signal } = call;
    const reference = this.#reference;
    let sender: Sender | null = null;
    let request: CheckoutRequest | undefined;
    try {
      sender = this.#options.sender() ?? (await this.#options.load());
      signal.throwIfAborted();
      if (!sender) {
        this.#set({ step: 'unloaded' });
        return;
      }
      request = this.#options.request(reference);
      const url = await sender.send(request, {
        reference,
        signal,
        sent: () => {
          this.#reference = newReference();
        },
        created: () => this.#options.created(reference),
      });
      signal.throwIfAborted();
      if (url === null) this.#set({ step: 'idle' });
      else await this.#leave(url, signal);
    } catch (error) {
      if (!signal.aborted) this.#fail(sender?.failureOf(error, request) ?? failureOfPage(error));
    }
  }

  /** Shows an error of the page that happened before there was a request. */
  fail(thrown: unknown): void {
    this.#fail(failureOfPage(thrown));
  }

  /** Sends the donor to the payment page, or shows a link if the script can't navigate. */
  async #leave(url: string, signal: AbortSignal): Promise<void> {
    const isAllowed = this.#host.dispatchEvent(new DonationRedirectEvent(url));
    signal.throwIfAborted();
    if (!isAllowed) {
      this.#isPageLeaving = true;
      this.#set({ step: 'idle' });
      return;
    }
    const { platform } = this.#host;
    if (!platform.isFramedAcrossOrigins()) {
      this.#set({ step: 'leaving', url });
      try {
        this.#isUnderWay = true;
        platform.assign(url);
        await platform.clock.wait(linkDelay.leaving, signal);
      } catch (error) {
        if (signal.aborted) throw error;
        this.#isUnderWay = false;
      }
    }
    this.#set({ step: 'link', url, isBlocked: false });
  }

  #fail(failure: Failure): void {
    const { error, pause, isForDeveloper, refused, fault } = failure;
    const canMend = refused.length > 0 && this.#options.refused(refused);
    const isDeadEnd = refused.length > 0 && !canMend;
    const from = this.#host.platform.clock.now();
    // An error of the page doesn't end the pause that the service asked for.
    if (pause > 0) this.#pause = { from, until: from + pause, failure };
    this.#set({ step: 'failed', failure: isDeadEnd ? { ...failure, notice: { key: 'closed' } } : failure });
    if (isForDeveloper) this.#host.platform.report(error);
    this.#host.dispatchEvent(new DonationErrorEvent(error));
    if (!fault || canMend) return;
    this.#host.platform.report(fault);
    this.#host.explain?.(fault);
  }

  #set(state: CheckoutState): void {
    this.#state = state;
    this.#host.requestUpdate();
  }
}

/** The failure if an error happens before there is a request. */
const failureOfPage = (thrown: unknown): Failure => ({
  error: thrown instanceof Error ? thrown : new Error('A script of the page failed.', { cause: thrown }),
  notice: { key: 'failing' },
  pause: 0,
  isForDeveloper: true,
  refused: [],
  fault: null,
});

/** A new reference, from random bytes of the platform. */
export const newReference = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
