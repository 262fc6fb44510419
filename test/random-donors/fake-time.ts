import { settled } from '../support/elements/fakes.js';
import type { Browser } from './browser.js';

/**
 * Runs `act` while the page has the browser's time and network: its timers wait for the clock, its requests go to the
 * services, and links go nowhere.
 */
export const inFakeTime = async (browser: Browser, act: () => Promise<void>): Promise<void> => {
  const { setTimeout: later, clearTimeout: cancel, fetch } = window;
  const written = { log: console.log, warn: console.warn, error: console.error };
  const timers = new Map<number, AbortController>();
  let last = 0;
  const fakes = {
    setTimeout: (run: () => void, ms = 0) => {
      const ended = new AbortController();
      last += 1;
      const id = last;
      timers.set(id, ended);
      const due = ms > 0 ? browser.clock.wait(ms, ended.signal) : settled();
      due.then(
        () => !ended.signal.aborted && run(),
        () => undefined,
      );
      return id;
    },
    clearTimeout: (id: number | undefined) => {
      if (id !== undefined) timers.get(id)?.abort();
    },
    fetch: (url: RequestInfo | URL, init: RequestInit = {}) => browser.fetch(String(url), init),
  };
  const stay = (event: Event) => {
    if (event.composedPath().some((one) => one instanceof HTMLAnchorElement)) event.preventDefault();
  };
  // All pages of these tests share one address, and an older one must not take a reference out for a newer one.
  const keepToOneself = (event: Event) => event.stopImmediatePropagation();
  const caught = (event: ErrorEvent | PromiseRejectionEvent) => {
    event.preventDefault();
    // The test runner would end the test without its sequence.
    event.stopImmediatePropagation();
    browser.uncaught.push(String('reason' in event ? event.reason : event.message));
  };
  const note = (...values: unknown[]) => browser.console.push(values.map(String).join(' '));
  Object.assign(window, fakes);
  Object.assign(console, { log: note, warn: note, error: note });
  addEventListener('click', stay);
  window.navigation.addEventListener('navigatesuccess', keepToOneself);
  for (const type of ['error', 'unhandledrejection'] as const) addEventListener(type, caught, true);
  try {
    await act();
  } finally {
    removeEventListener('click', stay);
    window.navigation.removeEventListener('navigatesuccess', keepToOneself);
    for (const type of ['error', 'unhandledrejection'] as const) removeEventListener(type, caught, true);
    Object.assign(window, { setTimeout: later, clearTimeout: cancel, fetch });
    Object.assign(console, written);
  }
};
