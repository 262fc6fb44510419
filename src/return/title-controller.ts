import type { ReactiveController } from 'lit';
import type { MessageKey } from '../languages/en.js';
import type { ElementContext } from '../page/element-context.js';

/**
 * How long the first title waits before it gets the focus, in milliseconds. Orca can forget what gets the focus while a
 * page loads, and a fast service answers in this time, so that the donor doesn't hear that it's being asked.
 */
const patience = 1000;

/** How long an announcement stays, in milliseconds. Whoever reads the page later finds the title only once. */
const announcementLifetime = 10_000;

type Options = {
  /** The title now: `checking` until an outcome is known. */
  title(): MessageKey;
  /** False on a separate thank-you page: its own main heading keeps the focus. */
  takesFocus: boolean;
};

/**
 * Tells donors with screen readers the title of a status: the first one by the focus, and each later one by an
 * announcement. Announcements have an element of their own, because Orca says a title that is a live region twice.
 */
export class TitleController implements ReactiveController {
  readonly #host: ElementContext;
  readonly #options: Options;
  /** The last title that the donor was told; null before the first. */
  #told: MessageKey | null = null;
  #announced: MessageKey | null = null;
  /** Ends the wait for the focus, or for the end of an announcement. */
  #wait: AbortController | null = null;

  constructor(host: ElementContext, options: Options) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
  }

  /** The title that is being announced; null if none is. */
  get announced(): MessageKey | null {
    return this.#announced;
  }

  /** Begins again for another donation. */
  reset(): void {
    this.hostDisconnected();
    this.#told = null;
  }

  hostDisconnected() {
    this.#endWait();
    this.#announced = null;
  }

  hostUpdate() {
    if (this.#told !== null && this.#told !== this.#options.title()) this.#announce();
  }

  hostUpdated() {
    if (this.#told !== null || !this.#heading) return;
    if (this.#options.takesFocus) void this.#focusLater();
    else this.#told = this.#options.title();
  }

  /** The title has the focus, whatever has moved it there. */
  readonly onFocus = () => {
    if (this.#told === null) this.#endWait();
    this.#told = this.#options.title();
  };

  get #heading(): HTMLElement | null {
    return this.#host.renderRoot.querySelector('.status h2');
  }

  async #focusLater(): Promise<void> {
    if (this.#wait || !(await this.#waited(patience))) return;
    if (this.#host.shadowRoot?.activeElement) {
      // The donor has gone on already.
      this.#announce();
      this.#host.requestUpdate();
      return;
    }
    this.#heading?.focus();
    // A window in the background fires no event.
    this.onFocus();
  }

  #announce(): void {
    this.#told = this.#announced = this.#options.title();
    void this.#endAnnouncement();
  }

  async #endAnnouncement(): Promise<void> {
    this.#endWait();
    if (!(await this.#waited(announcementLifetime))) return;
    this.#announced = null;
    this.#host.requestUpdate();
  }

  /** Waits; false if something else has ended the wait. */
  async #waited(milliseconds: number): Promise<boolean> {
    this.#wait = new AbortController();
    try {
      await this.#host.platform.clock.wait(milliseconds, this.#wait.signal);
    } catch {
      return false;
    }
    this.#wait = null;
    return true;
  }

  #endWait(): void {
    this.#wait?.abort();
    this.#wait = null;
  }
}
