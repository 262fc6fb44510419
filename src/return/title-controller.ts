import type { ReactiveController } from 'lit';
import type { MessageKey } from '../languages/en.js';
import type { ElementContext } from '../page/element-context.js';

/**
 * How long the first title waits before it gets the focus, in milliseconds. Orca can miss what gets the focus while a
 * page loads. A fast service also answers in this time, so that the donor hears its answer at once.
 */
const patience = 1000;

/** How long an announcement stays, in milliseconds. A donor who reads on later would find the title twice. */
const announcementLifetime = 10_000;

type Options = {
  /** The title now: `checking` until an outcome is known. */
  title(): MessageKey;
  /** False on a separate thank-you page: its own main heading keeps the focus. */
  takesFocus: boolean;
};

/**
 * Tells donors with screen readers the title of a status: the first one by the focus, and each later one by an
 * announcement. Announcements have an element of their own, because Orca can say a title twice if it is a live region.
 */
export class TitleController implements ReactiveController {
  readonly #host: ElementContext;
  readonly #options: Options;
  /** The last title that got the focus or was announced; null before the first. */
  #reported: MessageKey | null = null;
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

  /** Begins again for another donation. Its first title is an announcement where none takes the focus. */
  reset(): void {
    this.hostDisconnected();
    if (this.#options.takesFocus) this.#reported = null;
  }

  hostDisconnected() {
    this.#endWait();
    this.#announced = null;
  }

  hostUpdate() {
    if (this.#reported !== null && this.#reported !== this.#options.title()) this.#announce();
  }

  hostUpdated() {
    // A removed element can be updated too.
    if (this.#reported !== null || !this.#heading || !this.#host.isConnected) return;
    if (this.#options.takesFocus) void this.#focusLater();
    else this.#reported = this.#options.title();
  }

  /** The title has the focus, whatever has moved it there. */
  readonly onFocus = () => {
    if (this.#reported === null) this.#endWait();
    this.#reported = this.#options.title();
  };

  get #heading(): HTMLElement | null {
    return this.#host.renderRoot.querySelector('.status h2');
  }

  async #focusLater(): Promise<void> {
    if (this.#wait || !(await this.#waited(patience))) return;
    if (!this.#hasDonorMoved) this.#heading?.focus();
    // A window in the background fires no event. A page behind a dialog of its own gives nothing the focus.
    if (this.#host.shadowRoot?.activeElement === this.#heading) this.onFocus();
    else {
      this.#announce();
      this.#host.requestUpdate();
    }
  }

  /** Whether the focus is somewhere else already: in the status, in the page's own words or in the rest of the page. */
  get #hasDonorMoved(): boolean {
    const root = this.#host.getRootNode() as Document | ShadowRoot;
    const focused =
      root.activeElement === this.#host ? this.#host.shadowRoot?.activeElement : root.activeElement;
    return Boolean(focused) && focused !== document.body;
  }

  #announce(): void {
    this.#reported = this.#announced = this.#options.title();
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
