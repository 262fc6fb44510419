import { LazyModule } from '../../src/view/lazy-module.js';
import { deferred, settled } from './fakes.js';

/** A module that is held back, as a slow network does; where it was loaded before, it is away until its release. */
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

  /** How often it was asked for over the network. */
  get asked(): number {
    return this.#times.length;
  }

  /** It comes, as it is loaded for real. */
  async arrive(): Promise<void> {
    const load = LazyModule.prototype.load as (this: LazyModule<Module>) => Promise<Module>;
    this.#times.at(-1)?.resolve(await load.call(this.#module));
    await settled();
  }

  /** It can't be had this time. */
  async fail(): Promise<void> {
    this.#times.at(-1)?.reject(new TypeError('Failed to fetch dynamically imported module.'));
    await settled();
  }

  /** It is as it was. */
  release(): void {
    for (const name of ['state', 'module', 'load']) Reflect.deleteProperty(this.#module, name);
  }
}
