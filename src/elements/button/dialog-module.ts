import { LazyModule } from '../../lit/lazy-module.js';

/** The dialog of a button. It loads when a donor comes near the button. */
export const dialogModule = new LazyModule(() => import('./donation-dialog.js'));
