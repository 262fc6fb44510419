import { existsSync, statfsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import './fonts.js';

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

/**
 * The browser inside an npm package (Linux x64). Each version gets its own folder, because it never overwrites files.
 */
const packagedChromium = async () => {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const version = require('../../package.json').devDependencies['@sparticuz/chromium'];
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

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Whether /dev/shm is there and has room for the memory that a browser's processes share. Some containers give it only
 * 64 MB.
 */
const hasSharedMemory = () => {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize > 1024 ** 3;
  } catch {
    return false;
  }
};

/** Playwright keeps shared memory in files of the temporary folder, which takes more time, unless this says not to. */
const ignoreDefaultArgs = hasSharedMemory() ? ['--disable-dev-shm-usage'] : [];

const firstOf = (paths) => paths.find((path) => path && existsSync(path));

/** How to launch the packaged browser; undefined if the package has none for this machine. */
const launchOfPackaged = async () => {
  const executablePath = await packagedChromium();
  return executablePath && { executablePath, args: [...args, '--headless=shell'], ignoreDefaultArgs };
};

const none = () =>
  new Error(
    'No Chromium found. Install one with `npx playwright install chromium`, or set CHROME_PATH to a Chrome.',
  );

/**
 * Finds a full Chromium, as donors have it: `CHROME_PATH`, then Playwright's, the system's and the npm package's.
 *
 * @returns {Promise<{ executablePath: string; args: string[]; ignoreDefaultArgs: string[] }>}
 */
export const findChromium = async () => {
  const executablePath = firstOf([process.env.CHROME_PATH, chromium.executablePath(), ...systemPlaces]);
  const found = executablePath ? { executablePath, args, ignoreDefaultArgs } : await launchOfPackaged();
  if (!found) throw none();
  return found;
};

/**
 * Finds a headless Chromium shell, or a full Chromium if there is none. The shell starts and draws in half the time,
 * but has no back/forward cache.
 *
 * @returns {Promise<{ executablePath?: string; args: string[]; ignoreDefaultArgs: string[] }>}
 */
export const findHeadlessShell = async () => {
  if (process.env.CHROME_PATH) return await findChromium();
  // Playwright then uses the shell that it installs with its Chromium.
  if (existsSync(chromium.executablePath())) return { args, ignoreDefaultArgs };
  const executablePath = firstOf(['/usr/bin/chromium-headless-shell', '/usr/bin/chrome-headless-shell']);
  if (executablePath) return { executablePath, args, ignoreDefaultArgs };
  return (await launchOfPackaged()) ?? (await findChromium());
};
