import { withEnglish } from '../languages/languages.js';
import { LazyModule } from '../lit/lazy-module.js';

/** The module that talks to the service. */
export const serviceModule = new LazyModule(() => withEnglish(() => import('./service-module.js')));
