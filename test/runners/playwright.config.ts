import { defineConfig } from '@playwright/test';
import type { WordPressOptions } from '../wordpress/site.js';
import { newest, projectFor, versions } from '../wordpress/versions.js';
import { findChromium, findHeadlessShell } from './chromium.js';
import { firefox } from './engines.js';
import { runnerOf, says, testFiles } from './files.js';
import { patience } from './patience.js';

const journeys = '**/*.journey.test.ts';

const ofDonors = { testDir: '../journeys' };

/** Tests outside the journeys wait for what they start one after the other. */
const oneByOne = { fullyParallel: false, workers: 1 };

/** Each file waits for a build or an installation of its own. */
const twoByTwo = { fullyParallel: false, workers: 2 };

const chromium = await findChromium();

const wholeBrowser = {
  launchOptions: {
    ...chromium,
    // Back must use the back/forward cache, as it does for a donor, and scrollbars must take up space.
    ignoreDefaultArgs: [...chromium.ignoreDefaultArgs, '--disable-back-forward-cache', '--hide-scrollbars'],
  },
};

/** Firefox, which Playwright drives through WebDriver BiDi. */
const inFirefox = {
  browserName: 'firefox',
  channel: 'moz-firefox',
  launchOptions: {
    executablePath: firefox,
    // Playwright’s clicks miss content in a cross-site frame if the frame has its own process.
    firefoxUserPrefs: { 'fission.autostart': false },
  },
} as const;

const filesOf = (runner: string) => testFiles().filter((path) => runnerOf(path) === runner);
const named = (paths: readonly string[]) => paths.map((path) => `**/${path}`);

/** Everything that runs in Playwright. `test/runners/run.js` runs some of these projects at a time. */
export default defineConfig<object, WordPressOptions>({
  testDir: '../..',
  testMatch: journeys,
  outputDir: '../../test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // A second try would hide a fault that donors meet too.
  retries: 0,
  timeout: patience.test,
  expect: { timeout: patience.step },
  // Each worker sometimes waits for a page or a process, so three keep two processors busy.
  workers: 3,
  reporter: [['list'], ['./playwright-count-reporter.ts']],
  use: {
    // A trace takes a seventh of the time of each test. `--trace on` records one.
    trace: 'off',
    actionTimeout: patience.step,
    navigationTimeout: patience.step,
    launchOptions: await findHeadlessShell(),
  },
  projects: [
    { name: 'journeys', testMatch: named(filesOf('journeys')) },
    {
      name: 'full-browser',
      ...ofDonors,
      testMatch: named(filesOf('full-browser')),
      // One worker is faster: a second full browser with its server takes longer to start than all the tests.
      workers: 1,
      use: wholeBrowser,
    },
    // The configurator, the gallery and the documentation site.
    { name: 'demo', testDir: '../demo' },
    // These start processes and browsers: the sandbox, the check of a service, and what browsers support.
    { name: 'tools', testMatch: named(filesOf('tools')) },
    // One worker builds the package a second time, and the other does the rest.
    { name: 'package', testDir: '../package', ...twoByTwo },
    // A site that changes to another version while donors give.
    { name: 'upgrade', testDir: '../../proofs/upgrade', ...oneByOne },
    { name: 'random-donors', ...ofDonors, testDir: '../random-donors', use: wholeBrowser },
    {
      name: 'firefox',
      // Browsers differ in these: leaving, returning, frames, windows, focus, policies, lost connections and layout.
      // What a donor chooses, how the service answers, the demo and the audits need the same code in every browser, and
      // element tests run in all of them.
      testMatch: named(testFiles().filter((path) => says(path, 'firefox'))),
      use: inFirefox,
    },
    {
      name: 'new-firefox',
      testDir: '../demo',
      testMatch: named(testFiles().filter((path) => says(path, 'newFirefox'))),
      use: inFirefox,
    },
    { name: 'webkit', testDir: '../journeys/webkit' },
    // The pages with old libraries need these as Debian packages.
    { name: 'old-libraries', testDir: '../old-libraries' },
    {
      name: 'old-libraries-firefox',
      testDir: '../old-libraries',
      // Firefox's own functions replaced before the script runs. Both orders and both kinds of script run in Chromium.
      grep: /before the (?:module )?script$/,
      use: inFirefox,
    },
    {
      // The packed package in pages of frameworks.
      name: 'hosts',
      testDir: '../hosts',
      ...twoByTwo,
      use: { ignoreHTTPSErrors: true },
    },
    // Libraries of pages that listen to keys, presses and touches.
    { name: 'libraries', testDir: '../libraries' },
    {
      // The recipes of the documentation with the packed package.
      name: 'recipes',
      testDir: '../recipes',
      ...oneByOne,
    },
    { name: 'old-browsers', testDir: '../old-browsers', ...oneByOne, use: { launchOptions: {} } },
    // The plugin on each version of a real WordPress. All tests of a worker share one, which takes longer to install
    // than most of them take.
    ...versions.map((version) => ({
      name: projectFor(version),
      testDir: '../wordpress',
      // The newest runs all tests.
      testMatch: named(
        filesOf('wordpress').filter((path) => version === newest || says(path, 'olderWordPress')),
      ),
      fullyParallel: false,
      workers: 2,
      use: { ignoreHTTPSErrors: true, version },
    })),
    {
      // Orca, which reads only one desktop at a time.
      name: 'screen-reader',
      testDir: '../../proofs/screen-reader',
      ...oneByOne,
    },
    // The sandbox on a real libSQL server.
    { name: 'remote', testDir: '../remote', ...oneByOne },
    // The pictures of the README and the gallery, and those of the plugin.
    { name: 'screenshots', testDir: '../../proofs/screenshots' },
    {
      name: 'wordpress-screenshots',
      testDir: '../../proofs/wordpress-screenshots',
      ...oneByOne,
      use: { ignoreHTTPSErrors: true },
    },
  ],
});
