import { defineConfig } from '@playwright/test';

/** Tests the sandbox on a real libSQL server. They run separately because npm must install the server first. */
export default defineConfig({
  testDir: '../remote',
  outputDir: '../test-results/of-remote',
  workers: 1,
  timeout: 60_000,
  reporter: [['list'], ['./playwright-count-reporter.ts']],
});
