import { settled } from './fakes.js';

/**
 * Resolves as soon as something holds that no event tells of. It waits by no timers: a timer that they lead to
 * would wait longer than one of a page.
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
