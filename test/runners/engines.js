import { existsSync } from 'node:fs';
import './fonts.js';
import { missingForWebKit } from './webkit.js';

export const firefox = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr';

/** Stops the process if the tests of the engines can't run, and lists the Debian packages that they still need. */
export const requireEngines = async () => {
  await import('./typescript.js');
  const { missingLibraries } = await import('../old-libraries/libraries.ts');
  const packages = [
    ...(existsSync(firefox) ? [] : ['firefox-esr']),
    ...missingForWebKit(),
    ...missingLibraries(),
  ];
  if (packages.length === 0) return;
  console.error(
    `The tests in Firefox and WebKit, and those with old libraries, need: ${packages.join(' ')}\n` +
      `On Debian: apt-get install --no-install-recommends ${packages.join(' ')}`,
  );
  process.exit(1);
};
