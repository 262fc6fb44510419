import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

const require = createRequire(import.meta.url);

const systemPlaces = [
  ...['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'].flatMap((name) =>
    (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)),
  ),
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** The browser inside an npm package (Linux x64): unpacked once a version, since it never overwrites. */
const packagedChromium = async () => {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const version = require('../package.json').devDependencies['@sparticuz/chromium'];
  const folder = join(tmpdir(), `donation-widget-chromium-${version}`);
  await mkdir(folder, { recursive: true });
  const before = process.env.TMPDIR;
  process.env.TMPDIR = folder;
  try {
    const { default: packaged } = await import('@sparticuz/chromium');
    return await packaged.executablePath();
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
};

/**
 * Finds a Chromium for the tests: `CHROME_PATH`, Playwright's own, one of the system, the npm package.
 *
 * @returns {Promise<{ executablePath: string; args: string[] }>}
 */
export const findChromium = async () => {
  const args = [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ];
  const installed = [process.env.CHROME_PATH, chromium.executablePath(), ...systemPlaces].find(
    (path) => path && existsSync(path),
  );
  if (installed) return { executablePath: installed, args };
  const packaged = await packagedChromium();
  if (packaged) return { executablePath: packaged, args: [...args, '--headless=shell'] };
  throw new Error(
    'No Chromium found. Install one with `npx playwright install chromium`, or set CHROME_PATH to a Chrome.',
  );
};
