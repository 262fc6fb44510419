import { defineConfig } from '@playwright/test';
import { findChromium, findHeadlessShell } from './chromium.js';

export default defineConfig({
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // A driver may lose an answer on a busy machine; what passes at the second try alone is listed at the end.
  retries: process.env['CI'] ? 1 : 0,
  workers: 2,
  reporter: [['list'], ['./playwright-count-reporter.ts']],
  use: {
    trace: 'retain-on-failure',
    launchOptions: await findHeadlessShell(),
  },
  projects: [
    { name: 'manifest', testDir: './manifest' },
    { name: 'sandbox', testDir: './sandbox' },
    { name: 'check-service', testDir: './check-service' },
    { name: 'demo', testDir: './demo' },
    // One worker: it builds and packs the package once, which takes longer than all its tests.
    { name: 'package', testDir: './package', fullyParallel: false, workers: 1 },
    {
      name: 'journeys',
      testDir: './e2e',
      // Servers of their own for each worker: a busy machine may be slow, and a film of it would make it slower.
      timeout: 120_000,
      expect: { timeout: 20_000 },
      use: {
        trace: { mode: 'retain-on-failure', screenshots: false },
        launchOptions: {
          ...(await findChromium()),
          // Back must come out of the back/forward cache, as it does for a donor.
          ignoreDefaultArgs: ['--disable-back-forward-cache'],
        },
      },
    },
  ],
});
