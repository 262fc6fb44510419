import { defineConfig } from '@playwright/test';
import { firefox, requireEngines } from './engines.js';

requireEngines();

/** The journeys in Firefox, which Playwright drives through WebDriver BiDi, and the main ones in WebKit. */
export default defineConfig({
  outputDir: '../test-results/of-engines',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // The same as in `playwright.config.ts`.
  retries: process.env['CI'] ? 1 : 0,
  workers: 2,
  timeout: 60_000,
  reporter: [['list'], ['./playwright-count-reporter.ts']],
  expect: { timeout: 10_000 },
  projects: [
    {
      name: 'firefox',
      testDir: './e2e',
      // Browsers differ in these journeys: leaving, returning, frames, windows, focus, policies, lost connections and
      // layout. The demo and the audits run the same code in every browser, and element tests run in all of them.
      testMatch:
        '**/{accessibility-keyboard,addresses,back,back-anew,changed-while-sending,content-security-policy,declined,dialog,dialog-page,frames,giving,hostile-hosts-scripts,layout-shift,monthly-suggestion,prerendered,redirects,return,staged-faults,static-demo,thanks,totals}.test.ts',
      use: {
        browserName: 'firefox',
        channel: 'moz-firefox',
        launchOptions: {
          executablePath: firefox,
          // Playwright’s clicks miss content in a cross-site frame if the frame has its own process.
          firefoxUserPrefs: { 'fission.autostart': false },
        },
      },
    },
    { name: 'webkit', testDir: './webkit' },
  ],
});
