import { readdir } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, home, test } from '../support/demo/static-demo.js';

/** What a page links to and loads. */
const leadsOn = (page: Page) =>
  page
    .locator('a[href], link[href], iframe[src]')
    .evaluateAll((all) =>
      all.map((one) => ('href' in one ? String(one.href) : (one as HTMLIFrameElement).src)),
    );

/** What pages of the documentation link to and load. No script of theirs adds a link, so this only reads their HTML. */
const leadsInDocs = (page: Page, paths: readonly string[]) =>
  page.evaluate(async (addresses) => {
    const leadsOf = async (address: string) => {
      const html = await (await fetch(address)).text();
      const parsed = new DOMParser().parseFromString(html, 'text/html');
      return [...parsed.querySelectorAll('[href], [src]')].map(
        (one) => new URL(one.getAttribute('href') ?? one.getAttribute('src') ?? '', address).href,
      );
    };
    return (await Promise.all(addresses.map(leadsOf))).flat();
  }, paths);

test('A visitor can follow every link of every page', async ({ page, request, builtDemo, files }) => {
  const pages = (await readdir(builtDemo, { recursive: true })).filter((path) => path.endsWith('.html'));
  const docs = pages.filter((path) => path.startsWith('docs/'));
  const links: string[] = [];
  for (const path of pages.filter((path) => !docs.includes(path))) {
    await page.goto(path);
    await expect(page.locator('[data-href-of-sandbox]')).toHaveCount(0);
    links.push(...(await leadsOn(page)));
  }
  expect(docs).toContain('docs/index.html');
  links.push(
    ...(await leadsInDocs(
      page,
      docs.map((path) => `${files.origin}${home}${path}`),
    )),
  );
  const leads = new Set<string>();
  for (const link of links) {
    const { origin, pathname } = new URL(link);
    if (origin === files.origin) leads.add(pathname);
  }
  const ofSandbox = [...leads].filter((pathname) => pathname.includes('/sandbox/'));
  expect(ofSandbox).toEqual([`${home}sandbox/control/faults`]);
  for (const pathname of leads) {
    if (!ofSandbox.includes(pathname)) expect((await request.get(pathname)).status(), pathname).toBe(200);
  }
});
