import { appendFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { esbuildPlugin } from '@web/dev-server-esbuild';
import { defaultReporter } from '@web/test-runner';
import { playwrightLauncher } from '@web/test-runner-playwright';
import { findChromium } from './chromium.js';

const rootDir = fileURLToPath(new URL('..', import.meta.url));

const count = (suite) =>
  suite.tests.reduce(
    (sum, test) => ({
      passed: sum.passed + (test.passed ? 1 : 0),
      failed: sum.failed + (test.passed ? 0 : 1),
    }),
    suite.suites.map(count).reduce((a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed }), {
      passed: 0,
      failed: 0,
    }),
  );

/** Closes with the count of tests, and adds it to what `test/run.js` sums up. */
const countReporter = () => ({
  onTestRunFinished({ sessions }) {
    const total = { passed: 0, failed: 0 };
    for (const { testResults } of sessions) {
      if (!testResults) total.failed += 1;
      else {
        const { passed, failed } = count(testResults);
        total.passed += passed;
        total.failed += failed;
      }
    }
    if (process.env.TEST_COUNTS) appendFileSync(process.env.TEST_COUNTS, `${JSON.stringify(total)}\n`);
    console.log(`\n${total.passed} passed, ${total.failed} failed\n`);
  },
});

export default {
  rootDir,
  files: [
    'test/{schema,client,donation,browser,messages,theme,controllers,elements}/**/*.test.ts',
    'test/*.test.ts',
  ],
  // Lit's development build warns on the console; the tests run what is shipped.
  nodeResolve: { exportConditions: [] },
  concurrency: 2,
  // One file goes through every field of both read forms: on a busy machine that takes its time.
  testsFinishTimeout: 300_000,
  plugins: [esbuildPlugin({ ts: true, json: true, target: 'es2022', tsconfig: `${rootDir}tsconfig.json` })],
  browsers: [playwrightLauncher({ product: 'chromium', launchOptions: await findChromium() })],
  testFramework: { config: { timeout: 10_000 } },
  reporters: [defaultReporter({ reportTestProgress: !process.env.CI }), countReporter()],
};
