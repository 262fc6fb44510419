import type { ReactiveControllerHost } from 'lit';

export type LazyState<Module> =
  { step: 'idle' } | { step: 'loading' } | { step: 'ready'; module: Module } | { step: 'failed' };

/** A module that is loaded once something on the page needs it. */
export class LazyModule<Module> {
  readonly #load: () => Promise<Module>;
  #state: LazyState<Module> = { step: 'idle' };
  #loading: Promise<Module> | null = null;

  constructor(load: () => Promise<Module>) {
    this.#load = load;
  }

  get state(): LazyState<Module> {
    return this.#state;
  }

  /** The module; null until it is ready. */
  get module(): Module | null {
    return this.#state.step === 'ready' ? this.#state.module : null;
  }

  /**
   * Loads the module once; after a failure, the next call tries again.
   *
   * @throws whatever kept it from being loaded.
   */
  load(): Promise<Module> {
    return (this.#loading ??= this.#loadAnew());
  }

  async #loadAnew(): Promise<Module> {
    this.#state = { step: 'loading' };
    try {
      const module = await this.#load();
      this.#state = { step: 'ready', module };
      return module;
    } catch (error) {
      this.#state = { step: 'failed' };
      this.#loading = null;
      throw error;
    }
  }
}

type Host = Pick<ReactiveControllerHost, 'requestUpdate'> & {
  readonly localName: string;
  readonly platform: { report(problem: Error | string): void };
};

/** The failure that each element has last reported: several calls may wait for the same one. */
const reported = new WeakMap<Host, unknown>();

/** Loads modules for an element, and draws it anew then; false, and reported once, when one can't be had. */
export const loadFor = async (host: Host, modules: readonly LazyModule<unknown>[]): Promise<boolean> => {
  try {
    await Promise.all(modules.map((module) => module.load()));
    return true;
  } catch (cause) {
    if (reported.get(host) !== cause)
      host.platform.report(
        new Error(
          `<${host.localName}> couldn't load one of its script files. Check that they are all on your server.`,
          { cause },
        ),
      );
    reported.set(host, cause);
    return false;
  } finally {
    host.requestUpdate();
  }
};
