import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { cy } from '../../src/languages/cy.js';
import { en } from '../../src/languages/en.js';
import { fr } from '../../src/languages/fr.js';
import { languageLoaders } from '../../src/languages/language-loaders.js';
import { expect, test as base } from './packed.js';

const host = 'https://cdn.example';

type Site = {
  /** Opens a Welsh page on another origin than the scripts, and returns the files that it requests from their host. */
  open: (scripts: (hashes: Record<string, string>) => string, encoding?: string) => Promise<string[]>;
};

const test = base.extend<Site>({
  open: async ({ page, packed }, use) => {
    const folder = join(packed.files, 'dist/cdn');
    const hashes = JSON.parse(await readFile(join(folder, 'integrity.json'), 'utf8')) as Record<
      string,
      string
    >;
    await use(async (scripts, encoding = 'utf-8') => {
      const asked: string[] = [];
      await page.route('**/*', async (route) => {
        const { origin, pathname } = new URL(route.request().url());
        if (origin === host) {
          asked.push(pathname.slice(1));
          await route.fulfill({
            path: join(folder, pathname),
            contentType: 'text/javascript',
            headers: { 'access-control-allow-origin': '*' },
          });
          return;
        }
        await route.fulfill({
          contentType: `text/html; charset=${encoding}`,
          body: `<!doctype html><html lang="cy"><title>Rhoi</title><link rel="icon" href="data:,">${scripts(hashes)}
            <donation-widget base-url="https://service.example/api/v1" publishable-key="pk_test_x"></donation-widget>`,
        });
      });
      await page.goto('https://charity.example/');
      return asked;
    });
  },
});

const formOn = (page: Page) => page.getByRole('group', { name: cy.amount, exact: true });

const tag = (file: string, hash: string | undefined, type = '') =>
  `<script ${type} src="${host}/${file}" integrity="${hash ?? ''}" crossorigin></script>`;

test('the classic script shows a form in Welsh with the messages from its own folder', async ({
  open,
  page,
}) => {
  const file = 'donation-widget.iife.js';
  const asked = await open((hashes) => tag(file, hashes[file]));
  await expect(formOn(page)).toBeVisible();
  expect(asked.sort()).toEqual(['cy.js', file, 'form.classic.js']);
  const names = await page.evaluate(() => Object.keys((globalThis as unknown as Global).DonationWidget));
  expect(names.sort()).toEqual([
    'DonationButton',
    'DonationStatus',
    'DonationWidget',
    'defineDonationElements',
  ]);
});

type Global = { DonationWidget: object };

test('the classic script has every language of the module', async ({ open, page }) => {
  const file = 'donation-widget.iife.js';
  await open((hashes) => tag(file, hashes[file]));
  for (const [language, load] of Object.entries(languageLoaders)) {
    const { amount = en.amount } = await load();
    await page.evaluate((lang) => (document.documentElement.lang = lang), language);
    await expect(page.getByRole('group', { name: amount, exact: true })).toBeVisible();
  }
});

test('the classic script, pasted into the page, finds its other files next to the page', async ({
  open,
  page,
  packed,
}) => {
  await open(() => '');
  await page.route('https://charity.example/*.js', (route) =>
    route.fulfill({ path: join(packed.files, 'dist/cdn', new URL(route.request().url()).pathname) }),
  );
  await page.addScriptTag({ path: join(packed.files, 'dist/cdn/donation-widget.iife.js') });
  await expect(formOn(page)).toBeVisible();
  await page.getByRole('radio', { name: '£50' }).check();
  await expect(page.getByRole('button')).toContainText('£50.00');
});

test('the module shows a form in Welsh with the messages from its own folder', async ({ open, page }) => {
  const file = 'donation-widget.js';
  const asked = await open((hashes) => {
    const integrity = Object.fromEntries(
      Object.entries(hashes).map(([name, hash]) => [`${host}/${name}`, hash]),
    );
    return `<script type="importmap">${JSON.stringify({ integrity })}</script>
      ${tag(file, hashes[file], 'type="module"')}`;
  });
  await expect(formOn(page)).toBeVisible();
  expect(asked.sort()).toEqual(['cy.js', file, 'form.js']);
});

for (const file of ['donation-widget.iife.js', 'donation-widget.js']) {
  test(`${file} keeps its characters on a page with another encoding`, async ({ open, page }) => {
    const type = file.includes('iife') ? '' : 'type="module"';
    await open((hashes) => tag(file, hashes[file], type), 'windows-1252');
    await page.evaluate(() => (document.documentElement.lang = 'fr'));
    await expect(page.getByRole('group', { name: fr.interval, exact: true })).toBeVisible();
    await page.evaluate(() => (document.documentElement.lang = 'en'));
    await expect(page.getByRole('button')).toHaveText('Donate £10.00');
  });
}

test('a script does not run if its hash is wrong', async ({ open, page }) => {
  const refused = page.waitForEvent('console', (message) => message.text().includes('integrity'));
  const file = 'donation-widget.iife.js';
  await open((hashes) => tag(file, hashes['donation-widget.js']));
  expect((await refused).type()).toBe('error');
  await expect(formOn(page)).toHaveCount(0);
});
