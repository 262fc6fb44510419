import { defineConfig } from '@playwright/test';
import { findChromium, findHeadlessShell } from './chromium.js';
import { needsWholeBrowser, startsProcess } from './runners.js';

const ofDonors = {
  testDir: '../journeys',
  // Each worker starts its own servers, and the machine can be busy.
  timeout: 120_000,
  expect: { timeout: 20_000 },
};

const wholeBrowser = {
  launchOptions: {
    ...(await findChromium()),
    // Back must use the back/forward cache, as it does for a donor, and scrollbars must take up space.
    ignoreDefaultArgs: ['--disable-back-forward-cache', '--hide-scrollbars'],
  },
};

export default defineConfig({
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // A driver can lose an answer on a busy machine. Tests that pass only on the second try are listed at the end.
  retries: process.env['CI'] ? 1 : 0,
  // Each worker sometimes waits for a page or a process, so three keep two processors busy.
  workers: 3,
  reporter: [['list'], ['./playwright-count-reporter.ts']],
  use: {
    // A trace takes a seventh of the time of each test. `--trace on` records one.
    trace: process.env['CI'] ? { mode: 'on-first-retry', screenshots: false } : 'off',
    launchOptions: await findHeadlessShell(),
  },
  projects: [
    // These start processes and browsers: the sandbox, the service check, the styles and the release.
    { name: 'service', testMatch: startsProcess },
    // One worker builds and packs the package once, which takes longer than all its tests.
    { name: 'package', testDir: '../package', fullyParallel: false, workers: 1 },
    { name: 'journeys', testIgnore: needsWholeBrowser, ...ofDonors },
    {
      name: 'main-journeys',
      testMatch: needsWholeBrowser,
      // One worker is faster: a second full browser with its server takes longer to start than all the tests.
      workers: 1,
      ...ofDonors,
      use: wholeBrowser,
    },
    {
      name: 'random-donors',
      ...ofDonors,
      testDir: '../random-donors',
      testMatch: '*.journey.test.ts',
      use: wholeBrowser,
    },
  ],
});
