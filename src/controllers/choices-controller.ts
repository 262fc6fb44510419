import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { ChoiceStore } from '../browser/choice-store.js';
import { pageWindow } from '../browser/page-window.js';
import { placeOf } from '../browser/place.js';
import type { PendingStore } from '../browser/pending-store.js';
import { navigationOf } from '../browser/navigation.js';
import type { Platform } from '../browser/platform.js';
import type { DraftController } from './draft-controller.js';

type Host = ReactiveControllerHost &
  HTMLElement & { readonly platform: Platform; readonly prefillFromUrl: string | null };

/** Keeps what the donor chose of a gift for a reload and Back; nothing that says who the donor is. */
export class ChoicesController implements ReactiveController {
  readonly #host: Host;
  readonly #draft: DraftController;
  /** Writing takes longer than comparing. */
  #written = '';

  constructor(host: Host, draft: DraftController) {
    this.#host = host;
    this.#draft = draft;
    host.addController(this);
  }

  hostUpdated() {
    const { choices } = this.#draft;
    const text = JSON.stringify(choices);
    if (!choices || !this.#host.isConnected || text === this.#written) return;
    this.#written = text;
    this.#store.write(choices);
  }

  /** As stored, by whoever wrote it there. */
  get stored(): unknown {
    return this.#store.read();
  }

  forget(): void {
    this.#written = '';
    this.#store.write(null);
  }

  /**
   * What the donor chose before a reload, Back or a payment that failed; on any other arrival, what the page
   * lets its address say. A later gift begins anew: it must not be monthly because the last one was.
   */
  recall(pending: PendingStore): void {
    const arrival = navigationOf(this.#host.platform).arrival();
    const isBack = arrival === 'back' || arrival === 'reload' || pending.newest()?.settled === 'failed';
    const stored = isBack ? this.stored : null;
    const { prefillFromUrl } = this.#host;
    if (stored !== null) this.#draft.restore(stored);
    else if (prefillFromUrl) {
      this.#draft.prefillFrom(
        new URLSearchParams(pageWindow().location.search),
        prefillFromUrl.split(/[\s,]+/),
      );
    }
  }

  get #store(): ChoiceStore {
    return new ChoiceStore(this.#host.platform, placeOf(this.#host));
  }
}
