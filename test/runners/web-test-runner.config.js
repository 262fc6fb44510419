// Runs the tests that need a page: those in Chromium, those of the engines in Firefox and WebKit, and those against the
// built scripts.
import process from 'node:process';
import { parseArgs } from 'node:util';
import { defaultReporter } from '@web/test-runner';
import { playwrightLauncher } from '@web/test-runner-playwright';
import { buildScripts, builtPlugin, builtSources } from './built.js';
import { findHeadlessShell } from './chromium.js';
import { closeWithCount, notesIn } from './count.js';
import { firefox } from './engines.js';
import { rootDir, runnerOf, says, testFiles } from './files.js';
import { withFontsOfMachine } from './fonts.js';
import { inSharedPages, pageBundles } from './page-bundles.js';
import { patience } from './patience.js';
import { resultsReporter } from './results-reporter.js';
import { typescript } from './typescript-plugin.js';
import { webkitLauncher } from './webkit-launcher.js';

const { grep } = parseArgs({ strict: false, options: { grep: { type: 'string', short: 'g' } } }).values;

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
      .filter(({ passed, skipped }) => !passed && !(grep && skipped))
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

/** Adds `plain-failures.js` to each test file. */
const plainFailures = {
  name: 'plain-failures',
  transform: ({ path, body }) =>
    path.endsWith('.test.ts')
      ? { body: `import '/test/runners/plain-failures.js';${body}`, transformCache: true }
      : undefined,
};

/** Passes the seed of random donors on to their page. */
const randomDonorsSeed = {
  name: 'random-donors-seed',
  serve: ({ path }) =>
    path === '/random-donors-seed'
      ? { type: 'text', body: process.env.RANDOM_DONORS_SEED ?? 'none' }
      : undefined,
};

/**
 * Skips the tests that `--grep` doesn't select. The runner ignores that option, and counts each test that Mocha's own
 * `grep` leaves out as failed.
 */
const selectedTests = {
  name: 'selected-tests',
  transform: ({ path, body }) =>
    grep && path.endsWith('.test.ts')
      ? {
          body:
            `${body}\nbeforeEach(function () { ` +
            `if (!new RegExp(${JSON.stringify(grep)}).test(this.currentTest.fullTitle())) this.skip(); });`,
        }
      : undefined,
};

const config = {
  rootDir,
  // Lit's development build warns on the console, and the tests run the production build.
  nodeResolve: { exportConditions: [] },
  concurrency: 2,
  browserStartTimeout: patience.step,
  testsStartTimeout: patience.step,
  // Files that share a page finish together.
  testsFinishTimeout: 2 * patience.test,
  plugins: [plainFailures, typescript(rootDir), randomDonorsSeed, selectedTests],
  browsers: [playwrightLauncher({ product: 'chromium', launchOptions: await findHeadlessShell() })],
  testFramework: { config: { timeout: patience.test } },
  reporters: [defaultReporter({ reportTestProgress: !process.env.CI }), countReporter()],
};

const pageTests = testFiles().filter((path) => runnerOf(path) === 'pages');
/** They take as long as all other page tests. */
const isRandom = (path) => path.startsWith('test/random-donors/');

/** The element tests that need only what a page has, against a script in dist/cdn. They find what the build breaks. */
const onBuiltScripts = (which) => {
  buildScripts(rootDir);
  const files = pageTests.filter((path) => says(path, 'built'));
  const plugins = [builtPlugin(which), ...config.plugins];
  return inSharedPages({ ...config, plugins }, `built-${which}`, files, [builtSources(rootDir)]);
};

/** Whatever differs between engines, in Firefox and WebKit. Node tests of such code run on a page there. */
const inEngines = (files) => {
  const engines = {
    ...config,
    // One page in each engine at a time.
    concurrentBrowsers: 2,
    concurrency: 1,
    browsers: [
      playwrightLauncher({
        product: 'firefox',
        launchOptions: { channel: 'moz-firefox', executablePath: firefox, env: withFontsOfMachine },
      }),
      webkitLauncher(),
    ],
  };
  return files ? { ...engines, files } : inSharedPages(engines, 'engines', testFiles().filter(ofEngines));
};
const ofEngines = (path) => says(path, 'engines');

/** Named files get a page each. A few files aren't worth a bundle. */
const onOwnPages = (files) => ({
  ...config,
  files,
  ...(files.length >= 5 && { plugins: [pageBundles(rootDir, files), ...config.plugins] }),
});

/** The paths after `--files`; null to run all tests. */
const askedFor = () => {
  const start = process.argv.indexOf('--files');
  if (start < 0) return null;
  const rest = process.argv.slice(start + 1);
  const end = rest.findIndex((one) => one.startsWith('-'));
  return rest.slice(0, end < 0 ? undefined : end);
};

const asked = askedFor();

/** The groups of tests on a page. The variable TEST_GROUP names one. */
const groups = {
  pages: () =>
    asked
      ? onOwnPages(asked)
      : inSharedPages(
          config,
          'pages',
          pageTests.filter((path) => !isRandom(path)),
        ),
  'random-donors': () => onOwnPages(pageTests.filter(isRandom)),
  engines: () => inEngines(asked),
  built: () => onBuiltScripts('module'),
  'built-classic': () => onBuiltScripts('classic'),
};

const chosen = groups[process.env.TEST_GROUP ?? 'pages']();

// `outcomes.js` reads the result of each test.
export default process.env.TEST_OUTCOMES
  ? { ...chosen, reporters: [...chosen.reporters, resultsReporter(rootDir)] }
  : chosen;
