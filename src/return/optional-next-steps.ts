import { nothing } from 'lit';
import { withEnglish } from '../languages/languages.js';
import type { Localizer } from '../languages/localizer.js';
import { LazyModule, loadFor } from '../lit/lazy-module.js';
import type { NextSteps, NextStepsHost } from './next-steps.js';
import type { OutcomeState } from './outcome-controller.js';

/** Shows the page's next steps after a donation. Few pages have any. */
export const nextStepsModule = new LazyModule(() => withEnglish(() => import('./next-steps.js')));

/** The page's next steps. Their code is loaded only if the page has any. */
export class OptionalNextSteps {
  readonly #host: NextStepsHost;
  readonly #messages: Localizer;
  #steps: NextSteps | null = null;

  constructor(host: NextStepsHost, messages: Localizer) {
    this.#host = host;
    this.#messages = messages;
  }

  /** Resets the steps for another donation. */
  reset(): void {
    this.#steps = null;
  }

  /** `isFollowed` says whether the status has a step of its own below these. */
  render(state: OutcomeState, isFollowed: boolean): unknown {
    const { manageUrl, contactUrl, shareUrl, emailConfirmation } = this.#host.values;
    // Many pages have a contact page. It's a next step only after a recurring donation.
    const contact = state.receipt?.interval && contactUrl;
    if (!(manageUrl || contact || shareUrl || emailConfirmation)) return nothing;
    const { module, state: loading } = nextStepsModule;
    if (module)
      return (this.#steps ??= new module.NextSteps(this.#host, this.#messages)).render(state, isFollowed);
    // If another element is already loading them, wait too. If loading fails, the status is complete without them.
    if (loading.step !== 'failed') void loadFor(this.#host, [nextStepsModule]);
    return nothing;
  }
}
