import { appendFileSync } from 'node:fs';
import console from 'node:console';
import process from 'node:process';

/**
 * Prints the number of tests at the end of a run, and passes it, the failures and the notes on to `test/runners/run.js`.
 *
 * @param {{ passed: number; failures: string[]; notes?: string[] }} run
 */
export const closeWithCount = ({ passed, failures, notes = [] }) => {
  const failed = failures.length;
  if (process.env.TEST_COUNTS) {
    appendFileSync(process.env.TEST_COUNTS, `${JSON.stringify({ passed, failed, failures, notes })}\n`);
  }
  console.log(`\n${passed} passed, ${failed} failed\n`);
};

/**
 * The lines of an output that stand at the end of `npm test` too.
 *
 * @param {string} output
 */
export const notesIn = (output) => output.split('\n').filter((line) => line.startsWith('Random donors: '));
