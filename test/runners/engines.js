import { existsSync } from 'node:fs';
import { missingForWebKit } from './webkit.js';

export const firefox = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr';

/**
 * Stops the process if the tests can't run, and lists the Debian packages that they still need.
 *
 * @param {readonly string[]} others missing packages besides those of the browsers
 */
export const requireEngines = (others = []) => {
  const packages = [...(existsSync(firefox) ? [] : ['firefox-esr']), ...missingForWebKit(), ...others];
  if (packages.length === 0) return;
  console.error(
    `The tests in Firefox and WebKit, and those with old libraries, need: ${packages.join(' ')}\n` +
      `On Debian: apt-get install --no-install-recommends ${packages.join(' ')}`,
  );
  process.exit(1);
};
