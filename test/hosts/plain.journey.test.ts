import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from './host.js';
import { openSite, type Site } from '../support/site.js';
import { give, listenTo, renderAgain, removeAndAdd } from './visit.js';

const pages = fileURLToPath(new URL('plain', import.meta.url));

for (const kind of ['module', 'classic'] as const) {
  test.describe(`A plain HTML page with a ${kind} script`, () => {
    let site: Site;

    test.beforeAll(async ({ packed }) => {
      site = await openSite({ folders: { '/cdn': join(packed.files, 'dist/cdn'), '': pages } });
    });

    test.afterAll(async () => {
      await site.close();
    });

    test('lets a donor give monthly, come back and see the thank-you message', async ({ page }) => {
      const heard = listenTo(page);
      await page.goto(`${site.origin}/${kind}.html`);
      await give(page, heard);
      await expect(page).toHaveURL((url) => url.search === '');
      expect(await heard.complaints()).toEqual([]);
    });

    test('keeps what the donor typed when it changes the form’s settings', async ({ page }) => {
      const heard = listenTo(page);
      await page.goto(`${site.origin}/${kind}.html`);
      await renderAgain(page);
      expect(await heard.complaints()).toEqual([]);
    });

    test('removes the form and puts it back', async ({ page }) => {
      const heard = listenTo(page);
      await page.goto(`${site.origin}/${kind}.html`);
      await removeAndAdd(page, heard);
      expect(await heard.complaints()).toEqual([]);
    });
  });
}
