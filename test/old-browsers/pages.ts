import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test as base, chromium, type Page } from '@playwright/test';
import { buildScripts } from '../runners/built.js';
import { openSite } from '../support/site.js';
import { oldChromium } from './unpack.js';

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
    { scope: 'worker', timeout: 180_000 },
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
