import { LazyModule } from '../../../src/lit/lazy-module.js';
import { deferred, settled } from './fakes.js';

/** Holds a lazy module back, as a slow network does. A module that was loaded before is unloaded until `release`. */
export class HeldModule<Module> {
  readonly #module: LazyModule<Module>;
  readonly #times: ReturnType<typeof deferred<Module>>[] = [];

  constructor(module: LazyModule<Module>) {
    this.#module = module;
    const standIn = new LazyModule(() => {
      const time = deferred<Module>();
      this.#times.push(time);
      return time.promise;
    });
    Object.defineProperties(module, {
      state: { configurable: true, get: () => standIn.state },
      module: { configurable: true, get: () => standIn.module },
      load: { configurable: true, value: () => standIn.load() },
    });
  }

  /** How often the module was requested over the network. */
  get asked(): number {
    return this.#times.length;
  }

  /** Loads the real module. */
  async arrive(): Promise<void> {
    const load = LazyModule.prototype.load as (this: LazyModule<Module>) => Promise<Module>;
    this.#times.at(-1)?.resolve(await load.call(this.#module));
    await settled();
  }

  /** Makes this request fail. */
  async fail(): Promise<void> {
    this.#times.at(-1)?.reject(new TypeError('Failed to fetch dynamically imported module.'));
    await settled();
  }

  /** Restores the module. */
  release(): void {
    for (const name of ['state', 'module', 'load']) Reflect.deleteProperty(this.#module, name);
  }
}
