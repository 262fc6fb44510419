import { readFile } from 'node:fs/promises';
import { createServer } from 'node:https';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { listen } from '../listen.js';
import { editorOn } from './configurator.js';
import { expect, secureTest } from '../journeys/journey.js';
import { violationsOf } from '../journeys/violations.js';

export type Site = {
  address: string;
  /** What was pasted into its two pages, which are blank otherwise, and the policy that they are sent with. */
  pasted: { snippet: string; thanks: string; policy: string };
};

export const test = secureTest.extend<{ site: Site; violations: string[] }>({
  site: async ({ folder, https, pinnedScripts }, use) => {
    const pasted = { snippet: '', thanks: '', policy: '' };
    // The certificate that the service’s server has made for itself.
    const pem = await readFile(join(folder, 'https/vite/basic-ssl/_cert.pem'));
    const server = createServer({ key: pem, cert: pem }, (request, response) => {
      const { pathname } = new URL(request.url ?? '', 'https://localhost');
      if (pathname === '/' || pathname === '/thanks') {
        response
          .setHeader('content-security-policy', pasted.policy)
          .setHeader('content-type', 'text/html; charset=utf-8')
          .end(
            '<!doctype html><html lang="en-GB"><title>Give</title>' +
              `<link rel="icon" href="${https}/demo/art/mark.svg"><main>${pathname === '/' ? pasted.snippet : pasted.thanks}</main>`,
          );
        return;
      }
      readFile(join(pinnedScripts, pathname.replace('/scripts/', ''))).then(
        (file) => response.setHeader('content-type', 'text/javascript').end(file),
        () => response.writeHead(404).end(),
      );
    });
    const { origin, close } = await listen(server);
    await use({ address: origin, pasted });
    await close();
  },
  violations: async ({ page }, use) => {
    await use(await violationsOf(page));
  },
});

/** The code of a block, as its button copies it. */
export const clipboard = async (page: Page, title: string) => {
  const editor = editorOn(page);
  await editor.copy(title);
  await expect(editor.side.getByRole('button', { name: `Copy: ${title}` })).toHaveText('Copied');
  return page.evaluate(() => navigator.clipboard.readText());
};

/** Puts the snippet into the page of the site, under the policy that goes with it. */
export const pasteInto = async ({ pasted }: Site, page: Page) => {
  pasted.snippet = await clipboard(page, 'In your page');
  await editorOn(page).openGroup('For your developer');
  pasted.policy = await clipboard(page, 'Content-Security-Policy');
};
