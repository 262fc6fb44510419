import type { ElementContext } from '../page/element-context.js';
import { focusOn } from '../lit/focus-on.js';

/** Shares one of the charity's pages, and nothing about the donation. */
export class ShareController {
  readonly #host: ElementContext;
  /** `refused`: the donor has to copy the link by hand. */
  #step: 'idle' | 'sharing' | 'copied' | 'refused' = 'idle';

  constructor(host: ElementContext) {
    this.#host = host;
  }

  get step() {
    return this.#step;
  }

  /** Whether the device has its own share menu. */
  get hasSheet(): boolean {
    return this.#host.platform.canShare();
  }

  reset(): void {
    this.#step = 'idle';
  }

  async share(url: string, text: string | undefined): Promise<void> {
    if (this.#step === 'sharing') return;
    const { platform } = this.#host;
    const hasSheet = platform.canShare();
    this.#set('sharing');
    try {
      const passedOn = hasSheet ? platform.share({ url, ...(text && { text }) }) : platform.copy(url);
      // Remove the last announcement before adding the next, or a screen reader stays silent.
      await Promise.all([passedOn, this.#host.updateComplete]);
      this.#set(hasSheet ? 'idle' : 'copied');
    } catch (error) {
      // The donor cancelled.
      const isLeft = error instanceof DOMException && error.name === 'AbortError';
      this.#set(isLeft ? 'idle' : 'refused');
      if (!isLeft) await focusOn(this.#host, '#share-link');
    }
  }

  #set(step: ShareController['step']): void {
    this.#step = step;
    this.#host.requestUpdate();
  }
}
