import { LazyModule } from '../../lit/lazy-module.js';

/** The amounts of a button. They load if the page sets any. */
export const smallAskModule = new LazyModule(() => import('./amounts.js'));
