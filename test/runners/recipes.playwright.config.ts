import { defineConfig } from '@playwright/test';
import { findHeadlessShell } from './chromium.js';

/** Tests the recipes with the packed package. They run separately because npm must install their packages first. */
export default defineConfig({
  testDir: '../recipes',
  testMatch: '*.test.ts',
  outputDir: '../test-results/of-recipes',
  // The same as in `playwright.config.ts`.
  retries: process.env['CI'] ? 1 : 0,
  // One worker is enough, because it packs the package once.
  workers: 1,
  timeout: 300_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['./playwright-count-reporter.ts']],
  use: { launchOptions: await findHeadlessShell() },
});
