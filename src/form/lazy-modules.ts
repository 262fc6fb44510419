import { LazyModule } from '../view/lazy-module.js';

/** Asks the service. */
export const serviceModule = new LazyModule(() => import('./service-module.js'));

/** Shows the donor, on return, what became of a donation. */
export const statusModule = new LazyModule(() => import('../status/status-view.js'));
