import { withEnglish } from '../i18n/languages.js';
import { LazyModule } from '../view/lazy-module.js';

/** Asks the service. */
export const serviceModule = new LazyModule(() => withEnglish(() => import('./service-module.js')));

/** Shows the donor, on return, what became of a donation. */
export const statusModule = new LazyModule(() => withEnglish(() => import('../status/status-module.js')));
