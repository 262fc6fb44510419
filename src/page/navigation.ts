import { ofDocument, pageWindow } from './window.js';

/** How the donor reached this page. */
export type Arrival = 'back' | 'reload' | 'inside' | 'outside';

/** Arriving at and leaving the page. */
export type Navigation = {
  arrival(): Arrival;
  /** Resolves when the page is visible. */
  untilAwake(signal: AbortSignal): Promise<void>;
  /**
   * Resolves when the browser is back online; null if it says it is online. The browser can be wrong about being
   * offline, for example on a virtual network, so nothing must depend on this alone.
   */
  untilOnline(signal: AbortSignal): Promise<void> | null;
  /** Whether the browser would block navigating the top window from here. */
  isFramedAcrossOrigins(): boolean;
  /** Sends the donor to another page. It can throw, or do nothing. */
  assign(url: string): void;
  /** Stops that navigation, if it can be stopped from here. */
  stop(): void;
};

const next = (target: EventTarget, type: string, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    signal.throwIfAborted();
    const once = { once: true, signal };
    target.addEventListener(type, () => resolve(), once);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

export const browserNavigation: Navigation = {
  arrival() {
    const { performance, document, location } = pageWindow();
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (navigation?.type === 'back_forward') return 'back';
    if (navigation?.type === 'reload') return 'reload';
    return ofDocument('referrer', document).startsWith(`${location.origin}/`) ? 'inside' : 'outside';
  },
  async untilAwake(signal) {
    while (ofDocument('hidden')) await next(document, 'visibilitychange', signal);
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
    // In a same-origin frame the top window navigates: payment pages refuse to load in a frame.
    (window.top ?? window).location.assign(url);
  },
  stop() {
    try {
      (window.top ?? window).stop();
    } catch {
      // A cross-origin window can be navigated but not stopped.
    }
  },
};

/**
 * Calls `act` when the page unloads, or is kept for Back. Unlike `whenLeaving`, not when the donor only looks at another
 * tab or app. Returns a function that stops this.
 */
export const whenUnloading = (act: () => void): (() => void) => {
  addEventListener('pagehide', act);
  return () => removeEventListener('pagehide', act);
};

/**
 * Calls `act` each time the donor might be leaving: the page unloads or goes into the background, where a phone
 * can end it without an event. Returns a function that stops this.
 */
export const whenLeaving = (act: () => void): (() => void) => {
  addEventListener('pagehide', act);
  document.addEventListener('visibilitychange', act);
  return () => {
    removeEventListener('pagehide', act);
    document.removeEventListener('visibilitychange', act);
  };
};
