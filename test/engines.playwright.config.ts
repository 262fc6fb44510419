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
  workers: 2,
  timeout: 60_000,
  reporter: [['list'], ['./playwright-count-reporter.ts']],
  expect: { timeout: 10_000 },
  projects: [
    {
      name: 'firefox',
      testDir: './e2e',
      // Journeys in which browsers differ: going, coming back, frames, windows, focus, policies, cuts in the
      // connection, the place that a form takes. The demo and the audits are the same code in each; elements are
      // tested in all.
      testMatch:
        '**/{accessibility-keyboard,addresses,back,back-anew,changed-while-sending,content-security-policy,declined,dialog,dialog-page,frames,giving,hostile-hosts-scripts,layout-shift,monthly-suggestion,prerendered,redirects,return,staged-faults,static-demo,thanks,totals}.test.ts',
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
