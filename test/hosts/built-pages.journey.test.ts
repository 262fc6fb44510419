import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { de } from '../../src/languages/de.js';
import { expect, test } from './host.js';
import { openSite, type Site } from '../support/site.js';
import { give, listenTo, renderAgain, removeAndAdd } from './visit.js';

// The word has only plain letters, so that no bundler escapes them.
const germanWord = de.customAmount;

const names = ['react', 'vue', 'svelte', 'angular'] as const;

// Install all projects at once, because npm mostly waits for the network.
test.beforeAll(async ({ hostOf }) => {
  await Promise.all(names.map(hostOf));
});

for (const name of names) {
  test.describe(`A page of ${name}, built for production`, () => {
    let site: Site;

    test.beforeAll(async ({ hostOf }) => {
      const host = await hostOf(name);
      await host.build();
      site = await openSite({ folders: { '': join(host.folder, 'dist') } });
    });

    test.afterAll(async () => {
      await site.close();
    });

    test('has types that accept valid code and reject errors', async ({ hostOf }) => {
      const { npm } = await hostOf(name);
      if (name === 'react' || name === 'vue') {
        await npm('run', 'check');
        return;
      }
      // In these templates no comment can mark an expected error, so the check fails, at each of them and nowhere else.
      const file = { svelte: 'Faults.svelte', angular: 'faults.ts' }[name];
      const lines = (
        await readFile(fileURLToPath(new URL(`${name}/${file}`, import.meta.url)), 'utf8')
      ).split('\n');
      const faulty = lines.flatMap((line, index) =>
        /^ *<donation-/.test(line) ? [`${file}:${index + 1}`] : [],
      );
      const printed = stripVTControlCharacters(
        await npm('run', 'check').catch((error: Error) => error.message),
      );
      const refused = [...printed.matchAll(/^(?:\d+ (?:ERROR|WARNING) "([^"]+)" |([^\s:]+):)(\d+):\d+/gm)];
      expect([...new Set(refused.map(([, one, other, line]) => `${one ?? other}:${line}`))]).toEqual(faulty);
    });

    test('lets a donor give monthly, come back and see the thank-you message', async ({ page }) => {
      const heard = listenTo(page);
      await page.goto(site.origin);
      await give(page, heard);
      await expect(page).toHaveURL((url) => url.search === '');
      expect(await heard.complaints()).toEqual([]);
    });

    test('keeps what the donor typed when it renders again', async ({ page }) => {
      const heard = listenTo(page);
      await page.goto(site.origin);
      await renderAgain(page);
      expect(await heard.complaints()).toEqual([]);
    });

    test('removes the form and puts it back', async ({ page }) => {
      const heard = listenTo(page);
      await page.goto(site.origin);
      await removeAndAdd(page, heard);
      expect(await heard.complaints()).toEqual([]);
    });

    test('loads a language only when it is needed, from a separate file', async ({ page, hostOf }) => {
      const { folder } = await hostOf(name);
      const files = await readdir(join(folder, 'dist'), { recursive: true });
      const scripts = files.filter((file) => file.endsWith('.js') && !file.startsWith('development'));
      const codes = await Promise.all(scripts.map((file) => readFile(join(folder, 'dist', file), 'utf8')));
      expect(codes.filter((code) => code.includes(germanWord))).toHaveLength(1);

      const heard = listenTo(page);
      await page.goto(site.origin);
      await expect(page.getByRole('button', { name: /^Donate/ })).toBeVisible();
      const first = [...heard.scripts];
      await page.evaluate(() => {
        document.documentElement.lang = 'de';
      });
      await expect(page.getByLabel(de.email, { exact: true })).toBeVisible();
      const holds = await Promise.all(
        heard.scripts.map(async (script) => (await script.text()).includes(germanWord)),
      );
      expect(holds.slice(0, first.length)).not.toContain(true);
      expect(holds.filter(Boolean)).toHaveLength(1);
      expect(await heard.complaints()).toEqual([]);
    });
  });
}

test.describe('A React page in strict mode, built for development', () => {
  let site: Site;

  test.beforeAll(async ({ hostOf }) => {
    const host = await hostOf('react');
    await host.build();
    site = await openSite({ folders: { '': join(host.folder, 'dist/development') } });
  });

  test.afterAll(async () => {
    await site.close();
  });

  test('mounts twice, and lets a donor give, come back and see the thank-you message', async ({ page }) => {
    const heard = listenTo(page);
    await page.goto(site.origin);
    await give(page, heard);
    await expect(page).toHaveURL((url) => url.search === '');
    const element = '"donation-widget"';
    await expect.poll(() => heard.of('mounted')).toEqual([element, element, element, element]);
    expect(await heard.complaints()).toEqual([]);
  });

  test('renders again, removes the form and puts it back', async ({ page }) => {
    const heard = listenTo(page);
    await page.goto(site.origin);
    await renderAgain(page);
    await page.reload();
    await removeAndAdd(page, heard);
    expect(await heard.complaints()).toEqual([]);
  });
});
