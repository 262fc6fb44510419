import { isLoopback } from '../schema/url.js';
import { browserNavigation, type Navigation } from './navigation.js';
import { pageParameters } from './address.js';
import { pageWindow } from './window.js';
import { browserView, type View } from './view.js';
import type { LitElement } from 'lit';

/** The ways for a donor to share a link. */
export type Sharing = {
  /** Whether the device has its own share menu. */
  canShare(): boolean;
  /** Offers the link to the device's apps. Rejects with an `AbortError` if the donor cancels. */
  share(link: { url: string; text?: string }): Promise<void>;
  /** Copies a text to the clipboard. Rejects if the page isn't allowed to. */
  copy(text: string): Promise<void>;
};

const browserSharing: Sharing = {
  canShare: () => 'share' in navigator,
  share: (link) => navigator.share(link),
  // A page without https has no clipboard, so the promise rejects.
  copy: async (text) => navigator.clipboard.writeText(text),
};

/** The clock that the widget uses. */
export type Clock = {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Resolves after `ms`; rejects with the signal's reason when aborted. */
  wait(ms: number, signal: AbortSignal): Promise<void>;
};

/** The parts of the window that the widget uses. Tests pass in their own. */
export type Platform = Navigation &
  Sharing &
  View & {
    clock: Clock;
    /** This tab's or this browser's storage. Throws if the page isn't allowed any. */
    storage(area: 'session' | 'local'): Storage;
    /** Calls `act` while no other page holds the lock with this name, if the browser supports locks. */
    lock(name: string, act: () => void): void;
    /**
     * Whether the person who looks at this page also makes it: the page is on their own computer, or its address has
     * `?donation-check`.
     */
    isForEditor(): boolean;
    /** Warns the developer on the console. */
    report(problem: Error | string): void;
  };

export const browserPlatform: Platform = {
  ...browserNavigation,
  ...browserSharing,
  ...browserView,
  clock: {
    now: () => Date.now(),
    wait: (ms, signal) =>
      new Promise((resolve, reject) => {
        signal.throwIfAborted();
        const stop = () => {
          clearTimeout(timer);
          reject(signal.reason);
        };
        const timer = setTimeout(() => {
          // Otherwise, a page that waits again and again with one signal would collect listeners.
          signal.removeEventListener('abort', stop);
          resolve();
        }, ms);
        signal.addEventListener('abort', stop);
      }),
  },
  storage: (area) => (area === 'local' ? localStorage : sessionStorage),
  lock(name, act) {
    let isDone = false;
    const once = () => {
      if (!isDone) act();
      isDone = true;
    };
    // Pages without https have no locks, and pages without storage access are refused them.
    if (navigator.locks) navigator.locks.request(name, once).catch(once);
    else once();
  },
  isForEditor: () => isLoopback(pageWindow().location.hostname) || pageParameters().has('donation-check'),
  report(problem) {
    if (typeof problem === 'string') console.warn(problem);
    else console.error(problem);
  },
};

/** An element as its controllers see it: its window, and the values of its properties as it uses them. */
export type ElementContext<Values = unknown> = LitElement & {
  readonly platform: Platform;
  readonly values: Values;
};
