import { fileURLToPath } from 'node:url';
import { defaultReporter } from '@web/test-runner';
import { playwrightLauncher } from '@web/test-runner-playwright';
import { findHeadlessShell } from './chromium.js';
import { closeWithCount, notesIn } from './count.js';
import { plainFailures } from './plain-failures-plugin.js';
import { typescript } from './typescript-plugin.js';

const rootDir = fileURLToPath(new URL('../..', import.meta.url));

/** The tests of a suite and of the suites inside it, each with its full name. */
const testsOf = (suite, above = []) => {
  const names = [...above, suite.name].filter(Boolean);
  return [
    ...suite.tests.map((test) => ({ ...test, name: [...names, test.name].join(' › ') })),
    ...suite.suites.flatMap((inner) => testsOf(inner, names)),
  ];
};

const whyOf = ({ message = '', stack = '' } = {}) => `${message}\n${stack}`.trim();

/** The failures of a test file in one browser. */
const failuresOf = ({ testFile, browser, testResults, errors }) => {
  const file = testFile.replace(rootDir, '');
  const where = `${browser.name} › ${file}`;
  if (!testResults) return [`${where}\n${errors.map(whyOf).join('\n')}`];
  return (
    testsOf(testResults)
      .filter(({ passed }) => !passed)
      // In a page with several files, the name of a test starts with its file.
      .map(
        ({ name, error }) => `${file.endsWith('.test.ts') ? where : browser.name} › ${name}\n${whyOf(error)}`,
      )
  );
};

/** Ends with the number of tests, and passes it and the failures on to `test/runners/run.js`. */
const countReporter = () => ({
  onTestRunFinished({ sessions }) {
    const every = [...sessions];
    const failures = every.flatMap(failuresOf);
    const run = every.flatMap(({ testResults }) => (testResults ? testsOf(testResults) : []));
    const notes = every.flatMap(({ logs }) => logs.flat()).flatMap((one) => notesIn(String(one)));
    closeWithCount({ passed: run.filter((test) => test.passed).length, failures, notes });
  },
});

/** Passes the seed of random donors on to their page. */
const randomDonorsSeed = {
  name: 'random-donors-seed',
  serve: ({ path }) =>
    path === '/random-donors-seed'
      ? { type: 'text', body: process.env.RANDOM_DONORS_SEED ?? 'none' }
      : undefined,
};

export default {
  rootDir,
  files: [
    'test/{schema,client,donation,browser,messages,theme,controllers,elements,accessibility,cdn,static}/**/*.test.ts',
    'test/*.test.ts',
  ],
  // Lit's development build warns on the console, and the tests run the production build.
  nodeResolve: { exportConditions: [] },
  concurrency: 2,
  // One file tests every field of both responses, which takes a while on a busy machine.
  testsFinishTimeout: 300_000,
  plugins: [plainFailures(), typescript(rootDir), randomDonorsSeed],
  browsers: [playwrightLauncher({ product: 'chromium', launchOptions: await findHeadlessShell() })],
  testFramework: { config: { timeout: 10_000 } },
  reporters: [defaultReporter({ reportTestProgress: !process.env.CI }), countReporter()],
};
