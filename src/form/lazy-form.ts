import { LazyModule } from '../lit/lazy-module.js';

/** The module that makes a form answer. The first view is drawn without it. */
export const formModule = new LazyModule(() => import('./form-module.js'));
