import { defineConfig } from '@playwright/test';
import { findChromium, findHeadlessShell } from './chromium.js';
import { needsWholeBrowser, startsProcess } from './runners.js';

const ofDonors = {
  testDir: './e2e',
  // Servers of their own for each worker, and a busy machine may be slow.
  timeout: 120_000,
  expect: { timeout: 20_000 },
};

export default defineConfig({
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // A driver may lose an answer on a busy machine; what passes at the second try alone is listed at the end.
  retries: process.env['CI'] ? 1 : 0,
  // Now and then each waits for a page or a process: three keep two processors busy.
  workers: 3,
  reporter: [['list'], ['./playwright-count-reporter.ts']],
  use: {
    // A trace costs a seventh of the time of each test: `--trace on` makes one of a test that failed.
    trace: process.env['CI'] ? { mode: 'on-first-retry', screenshots: false } : 'off',
    launchOptions: await findHeadlessShell(),
  },
  projects: [
    // Processes and browsers of the sandbox, the check of a service, and the styles.
    { name: 'service', testMatch: startsProcess },
    // One worker: it builds and packs the package once, which takes longer than all its tests.
    { name: 'package', testDir: './package', fullyParallel: false, workers: 1 },
    { name: 'journeys', testIgnore: needsWholeBrowser, ...ofDonors },
    {
      name: 'main-journeys',
      testMatch: needsWholeBrowser,
      // One worker: another whole browser, with its server, takes longer to start than all the tests.
      workers: 1,
      ...ofDonors,
      use: {
        launchOptions: {
          ...(await findChromium()),
          // Back must come out of the back/forward cache, as it does for a donor, and scrollbars take their place.
          ignoreDefaultArgs: ['--disable-back-forward-cache', '--hide-scrollbars'],
        },
      },
    },
  ],
});
