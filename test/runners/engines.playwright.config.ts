import { defineConfig } from '@playwright/test';
import { findHeadlessShell } from './chromium.js';
import { firefox, requireEngines } from './engines.js';
import { missingLibraries } from '../old-libraries/libraries.js';

requireEngines(missingLibraries());

const inFirefox = {
  browserName: 'firefox',
  channel: 'moz-firefox',
  launchOptions: {
    executablePath: firefox,
    // Playwright’s clicks miss content in a cross-site frame if the frame has its own process.
    firefoxUserPrefs: { 'fission.autostart': false },
  },
} as const;

/**
 * The journeys in Firefox, which Playwright drives through WebDriver BiDi, and the main ones in WebKit. Pages with old
 * libraries are here too, because the libraries are Debian packages.
 */
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
      testDir: '../journeys',
      // Browsers differ in these journeys: leaving, returning, frames, windows, focus, policies, lost connections and
      // layout. The demo and the audits run the same code in every browser, and element tests run in all of them.
      testMatch:
        '**/{accessibility-keyboard,addresses,back,back-anew,changed-while-sending,content-security-policy,declined,dialog,dialog-page,frames,giving,hostile-hosts-scripts,layout-shift,monthly-suggestion,prerendered,redirects,return,staged-faults,static-demo,thanks,totals}.test.ts',
      use: inFirefox,
    },
    { name: 'webkit', testDir: '../journeys/webkit' },
    // The pages with old libraries need these as Debian packages.
    {
      name: 'old-libraries',
      testDir: '../old-libraries',
      use: { launchOptions: await findHeadlessShell() },
    },
    { name: 'old-libraries-firefox', testDir: '../old-libraries', use: inFirefox },
  ],
});
