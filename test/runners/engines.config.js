// Runs the tests of whatever differs between engines, in Firefox and WebKit. It installs nothing, but lists missing
// packages.
import process from 'node:process';
import { playwrightLauncher } from '@web/test-runner-playwright';
import { firefox, requireEngines } from './engines.js';
import { inSharedPages } from './page-bundles.js';
import { isOfEngines, testFiles } from './runners.js';
import config from './web-test-runner.config.js';
import { webkitLauncher } from './webkit-launcher.js';

requireEngines();

const files = testFiles().filter(isOfEngines);

export default {
  ...(process.argv.includes('--files') ? config : inSharedPages(config, 'engines', files)),
  // One page in each engine at a time.
  concurrentBrowsers: 2,
  concurrency: 1,
  browserStartTimeout: 120_000,
  testsStartTimeout: 120_000,
  testsFinishTimeout: 300_000,
  browsers: [
    playwrightLauncher({
      product: 'firefox',
      launchOptions: { channel: 'moz-firefox', executablePath: firefox },
    }),
    webkitLauncher(),
  ],
  // The audit of a form with 249 countries takes WebKit some seconds.
  testFramework: { config: { timeout: 60_000 } },
};
