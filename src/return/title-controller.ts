import type { ReactiveController } from 'lit';
import type { MessageKey } from '../languages/en.js';
import type { ElementContext } from '../page/platform.js';
import { focusedElement, ofDocument } from '../page/window.js';

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
  /** Whether it has told the title of an earlier donation, so that the donor has been here for a while. */
  #isLater = false;
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
    this.#isLater ||= this.#told !== null;
    this.#told = null;
  }

  hostConnected() {
    // It was removed before the donor was told.
    if (this.#told === null) this.#host.requestUpdate();
  }

  hostDisconnected() {
    this.#endWait();
    this.#announced = null;
  }

  hostUpdate() {
    if (this.#told !== null && this.#told !== this.#options.title()) this.#announce();
  }

  hostUpdated() {
    // A removed element can be updated too.
    if (this.#told !== null || !this.#heading || !this.#host.isConnected) return;
    if (this.#options.takesFocus) void this.#focusLater();
    else if (this.#isLater) this.#announceNow();
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
    if (this.#wait) return;
    const before = focusedElement();
    if (!(await this.#waited(patience))) return;
    if (this.#isElsewhere(before)) {
      this.#announceNow();
      return;
    }
    this.#heading?.focus();
    // A window in the background fires no event.
    this.onFocus();
  }

  /** Whether the donor has gone on already, within the status or on the page, or types into a field of the page. */
  #isElsewhere(before: Element | null): boolean {
    if (this.#host.shadowRoot?.activeElement) return true;
    const now = focusedElement() as HTMLElement | null;
    if (!now || now === ofDocument('body') || now.contains(this.#host)) return false;
    const root = now.getRootNode();
    // A dialog that opens gives its own title the focus, but donors can't.
    const isOpened = root instanceof ShadowRoot && root.host.contains(this.#host) && now.tabIndex < 0;
    if (isOpened) return false;
    return now !== before || now.matches('input, textarea, select, iframe') || now.isContentEditable;
  }

  #announceNow(): void {
    this.#announce();
    this.#host.requestUpdate();
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
