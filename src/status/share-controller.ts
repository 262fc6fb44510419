import type { LitElement } from 'lit';
import type { Platform } from '../browser/platform.js';
import { sharingOf } from '../browser/sharing.js';
import { focusOn } from '../view/focus-on.js';

type Host = LitElement & { readonly platform: Platform };

/** Passes a page of the charity's on, and nothing of the donation. */
export class ShareController {
  readonly #host: Host;
  /** After `refused`, the donor has to copy the link by hand. */
  #step: 'idle' | 'sharing' | 'copied' | 'refused' = 'idle';

  constructor(host: Host) {
    this.#host = host;
  }

  get step() {
    return this.#step;
  }

  /** Whether the device itself offers where to share. */
  get hasSheet(): boolean {
    return sharingOf(this.#host.platform).share !== null;
  }

  reset(): void {
    this.#step = 'idle';
  }

  async share(url: string, text: string | undefined): Promise<void> {
    if (this.#step === 'sharing') return;
    const { share, copy } = sharingOf(this.#host.platform);
    this.#set('sharing');
    try {
      const passedOn = share ? share({ url, ...(text && { text }) }) : copy(url);
      // The last announcement is gone from the page before the next one, or a screen reader would not hear that.
      await Promise.all([passedOn, this.#host.updateComplete]);
      this.#set(share ? 'idle' : 'copied');
    } catch (error) {
      // The donor has thought better of it.
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
