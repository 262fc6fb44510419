import { pageWindow } from './page-window.js';

/** How the donor came to this page. */
export type Arrival = 'back' | 'reload' | 'inside' | 'outside';

/** How the donor comes and goes: what a platform has besides, unless it says otherwise. */
export type Navigation = {
  arrival(): Arrival;
  /** Resolves when the page is visible. */
  untilAwake(signal: AbortSignal): Promise<void>;
  /**
   * Resolves when the browser is online again; null while it says that it is. It may be wrong about being
   * offline, on a virtual network for instance, so that nothing may depend on it alone.
   */
  untilOnline(signal: AbortSignal): Promise<void> | null;
  /** Whether navigating the top window from here would be blocked. */
  isFramedAcrossOrigins(): boolean;
  /** Sends the donor on. May throw, or do nothing. */
  assign(url: string): void;
  /** Stops going there, as far as that is possible from here. */
  stop(): void;
};

const next = (target: EventTarget, type: string, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    signal.throwIfAborted();
    const once = { once: true, signal };
    target.addEventListener(type, () => resolve(), once);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

const browserNavigation: Navigation = {
  arrival() {
    const { performance, document, location } = pageWindow();
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (navigation?.type === 'back_forward') return 'back';
    if (navigation?.type === 'reload') return 'reload';
    return document.referrer.startsWith(`${location.origin}/`) ? 'inside' : 'outside';
  },
  async untilAwake(signal) {
    while (document.hidden) await next(document, 'visibilitychange', signal);
  },
  untilOnline: (signal) => (navigator.onLine ? null : next(window, 'online', signal)),
  isFramedAcrossOrigins() {
    try {
      return window.top !== window && window.top?.location.origin !== window.origin;
    } catch {
      return true;
    }
  },
  assign(url) {
    // A frame of the same origin leaves as a whole: payment pages refuse to be framed.
    (window.top ?? window).location.assign(url);
  },
  stop() {
    try {
      (window.top ?? window).stop();
    } catch {
      // The window is of another origin, which may be navigated but not stopped.
    }
  },
};

export const navigationOf = (platform: Partial<Navigation>): Navigation => ({
  ...browserNavigation,
  ...platform,
});
