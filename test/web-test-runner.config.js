import { fileURLToPath } from 'node:url';
import { defaultReporter } from '@web/test-runner';
import { playwrightLauncher } from '@web/test-runner-playwright';
import { findHeadlessShell } from './chromium.js';
import { closeWithCount } from './count.js';
import { plainFailures } from './plain-failures-plugin.js';
import { typescript } from './typescript-plugin.js';

const rootDir = fileURLToPath(new URL('..', import.meta.url));

/** The tests of a suite and of those in it, each with the names that lead to it. */
const testsOf = (suite, above = []) => {
  const names = [...above, suite.name].filter(Boolean);
  return [
    ...suite.tests.map((test) => ({ ...test, name: [...names, test.name].join(' › ') })),
    ...suite.suites.flatMap((inner) => testsOf(inner, names)),
  ];
};

const whyOf = ({ message = '', stack = '' } = {}) => `${message}\n${stack}`.trim();

/** The failures of a test file, in one browser. */
const failuresOf = ({ testFile, browser, testResults, errors }) => {
  const file = testFile.replace(rootDir, '');
  const where = `${browser.name} › ${file}`;
  if (!testResults) return [`${where}\n${errors.map(whyOf).join('\n')}`];
  return (
    testsOf(testResults)
      .filter(({ passed }) => !passed)
      // In a page of several files, the name of a test begins with its file.
      .map(
        ({ name, error }) => `${file.endsWith('.test.ts') ? where : browser.name} › ${name}\n${whyOf(error)}`,
      )
  );
};

/** Closes with the count of tests, and adds it to what `test/run.js` sums up, with what failed. */
const countReporter = () => ({
  onTestRunFinished({ sessions }) {
    const every = [...sessions];
    const failures = every.flatMap(failuresOf);
    const run = every.flatMap(({ testResults }) => (testResults ? testsOf(testResults) : []));
    closeWithCount({ passed: run.filter((test) => test.passed).length, failures });
  },
});

export default {
  rootDir,
  files: [
    'test/{schema,client,donation,browser,messages,theme,controllers,elements,accessibility,cdn,static}/**/*.test.ts',
    'test/*.test.ts',
  ],
  // Lit's development build warns on the console; the tests run what is shipped.
  nodeResolve: { exportConditions: [] },
  concurrency: 2,
  // One file goes through every field of both read forms: on a busy machine that takes its time.
  testsFinishTimeout: 300_000,
  plugins: [plainFailures(), typescript(rootDir)],
  browsers: [playwrightLauncher({ product: 'chromium', launchOptions: await findHeadlessShell() })],
  testFramework: { config: { timeout: 10_000 } },
  reporters: [defaultReporter({ reportTestProgress: !process.env.CI }), countReporter()],
};
