import type { ReactiveController } from 'lit';
import type { ElementContext } from '../page/platform.js';

/** Shows the states of an element to the page's CSS, such as `:state(sending)`, in browsers that know custom states. */
export class StatesController implements ReactiveController {
  readonly #states: Set<string> | undefined;
  readonly #current: () => readonly string[];

  constructor(host: ElementContext, current: () => readonly string[]) {
    this.#states = host.attachInternals().states;
    this.#current = current;
    host.addController(this);
  }

  hostUpdated() {
    this.show(this.#current());
  }

  /** Shows these states until the next update. */
  show(current: readonly string[]): void {
    try {
      for (const state of [...(this.#states ?? [])])
        if (!current.includes(state)) this.#states?.delete(state);
      for (const state of current) this.#states?.add(state);
    } catch {
      // Chrome 90 to 124 has an older form of custom states, and refuses these names.
    }
  }
}
