import { join } from 'node:path';
import { expect, test } from './host.js';
import { openSite, type Site } from '../support/site.js';
import { give, listenTo, renderAgain, removeAndAdd } from './visit.js';

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
