import { settled } from './fakes.js';

/** Taken before a test can replace it. */
const { setTimeout } = globalThis;

const after = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });

/**
 * Resolves as soon as a condition holds, for changes that fire no event. At first it uses no timers, because browsers
 * delay a timer that starts inside other timers.
 *
 * It sets no limit: a busy machine takes long, and the runner ends a test that takes too long. The message says what
 * that test waited for.
 *
 * @param what the message if the condition doesn't hold
 */
export const until = async (holds: () => boolean, what = 'It does not come about.'): Promise<void> => {
  const start = performance.now();
  const waited = () => performance.now() - start;
  let isReported = false;
  while (!holds()) {
    if (waited() < 1_000) await settled();
    else await after(20);
    // Longer than any test: a test that has failed must not go on forever.
    if (waited() > 120_000) throw new Error(what);
    if (waited() > 8_000 && !isReported) {
      isReported = true;
      console.warn(`Still waiting after 8 seconds: ${what}`);
    }
  }
};
