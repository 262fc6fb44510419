import type { Counts } from './step.js';

/** Each line of the output that starts with this also stands at the end of `npm test`. */
const prefix = 'Random donors:';

const sumOf = (counts: Counts): number => [...counts.values()].reduce((sum, one) => sum + one, 0);

/** How much was done, for the output. */
export const summaryOf = (seed: number, sequences: number, counts: Counts, seconds: number): string => {
  const [payments, checkouts] = [counts.get('pay') ?? 0, counts.get('checkout') ?? 0];
  const acts = sumOf(counts) - checkouts;
  return `${prefix} ${sequences} sequences with the seed ${seed}, ${acts} acts, ${checkouts} checkouts, ${payments} payments, ${Math.round(seconds)} s.`;
};

/** What fast-check has found. */
type Found = {
  errorInstance: unknown;
  /** The page, and the acts on it. */
  counterexample: readonly [site: { name: string }, acts: Iterable<unknown>] | null;
  numRuns: number;
  numShrinks: number;
};

/** Whether fast-check has run a command: it keeps the others until it has found the shortest sequence. */
const hasRun = (command: unknown): boolean =>
  typeof command === 'object' && command !== null && 'hasRan' in command && command.hasRan === true;

/** A rule that was broken, with the shortest sequence that breaks it and how to run it again. */
export const failureOf = (seed: number, found: Found, again: string): Error => {
  const { errorInstance, counterexample, numRuns, numShrinks } = found;
  const [site, acts] = counterexample ?? [{ name: 'nothing' }, []];
  const steps = [...acts].filter(hasRun).map((act, place) => `  ${place + 1}. ${String(act)}`);
  return new Error(
    [
      `${prefix} ${errorInstance instanceof Error ? errorInstance.message : String(errorInstance)}`,
      `On a page with ${site.name}:`,
      ...steps,
      `This is the shortest of ${numShrinks + 1} sequences that fail, found in sequence ${numRuns} of the seed ${seed}.`,
      `To run it again: RANDOM_DONORS_SEED=${seed} ${again}`,
    ].join('\n'),
  );
};
