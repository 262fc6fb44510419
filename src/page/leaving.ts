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
