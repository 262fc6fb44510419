import type { LitElement, ReactiveController } from 'lit';
import { withEnglish } from '../i18n/languages.js';
import type { Localizer } from '../i18n/localizer.js';
import { LazyModule, loadFor } from '../view/lazy-module.js';
import type { NextSteps } from './next-steps.js';

type Host = LitElement & ConstructorParameters<typeof NextSteps>[0];

/** Shows what the page offers after a donation. Few pages do. */
export const nextStepsModule = new LazyModule(() => withEnglish(() => import('./next-steps.js')));

/** The page's own next steps, whose code is loaded where the page names any. */
export class OptionalNextSteps implements ReactiveController {
  readonly #host: Host;
  readonly #words: Localizer;
  #steps: NextSteps | null = null;

  constructor(host: Host, words: Localizer) {
    this.#host = host;
    this.#words = words;
    host.addController(this);
  }

  hostUpdate() {
    const { manageUrl, shareUrl } = this.#host;
    if (this.#steps || !(manageUrl || shareUrl)) return;
    const { module, state } = nextStepsModule;
    if (module) this.#steps = new module.NextSteps(this.#host, this.#words);
    // Another element may have begun to load them: this one waits too. After a failure, the status is whole without.
    else if (state.step !== 'failed') void loadFor(this.#host, [nextStepsModule]);
  }

  /** Null while they are not asked for, or not loaded. */
  get steps(): NextSteps | null {
    return this.#steps;
  }
}
