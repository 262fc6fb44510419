/** How the donor came to this page. */
export type Arrival = 'back' | 'reload' | 'inside' | 'outside';

/** How the donor comes and goes: what a platform has besides, unless it says otherwise. */
export type Navigation = {
  arrival(): Arrival;
  /** Resolves when the page is visible and online. */
  untilAwake(signal: AbortSignal): Promise<void>;
  /** Whether navigating the top window from here would be blocked. */
  isFramedAcrossOrigins(): boolean;
  /** Sends the donor on. May throw, or do nothing. */
  assign(url: string): void;
};

const browserNavigation: Navigation = {
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
  assign(url) {
    // A frame of the same origin leaves as a whole: payment pages refuse to be framed.
    (window.top ?? window).location.assign(url);
  },
};

export const navigationOf = (platform: Partial<Navigation>): Navigation => ({
  ...browserNavigation,
  ...platform,
});
