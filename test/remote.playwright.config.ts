import { defineConfig } from '@playwright/test';

/** The sandbox on a real libSQL server: not among the other tests, as npm must bring the server first. */
export default defineConfig({
  testDir: './remote',
  outputDir: '../test-results',
  workers: 1,
  timeout: 60_000,
  reporter: [['list'], ['./playwright-count-reporter.ts']],
});
