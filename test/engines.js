import { existsSync } from 'node:fs';
import { missingForWebKit } from './webkit.js';

export const firefox = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr';

/** A message about the packages that the tests in Firefox and WebKit still need; undefined when all are installed. */
export const missingEngines = () => {
  const packages = [...(existsSync(firefox) ? [] : ['firefox-esr']), ...missingForWebKit()];
  if (packages.length === 0) return undefined;
  return (
    `The tests in Firefox and WebKit need: ${packages.join(' ')}\n` +
    `On Debian: apt-get install --no-install-recommends ${packages.join(' ')}`
  );
};

/** Stops the process if those tests can't run. */
export const requireEngines = () => {
  const missing = missingEngines();
  if (missing === undefined) return;
  console.error(missing);
  process.exit(1);
};
