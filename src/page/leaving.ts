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
