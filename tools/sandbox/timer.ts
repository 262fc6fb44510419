/** A timer. Tests use one that they control. */
export type Timer = {
  /** Resolves when the time is over, or immediately if the signal is aborted. */
  wait(milliseconds: number, signal?: AbortSignal): Promise<void>;
};

export const systemTimer: Timer = {
  wait: (milliseconds, signal) =>
    new Promise((resolve) => {
      if (signal?.aborted) {
        resolve();
        return;
      }
      const end = () => {
        clearTimeout(timeout);
        signal?.removeEventListener('abort', end);
        resolve();
      };
      const timeout = setTimeout(end, milliseconds);
      signal?.addEventListener('abort', end);
    }),
};
