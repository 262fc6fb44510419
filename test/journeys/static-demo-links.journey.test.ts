import { readdir } from 'node:fs/promises';
import { expect, home, test } from '../support/journeys/static-demo.js';

test('A visitor can follow every link of every page', async ({ page, request, builtDemo, files }) => {
  const pages = (await readdir(builtDemo, { recursive: true })).filter((path) => path.endsWith('.html'));
  const leads = new Set<string>();
  for (const path of pages) {
    await page.goto(path);
    await expect(page.locator('[data-href-of-sandbox]')).toHaveCount(0);
    const links = await page
      .locator('a[href], link[href], iframe[src]')
      .evaluateAll((all) => all.map((one) => ('href' in one ? one.href : (one as HTMLIFrameElement).src)));
    for (const link of links as string[]) {
      const { origin, pathname } = new URL(link);
      if (origin === files.origin) leads.add(pathname);
    }
  }
  const ofSandbox = [...leads].filter((pathname) => pathname.includes('/sandbox/'));
  expect(ofSandbox).toEqual([`${home}sandbox/control/faults`]);
  for (const pathname of leads) {
    if (!ofSandbox.includes(pathname)) expect((await request.get(pathname)).status(), pathname).toBe(200);
  }
});
