import { appendFileSync } from 'node:fs';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Closes with the count of tests, and adds it to what `test/run.js` sums up, with what failed. */
export default class CountReporter implements Reporter {
  /** What a test failed by; null where it passed. */
  readonly #outcomes = new Map<string, string | null>();

  onTestEnd(test: TestCase, result: TestResult) {
    const isPassed = result.status === test.expectedStatus;
    const why = result.errors.map(({ stack, message }) => stack ?? message ?? '').join('\n') || result.status;
    this.#outcomes.set(test.id, isPassed ? null : `${test.titlePath().filter(Boolean).join(' › ')}\n${why}`);
  }

  onEnd() {
    const failures = [...this.#outcomes.values()].filter((why) => why !== null);
    const failed = failures.length;
    const passed = this.#outcomes.size - failed;
    if (process.env.TEST_COUNTS) {
      appendFileSync(process.env.TEST_COUNTS, `${JSON.stringify({ passed, failed, failures })}\n`);
    }
    console.log(`\n${passed} passed, ${failed} failed\n`);
  }
}
