import { appendFileSync } from 'node:fs';
import console from 'node:console';
import process from 'node:process';

/**
 * Prints the number of tests at the end of a run, and passes it and the failures on to `test/run.js`.
 *
 * @param {{ passed: number; failures: string[]; unsteady?: string[] }} run
 */
export const closeWithCount = ({ passed, failures, unsteady = [] }) => {
  const failed = failures.length;
  if (process.env.TEST_COUNTS) {
    appendFileSync(process.env.TEST_COUNTS, `${JSON.stringify({ passed, failed, failures, unsteady })}\n`);
  }
  console.log(`\n${passed} passed, ${failed} failed\n`);
};
