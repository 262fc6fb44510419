import { writeFile, readFile } from 'node:fs/promises';
import { join, extname, normalize } from 'node:path';
import { createServer, type ServerResponse } from 'node:http';
import { donorOn, en, expect, test as base } from '../journeys/journey.js';
import { createSandbox } from '../../../tools/sandbox/app.js';
import { openScripts, withScripts } from '../../../tools/sandbox/scripts.js';
import { serve } from '../../../tools/sandbox/serve.js';
import { listen } from '../listen.js';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
};

type FileServer = {
  origin: string;
  /** The method, path and status of each request. */
  log: string[];
  /** Also serves another file or directory, at a path below the folder. */
  add(path: string, source: string): void;
  close(): Promise<void>;
};

/** Only serves the files of a directory, below a folder of its host. */
const serveFiles = async (directory: string, folder: string): Promise<FileServer> => {
  const log: string[] = [];
  const added = new Map<string, string>();
  const sourceOf = (path: string) => {
    for (const [start, source] of added) {
      if (path === start || path.startsWith(`${start}/`)) return source + path.slice(start.length);
    }
    return join(directory, path);
  };
  const contentOf = async (pathname: string) => {
    if (!pathname.startsWith(folder)) return undefined;
    const path = normalize(decodeURIComponent(pathname.slice(folder.length)));
    const file = sourceOf(pathname.endsWith('/') ? `${path}/index.html` : path);
    const content = await readFile(file).catch(() => undefined);
    return content && { content, type: types[extname(file)] ?? 'application/octet-stream' };
  };

  /** The page that file servers send in place of a missing one. */
  const sendMissing = async (response: ServerResponse) => {
    const page = await readFile(join(directory, '404.html')).catch(() => '');
    response.writeHead(404, { 'content-type': types['.html'] }).end(page);
  };

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://localhost');
    void contentOf(pathname).then((found) => {
      const status = !found ? 404 : request.method === 'GET' ? 200 : 405;
      log.push(`${request.method ?? ''} ${pathname} ${status}`);
      if (found && status === 200) response.writeHead(200, { 'content-type': found.type }).end(found.content);
      else if (status === 404) void sendMissing(response);
      else response.writeHead(status).end();
    });
  });
  const { origin, close } = await listen(server);
  return {
    origin,
    log,
    add: (path, source) => {
      added.set(path, source);
    },
    close,
  };
};

export const home = '/charity/demo/';

const charityPage = (code: string) =>
  `<!doctype html><html lang="en"><title>A page of a charity</title><main>${code}</main></html>`;

/** Playwright's `test` with the static demo in a folder of a plain file server. */
export const test = base.extend<{
  files: FileServer;
  /**
   * Puts a snippet into a new page in that folder for this test. It uses a sandbox as the command starts it, at another
   * port, from which donors return to that page.
   */
  paste: (snippet: string, pageWith?: (code: string) => string) => Promise<string>;
}>({
  // Each test has a new origin, so it can't see the store of the previous test.
  files: async ({ builtDemo }, use) => {
    const files = await serveFiles(builtDemo, home);
    await use(files);
    await files.close();
    // The pages must only request files that the server has. Browsers also request an icon that no page names, and
    // someone with a wrong address opens pages named `nothing`.
    const ofPages = files.log.filter((line) => !/\/(?:favicon\.ico|nothing) 404$/.test(line));
    expect(ofPages.filter((line) => !/^GET \/charity\/demo\/\S* 200$/.test(line))).toEqual([]);
    expect(files.log.filter((line) => /\/api\/|\/sandbox\//.test(line))).toEqual([]);
  },
  paste: async ({ files, builtScripts, folder }, use) => {
    const address = 'pasted.html';
    const pasted = join(folder, address);
    files.add(address, pasted);
    const sandbox = await serve(
      withScripts(
        createSandbox({ returnUrl: `${files.origin}${home}${address}` }),
        openScripts({ from: 'package', scripts: builtScripts }),
      ),
      { host: '127.0.0.1', port: 0 },
    );
    await use(async (snippet, pageWith = charityPage) => {
      const own = snippet
        .replaceAll('http://127.0.0.1:4010/', `${sandbox.origin}/`)
        // The hash is for another build of the script.
        .replace(/\bintegrity="[^"]*"/, '');
      if (own === snippet) throw new Error('The snippet names no script of a host.');
      await writeFile(pasted, pageWith(own));
      return address;
    });
    await sandbox.close();
  },
  baseURL: async ({ files }, use) => {
    await use(`${files.origin}${home}`);
  },
});

export { donorOn, en, expect };
