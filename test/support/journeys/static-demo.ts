import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveFiles, type FileServer } from './file-server.js';
import { donorOn, en, expect, test as base } from './journey.js';

export const home = '/charity/demo/';

/** Playwright's `test` with the static demo in a folder of a plain file server. */
export const test = base.extend<
  {
    files: FileServer;
    /** Puts a snippet into a new page in that folder for this test, next to the widget's script. */
    paste: (snippet: string) => Promise<string>;
  },
  { ownBrowser: boolean }
>({
  // In a Firefox that has opened many pages, the first service worker keeps its page waiting. This fixture makes
  // Playwright start a new browser for these tests.
  ownBrowser: [
    async ({}, use) => {
      await use(true);
    },
    { scope: 'worker', auto: true },
  ],
  // Each test has a new origin, so it can't see the store of the previous test.
  files: async ({ builtDemo }, use) => {
    const files = await serveFiles(builtDemo, home);
    await use(files);
    await files.close();
    // The pages must only request files that the server has. Browsers also request an icon that no page names.
    const ofPages = files.log.filter((line) => line !== 'GET /favicon.ico 404');
    expect(ofPages.filter((line) => !/^GET \/charity\/demo\/\S* 200$/.test(line))).toEqual([]);
    expect(files.log.filter((line) => /\/api\/|\/sandbox\//.test(line))).toEqual([]);
  },
  paste: async ({ files, builtScripts, folder }, use) => {
    const address = 'pasted.html';
    const pasted = join(folder, address);
    files.add('widget', builtScripts);
    files.add(address, pasted);
    await use(async (snippet) => {
      const own = snippet
        .replace(/src="https?:\/\/[^"]*\/(?=donation-widget\.js")/, 'src="./widget/')
        // The hash is for another build of the script.
        .replace(/\bintegrity="[^"]*"/, '');
      if (own === snippet) throw new Error('The snippet names no script of a host.');
      await writeFile(
        pasted,
        `<!doctype html><html lang="en"><title>A page of a charity</title><main>${own}</main></html>`,
      );
      return address;
    });
  },
  baseURL: async ({ files }, use) => {
    await use(`${files.origin}${home}`);
  },
});

export { donorOn, en, expect };
