import { withEnglish } from '../languages/languages.js';
import { LazyModule } from '../lit/lazy-module.js';

/** The module that shows the donation's status on return. */
export const statusModule = new LazyModule(() => withEnglish(() => import('./status-module.js')));
