/** Time, as far as the widget needs it. */
export type Clock = {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Resolves after `ms`; rejects with the signal's reason when aborted. */
  wait(ms: number, signal: AbortSignal): Promise<void>;
};

/** How the donor came to this page. */
export type Arrival = 'back' | 'reload' | 'inside' | 'outside';

/** What the widget asks of the window. Tests give one of their own. */
export type Platform = {
  clock: Clock;
  /** The storage of this tab or of this browser; throws where the page may have none. */
  storage(area: 'session' | 'local'): Storage;
  arrival(): Arrival;
  /** Resolves when the page is visible and online. */
  untilAwake(signal: AbortSignal): Promise<void>;
  /** Whether navigating the top window from here would be blocked. */
  isFramedAcrossOrigins(): boolean;
  /** Tells the integrator, on the console. */
  report(problem: Error | string): void;
  /** Sends the donor on. May throw, or do nothing. */
  assign(url: string): void;
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
  arrival() {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (navigation?.type === 'back_forward') return 'back';
    if (navigation?.type === 'reload') return 'reload';
    return document.referrer.startsWith(`${location.origin}/`) ? 'inside' : 'outside';
  },
  async untilAwake(signal) {
    while (document.hidden || !navigator.onLine) {
      await new Promise<void>((resolve, reject) => {
        signal.throwIfAborted();
        const once = { once: true, signal };
        document.addEventListener('visibilitychange', () => resolve(), once);
        window.addEventListener('online', () => resolve(), once);
        signal.addEventListener('abort', () => reject(signal.reason), { once: true });
      });
    }
  },
  isFramedAcrossOrigins() {
    try {
      return window.top !== window && window.top?.location.origin !== location.origin;
    } catch {
      return true;
    }
  },
  report(problem) {
    if (typeof problem === 'string') console.warn(problem);
    else console.error(problem);
  },
  assign(url) {
    // A frame of the same origin leaves as a whole: payment pages refuse to be framed.
    (window.top ?? window).location.assign(url);
  },
};
