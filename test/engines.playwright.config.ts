import { defineConfig } from '@playwright/test';

/** The journeys in Firefox ESR, which Playwright drives by WebDriver BiDi. */
export default defineConfig({
  outputDir: '../test-results/engines',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  workers: 1,
  reporter: [['list'], ['./playwright-count-reporter.ts']],
  expect: { timeout: 10_000 },
  projects: [
    {
      name: 'firefox',
      testDir: './e2e',
      use: {
        browserName: 'firefox',
        channel: 'moz-firefox',
        launchOptions: { executablePath: process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr' },
      },
    },
    { name: 'webkit', testDir: './webkit', timeout: 120_000 },
  ],
});
