import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { closeWithCount, notesIn } from './count.js';

/** Ends with the count of tests, and adds the count and the failures to the summary of `test/runners/run.js`. */
export default class CountReporter implements Reporter {
  /** The error of each test, or null if it passed. */
  readonly #outcomes = new Map<string, string | null>();
  readonly #notes: string[] = [];

  onStdOut(chunk: string | Buffer) {
    this.#notes.push(...notesIn(String(chunk)));
  }

  onTestEnd(test: TestCase, result: TestResult) {
    const isPassed = result.status === test.expectedStatus;
    const why = result.errors.map(({ stack, message }) => stack ?? message ?? '').join('\n') || result.status;
    this.#outcomes.set(test.id, isPassed ? null : `${test.titlePath().filter(Boolean).join(' › ')}\n${why}`);
  }

  onEnd() {
    const failures = [...this.#outcomes.values()].filter((why) => why !== null);
    closeWithCount({
      passed: this.#outcomes.size - failures.length,
      failures,
      notes: this.#notes,
    });
  }
}
