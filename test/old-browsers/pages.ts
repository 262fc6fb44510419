import { mkdtemp, rm, writeFile, mkdir, rename } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test as base, chromium, type Page } from '@playwright/test';
import { execFile } from 'node:child_process';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createBrotliDecompress } from 'node:zlib';
import { buildScripts } from '../runners/built.js';
import { openSite } from '../support/site.js';

const packed = (version: number, file: string) =>
  fileURLToPath(new URL(`node_modules/chromium-${version}/bin/${file}.br`, import.meta.url));

const inflate = (from: string, to: string) =>
  pipeline(createReadStream(from), createBrotliDecompress(), createWriteStream(to, { mode: 0o755 }));

/** Unpacks into a new folder first, so that an interrupted attempt never looks complete. */
const once = async (name: string, unpack: (folder: string) => Promise<unknown>): Promise<string> => {
  const folder = join(tmpdir(), `donation-widget-${name}`);
  if (existsSync(folder)) return folder;
  const half = await mkdtemp(`${folder}-`);
  await unpack(half);
  // Another worker could have been faster.
  await rename(half, folder).catch(() => rm(half, { recursive: true, force: true }));
  return folder;
};

/** The system libraries that Chromium needs. The oldest packages contain only some of them. */
const libraries = () =>
  once('old-libraries', async (folder) => {
    const archive = join(folder, 'libraries.tar');
    await inflate(packed(119, 'al2023.tar'), archive);
    await promisify(execFile)('tar', ['-xf', archive, '-C', folder]);
  });

/** How to launch an old version of Chromium. */
const oldChromium = async (version: number) => {
  const folder = await once(`old-chromium-${version}`, async (half) => {
    await mkdir(half, { recursive: true });
    await inflate(packed(version, 'chromium'), join(half, 'chromium'));
  });
  const executablePath = join(folder, 'chromium');
  const paths = [join(await libraries(), 'lib'), process.env['LD_LIBRARY_PATH']].filter(Boolean);
  return {
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--headless'],
    env: { ...process.env, LD_LIBRARY_PATH: paths.join(':'), HOME: dirname(executablePath) },
  };
};

const root = fileURLToPath(new URL('../..', import.meta.url));

export const scripts = {
  module: '<script type="module" src="/cdn/donation-widget.js"></script>',
  classic: '<script src="/cdn/donation-widget.iife.js" defer></script>',
};

/** The text of the fallback link, for browsers that don't run the script. */
export const otherWay = 'Other ways to give';

const form = (attributes: string) =>
  `<donation-widget base-url="/api/v1" publishable-key="pk_test_sandbox" ${attributes}>
    <a href="/other">${otherWay}</a>
  </donation-widget>`;

type Opened = { page: Page; posts: unknown[]; complaints: string[] };

type Options = {
  attributes?: string;
  lang?: string;
  /** Returns the HTML of the page around the form. */
  around?: (form: string) => string;
};

type Site = {
  open: (version: number, script: keyof typeof scripts, options?: Options) => Promise<Opened>;
};

/** Playwright's `test` with a charity's pages, the built scripts and the sandbox, in an old Chromium. */
export const test = base.extend<Site, { site: { origin: string; folder: string } }>({
  site: [
    async ({}, use) => {
      buildScripts(root);
      const folder = await mkdtemp(join(tmpdir(), 'donation-widget-pages-'));
      const { origin, close } = await openSite({ folders: { '/cdn': `${root}dist/cdn`, '/pages': folder } });
      await use({ origin, folder });
      await close();
      await rm(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  open: async ({ site }, use, info) => {
    const ends: (() => Promise<void>)[] = [];
    const visit: Site['open'] = async (
      version,
      script,
      { attributes = '', lang = 'en-GB', around = String } = {},
    ) => {
      const browser = await chromium.launch(await oldChromium(version));
      const page = await browser.newPage({ ignoreHTTPSErrors: true, viewport: { width: 480, height: 1000 } });
      ends.push(async () => {
        await page.screenshot({ path: info.outputPath('end.png'), fullPage: true });
        await browser.close();
      });
      const posts: unknown[] = [];
      const complaints: string[] = [];
      page.on('request', (request) => {
        if (request.method() === 'POST' && request.url().includes('/api/v1/'))
          posts.push(request.postDataJSON());
      });
      page.on('pageerror', (error) => complaints.push(error.stack ?? error.message));
      const name = `${info.testId}.html`;
      const content = `<!doctype html><html lang="${lang}"><title>Give</title><link rel="icon" href="data:,">
        <meta charset="utf-8"><meta name="viewport" content="width=device-width">
        ${scripts[script]}<main>${around(form(attributes))}</main>`;
      await writeFile(join(site.folder, name), content);
      await page.goto(`${site.origin}/pages/${name}`);
      return { page, posts, complaints };
    };
    await use(visit);
    for (const end of ends) await end();
  },
});

export { expect } from '@playwright/test';
