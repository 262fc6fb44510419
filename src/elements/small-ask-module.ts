import { LazyModule } from '../view/lazy-module.js';

/** The amounts of a button, which are loaded where its page names some. */
export const smallAskModule = new LazyModule(() => import('./small-ask.js'));
