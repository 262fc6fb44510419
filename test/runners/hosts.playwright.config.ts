import { defineConfig } from '@playwright/test';
import { findHeadlessShell } from './chromium.js';

/**
 * Tests the packed package in real framework pages. They run separately because npm must install the frameworks first.
 */
export default defineConfig({
  testDir: '../hosts',
  outputDir: '../test-results/of-hosts',
  // The same as in `playwright.config.ts`.
  retries: process.env['CI'] ? 1 : 0,
  // One worker is enough, because it packs the package once.
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['./playwright-count-reporter.ts']],
  use: {
    ignoreHTTPSErrors: true,
    actionTimeout: 10_000,
    navigationTimeout: 10_000,
    trace: { mode: 'retain-on-failure', screenshots: false },
    launchOptions: await findHeadlessShell(),
  },
});
