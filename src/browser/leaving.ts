/**
 * Calls `act` each time that the donor may be about to leave: the page goes, or is put into the background, where a
 * phone ends it without a word. Gives back what stops this.
 */
export const whenLeaving = (act: () => void): (() => void) => {
  addEventListener('pagehide', act);
  document.addEventListener('visibilitychange', act);
  return () => {
    removeEventListener('pagehide', act);
    document.removeEventListener('visibilitychange', act);
  };
};
