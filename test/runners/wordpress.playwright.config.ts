import { defineConfig } from '@playwright/test';
import { findHeadlessShell } from './chromium.js';

/** Tests the plugin on a real WordPress. They run separately because they need Debian's packages of it. */
export default defineConfig({
  testDir: '../wordpress',
  outputDir: '../test-results/of-wordpress',
  // The same as in `playwright.config.ts`.
  retries: process.env['CI'] ? 1 : 0,
  // All tests of a worker share one WordPress, which takes longer to install than most of them.
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['./playwright-count-reporter.ts']],
  use: {
    ignoreHTTPSErrors: true,
    trace: { mode: 'retain-on-failure', screenshots: false },
    launchOptions: await findHeadlessShell(),
  },
});
