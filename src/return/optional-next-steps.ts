import type { ReactiveController } from 'lit';
import { withEnglish } from '../languages/languages.js';
import type { Localizer } from '../languages/localizer.js';
import { LazyModule, loadFor } from '../lit/lazy-module.js';
import type { ElementContext } from '../page/platform.js';
import type { NextSteps } from './next-steps.js';
import type { PageLinkValues } from './page-links.js';

/** Shows the page's next steps after a donation. Few pages have any. */
export const nextStepsModule = new LazyModule(() => withEnglish(() => import('./next-steps.js')));

/** The page's next steps. Their code is loaded only if the page has any. */
export class OptionalNextSteps implements ReactiveController {
  readonly #host: ElementContext<PageLinkValues>;
  readonly #messages: Localizer;
  #steps: NextSteps | null = null;

  constructor(host: ElementContext<PageLinkValues>, messages: Localizer) {
    this.#host = host;
    this.#messages = messages;
    host.addController(this);
  }

  hostUpdate() {
    const { manageUrl, shareUrl } = this.#host.values;
    if (this.#steps || !(manageUrl || shareUrl)) return;
    const { module, state } = nextStepsModule;
    if (module) this.#steps = new module.NextSteps(this.#host, this.#messages);
    // If another element is already loading them, wait too. If loading fails, the status is complete without them.
    else if (state.step !== 'failed') void loadFor(this.#host, [nextStepsModule]);
  }

  /** Null if the page has none, or until they are loaded. */
  get steps(): NextSteps | null {
    return this.#steps;
  }
}
