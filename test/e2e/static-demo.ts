import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveFiles, type FileServer } from './file-server.js';
import { donorOn, en, expect, test as base } from './journey.js';

export const home = '/charity/demo/';

/** Playwright's `test` with the static demo in a folder of a server that knows nothing but files. */
export const test = base.extend<
  {
    files: FileServer;
    /** Puts a snippet into a page of its own in that folder for this test, with the widget's script beside it. */
    paste: (snippet: string) => Promise<string>;
  },
  { ownBrowser: boolean }
>({
  // In a Firefox that has had many pages, the first service worker keeps its page waiting. What a worker of Playwright
  // has of its own gives these tests a browser of their own.
  ownBrowser: [
    async ({}, use) => {
      await use(true);
    },
    { scope: 'worker', auto: true },
  ],
  // An origin for each test: the store of the one before is not seen.
  files: async ({ builtDemo }, use) => {
    const files = await serveFiles(builtDemo, home);
    await use(files);
    await files.close();
    // Whatever the test did, nothing was asked of the server but files that it has; a browser by itself asks for
    // an icon that no page names.
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
        // It is of the script that was there when the demo was built; this one has just been built.
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
