import { settled } from './fakes.js';

/** Taken before a test can replace it. */
const { setTimeout } = globalThis;

const after = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });

/** Turns of the event loop before the first timer. */
const turnsWithoutTimers = 2_000;

/** Turns after which something takes so long that a developer wants to know: eight seconds, or more on a busy machine. */
const turnsUntilWarning = turnsWithoutTimers + 400;

/** Turns after which nothing more will come: a test that has failed must not go on forever. */
const mostTurns = turnsWithoutTimers + 15_000;

/**
 * Resolves as soon as a condition holds, for changes that fire no event. At first it uses no timers, because browsers
 * delay a timer that starts inside other timers.
 *
 * It counts turns of the event loop rather than time. On a busy machine a turn takes longer, and so does what it waits for.
 *
 * @param what the message if the condition doesn't hold
 */
export const until = async (holds: () => boolean, what = 'It does not come about.'): Promise<void> => {
  for (let turns = 0; !holds(); turns += 1) {
    if (turns > mostTurns) throw new Error(what);
    if (turns === turnsUntilWarning) console.warn(`Still waiting: ${what}`);
    if (turns < turnsWithoutTimers) await settled();
    else await after(20);
  }
};
