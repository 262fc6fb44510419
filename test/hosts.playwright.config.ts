import { defineConfig } from '@playwright/test';
import { findHeadlessShell } from './chromium.js';

/** The packed package in real pages of frameworks: not among the other tests, as npm must bring those first. */
export default defineConfig({
  testDir: './hosts',
  outputDir: '../test-results',
  // As in `playwright.config.ts`.
  retries: process.env['CI'] ? 1 : 0,
  // One worker: it packs the package once.
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
