// The unit and element tests in Firefox and WebKit. Installs nothing: says what is missing.
import { existsSync } from 'node:fs';
import { playwrightLauncher } from '@web/test-runner-playwright';
import config from './web-test-runner.config.js';
import { webkitLauncher } from './webkit-launcher.js';
import { missingForWebKit } from './webkit.js';

const firefox = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr';
const missing = [...new Set([...(existsSync(firefox) ? [] : ['firefox-esr']), ...missingForWebKit()])];
if (missing.length > 0) {
  console.error(
    `The tests in Firefox and WebKit need: ${missing.join(' ')}\n` +
      `On Debian: apt-get install --no-install-recommends ${missing.join(' ')}`,
  );
  process.exit(1);
}

export default {
  ...config,
  concurrency: 1,
  browserStartTimeout: 120_000,
  testsStartTimeout: 120_000,
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
