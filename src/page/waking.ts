/**
 * Calls `act` each time the page might be used again: it becomes visible, or comes out of the back/forward cache. A
 * browser can hold the timers of a sleeping page. Returns a function that stops this.
 */
export const whenWaking = (act: () => void): (() => void) => {
  addEventListener('pageshow', act);
  document.addEventListener('visibilitychange', act);
  return () => {
    removeEventListener('pageshow', act);
    document.removeEventListener('visibilitychange', act);
  };
};
