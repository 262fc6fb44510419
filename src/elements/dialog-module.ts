import { LazyModule } from '../view/lazy-module.js';

/** The dialog of a button, which is loaded once a donor comes near that. */
export const dialogModule = new LazyModule(() => import('./donation-dialog.js'));
