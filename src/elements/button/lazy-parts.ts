import { LazyModule } from '../../lit/lazy-module.js';

/** The dialog of a button. It loads when a donor comes near the button. */
export const dialogModule = new LazyModule(() => import('./donation-dialog.js'));

/** The amounts of a button. They load if the page sets any. */
export const amountsModule = new LazyModule(() => import('./button-amounts.js'));
