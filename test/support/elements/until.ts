import { settled } from './fakes.js';

/**
 * Resolves as soon as a condition holds, for changes that fire no event. It uses no timers, because browsers delay
 * a timer that starts inside other timers.
 */
export const until = async (
  holds: () => boolean,
  what = 'It does not come about.',
  timeout = 1_000,
): Promise<void> => {
  const end = performance.now() + timeout;
  while (!holds()) {
    if (performance.now() > end) throw new Error(`Timeout: ${what}`);
    await settled();
  }
};
