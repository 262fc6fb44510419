import type { ReactiveController } from 'lit';
import { DonationLeaveEvent, DonationSeenEvent } from '../events.js';
import { whenUnloading } from '../page/navigation.js';
import type { ElementContext } from '../page/platform.js';

/** Where a donor has stopped: never what they typed. */
export type Departure = { question: string; codes: readonly string[] };

/** How long a donor has to see the form, in milliseconds. */
const seenAfter = 1000;

/** Says once that a donor has seen the form, and once that one has left it before the checkout. */
export class VisitController implements ReactiveController {
  readonly #host: ElementContext<{ readonly variant: string | null }>;
  /** Where the donor is now. Null before they start, and once the donation is sent. */
  readonly #departure: () => Departure | null;
  /** The form that is observed. */
  #form: Element | null = null;
  #isSeen = false;
  /** Cancels the wait that began when the form came into view. */
  #wait: AbortController | null = null;
  #hasLeft = false;
  #endWatch: () => void = () => undefined;
  #endView: () => void = () => undefined;

  constructor(host: ElementContext<{ readonly variant: string | null }>, departure: () => Departure | null) {
    this.#host = host;
    this.#departure = departure;
    host.addEventListener('donation-start', ({ target }) => {
      if (target === host) this.#hasLeft = false;
    });
    host.addController(this);
  }

  hostConnected() {
    this.#endWatch = whenUnloading(this.#leave);
  }

  hostDisconnected() {
    this.#endWatch();
    this.#observe(null);
  }

  hostUpdated() {
    if (this.#isSeen || !this.#host.isConnected) return;
    this.#observe(this.#host.renderRoot.querySelector('form:not(.donation-prerendered form)'));
  }

  #observe(form: Element | null): void {
    if (form === this.#form) return;
    this.#form = form;
    this.#endView();
    this.#look(false);
    if (form) this.#endView = this.#host.platform.watchView(form, (isInView) => this.#look(isInView));
  }

  #look(isInView: boolean): void {
    if (!isInView) {
      this.#wait?.abort();
      this.#wait = null;
    } else if (!this.#wait) {
      void this.#see((this.#wait = new AbortController()));
    }
  }

  async #see({ signal }: AbortController): Promise<void> {
    try {
      await this.#host.platform.clock.wait(seenAfter, signal);
    } catch {
      return;
    }
    if (signal.aborted) return;
    this.#isSeen = true;
    this.#observe(null);
    this.#host.dispatchEvent(new DonationSeenEvent(this.#host.values.variant));
  }

  readonly #leave = () => {
    const departure = this.#hasLeft ? null : this.#departure();
    if (!departure) return;
    this.#hasLeft = true;
    this.#host.dispatchEvent(new DonationLeaveEvent(departure, this.#host.values.variant));
  };
}
