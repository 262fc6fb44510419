import { appendFileSync } from 'node:fs';
import console from 'node:console';
import process from 'node:process';

/**
 * Closes a run with the count of its tests, and adds it to the sum of `test/run.js`, with what failed.
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
