import { defineConfig } from '@playwright/test';

/** Tests the built scripts in old versions of Chromium, which `npm run test:old-browsers` installs first. */
export default defineConfig({
  testDir: '../old-browsers',
  outputDir: '../test-results/of-old-browsers',
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  retries: process.env['CI'] ? 1 : 0,
  reporter: [['list'], ['./playwright-count-reporter.ts']],
});
