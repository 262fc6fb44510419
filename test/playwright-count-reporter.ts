import { appendFileSync } from 'node:fs';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Closes with the count of tests, and adds it to what `test/run.js` sums up. */
export default class CountReporter implements Reporter {
  readonly #outcomes = new Map<string, boolean>();

  onTestEnd(test: TestCase, result: TestResult) {
    this.#outcomes.set(test.id, result.status === test.expectedStatus);
  }

  onEnd() {
    const outcomes = [...this.#outcomes.values()];
    const passed = outcomes.filter(Boolean).length;
    const failed = outcomes.length - passed;
    if (process.env.TEST_COUNTS) {
      appendFileSync(process.env.TEST_COUNTS, `${JSON.stringify({ passed, failed })}\n`);
    }
    console.log(`\n${passed} passed, ${failed} failed\n`);
  }
}
