import type { Part } from '../../src/elements/part.js';
import { deferred, settled } from '../controllers/fakes.js';

/** How each part is loaded that was held back: in another test it may be again. */
const loads = new WeakMap<object, () => Promise<unknown>>();

/** A part that is held back, as a slow network does; where it was loaded before, it is taken away. */
export class HeldPart<Value> {
  readonly #part: Part<Value>;
  readonly #load: () => Promise<Value>;
  #times: ReturnType<typeof deferred<Value>>[] = [];
  #coming: Promise<Value> | null = null;

  constructor(part: Part<Value>) {
    this.#part = part;
    const load = loads.get(part) ?? part.load;
    loads.set(part, load);
    this.#load = () => load() as Promise<Value>;
    this.#hold();
  }

  /** How often it was asked for over the network. */
  get asked(): number {
    return this.#times.length;
  }

  /** It comes, as it was loaded for real. */
  async arrive(): Promise<void> {
    const value = await this.#load();
    this.#part.value = value;
    this.#times.at(-1)?.resolve(value);
    await settled();
  }

  /** It can't be had this time. */
  async fail(): Promise<void> {
    this.#times.at(-1)?.reject(new TypeError('Failed to fetch dynamically imported module.'));
    await settled();
  }

  #hold(): void {
    this.#part.value = undefined;
    this.#part.load = () => {
      if (this.#coming) return this.#coming;
      const time = deferred<Value>();
      this.#times.push(time);
      this.#coming = time.promise;
      time.promise.catch(() => (this.#coming = null));
      return this.#coming;
    };
  }
}
