import { defineConfig } from '@playwright/test';
import { firefox, requireEngines } from './engines.js';

requireEngines();

/** The journeys in Firefox, which Playwright drives by WebDriver BiDi, and the main ones in WebKit. */
export default defineConfig({
  outputDir: '../test-results/of-engines',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // As in `playwright.config.ts`.
  retries: process.env['CI'] ? 1 : 0,
  workers: 1,
  timeout: 60_000,
  reporter: [['list'], ['./playwright-count-reporter.ts']],
  expect: { timeout: 10_000 },
  projects: [
    {
      name: 'firefox',
      testDir: './e2e',
      testIgnore: [
        // Colour schemes and the like are emulated in Chromium only.
        '**/*.chromium.test.ts',
        // Pages for developers, the package in Node and the server’s own crash: no donor of Firefox meets them.
        '**/{configurator-copy,configurator-height,configurator-lints,gallery,package,reference,restart,start}.test.ts',
      ],
      use: {
        browserName: 'firefox',
        channel: 'moz-firefox',
        launchOptions: {
          executablePath: firefox,
          // Playwright's clicks miss what is in a frame of another site when that has a process of its own.
          firefoxUserPrefs: { 'fission.autostart': false },
        },
      },
    },
    { name: 'webkit', testDir: './webkit' },
  ],
});
