import { appendFileSync } from 'node:fs';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Closes with the count of tests, and adds it to what `test/run.js` sums up, with what failed. */
export default class CountReporter implements Reporter {
  /** What a test failed by; null where it passed. */
  readonly #outcomes = new Map<string, string | null>();
  /** What passed at the second try alone, and what the first failed by. */
  readonly #unsteady: string[] = [];

  onTestEnd(test: TestCase, result: TestResult) {
    const isPassed = result.status === test.expectedStatus;
    const why = result.errors.map(({ stack, message }) => stack ?? message ?? '').join('\n') || result.status;
    const before = this.#outcomes.get(test.id);
    if (isPassed && before) this.#unsteady.push(before);
    this.#outcomes.set(test.id, isPassed ? null : `${test.titlePath().filter(Boolean).join(' › ')}\n${why}`);
  }

  onEnd() {
    const failures = [...this.#outcomes.values()].filter((why) => why !== null);
    const failed = failures.length;
    const passed = this.#outcomes.size - failed;
    if (process.env.TEST_COUNTS) {
      appendFileSync(
        process.env.TEST_COUNTS,
        `${JSON.stringify({ passed, failed, failures, unsteady: this.#unsteady })}\n`,
      );
    }
    console.log(`\n${passed} passed, ${failed} failed\n`);
  }
}
