import { withEnglish } from '../i18n/languages.js';
import { LazyModule } from '../view/lazy-module.js';

/** The module that talks to the service. */
export const serviceModule = new LazyModule(() => withEnglish(() => import('./service-module.js')));

/** The module that shows the donation's status on return. */
export const statusModule = new LazyModule(() => withEnglish(() => import('../status/status-module.js')));
