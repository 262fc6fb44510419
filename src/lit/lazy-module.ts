import type { ReactiveControllerHost } from 'lit';

export type LazyState<Module> =
  { step: 'idle' } | { step: 'loading' } | { step: 'ready'; module: Module } | { step: 'failed' };

/** A module that loads when something on the page needs it. */
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

  /** The module; null until it is loaded. */
  get module(): Module | null {
    return this.#state.step === 'ready' ? this.#state.module : null;
  }

  /**
   * Loads the module once. After a failure, the next call tries again.
   *
   * @throws the error that stopped it from loading.
   */
  load(): Promise<Module> {
    return (this.#loading ??= this.#startLoading());
  }

  async #startLoading(): Promise<Module> {
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

/** The last failure that each element reported, because several calls can wait for the same load. */
const reported = new WeakMap<Host, unknown>();

/** Loads modules for an element and redraws it. Returns false if one fails to load, and reports that once. */
export const loadFor = async (host: Host, modules: readonly LazyModule<unknown>[]): Promise<boolean> => {
  try {
    await Promise.all(modules.map((module) => module.load()));
    return true;
  } catch (cause) {
    if (reported.get(host) !== cause)
      host.platform.report(
        new Error(
          `<${host.localName}> couldn't load one of its script files. Check that they are all in the folder of the first one, and that nothing blocks them.`,
          { cause },
        ),
      );
    reported.set(host, cause);
    return false;
  } finally {
    host.requestUpdate();
  }
};
