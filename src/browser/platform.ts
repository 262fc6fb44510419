import type { Navigation } from './navigation.js';
import type { Sharing } from './sharing.js';

/** Time, as far as the widget needs it. */
export type Clock = {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Resolves after `ms`; rejects with the signal's reason when aborted. */
  wait(ms: number, signal: AbortSignal): Promise<void>;
};

/** The parts of the window that the widget uses. Tests give one of their own. */
export type Platform = Partial<Navigation & Sharing> & {
  clock: Clock;
  /** The storage of this tab or of this browser; throws where the page may have none. */
  storage(area: 'session' | 'local'): Storage;
  /** Calls `act` while no other page of this browser holds the lock of this name, where the browser has locks. */
  lock?(name: string, act: () => void): void;
  /** Tells the integrator, on the console. */
  report(problem: Error | string): void;
};

export const browserPlatform: Platform = {
  clock: {
    now: () => Date.now(),
    wait: (ms, signal) =>
      new Promise((resolve, reject) => {
        signal.throwIfAborted();
        const timer = setTimeout(resolve, ms);
        signal.addEventListener('abort', () => {
          clearTimeout(timer);
          reject(signal.reason);
        });
      }),
  },
  storage: (area) => (area === 'local' ? localStorage : sessionStorage),
  lock(name, act) {
    let isDone = false;
    const once = () => {
      if (!isDone) act();
      isDone = true;
    };
    // A page without https has no locks, and one that may have no storage is refused them.
    if (navigator.locks) navigator.locks.request(name, once).catch(once);
    else once();
  },
  report(problem) {
    if (typeof problem === 'string') console.warn(problem);
    else console.error(problem);
  },
};
