import { appendFile, readdir, readFile } from 'node:fs/promises';
import { dirname, join, posix, resolve, sep } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { defineConfig, mergeConfig, type Plugin } from 'vite';
import { framed } from '../../../demo/frame.js';
import { formScripts } from '../../../tools/sandbox/vite-plugin.js';
import project from '../../../vite.config.js';
import { built } from '../builds.js';
import { bundleScripts } from '../script-bundles.js';

const root = fileURLToPath(new URL('../../..', import.meta.url));

const database = process.env['SANDBOX_DATABASE'];
if (!database) throw new Error('Set SANDBOX_DATABASE to the database of these tests.');

/** The folder that has built scripts during some tests. */
const scripts = resolve(dirname(database), '../scripts');

const areBundled = process.env['PAGE_SCRIPTS'] !== 'sources';

/** Writes the body of each checkout to a line of a file, because not every browser shows a test what it sent. */
const noteCheckouts = (file: string): Plugin => ({
  name: 'note-checkouts',
  enforce: 'pre',
  configureServer: ({ middlewares }) => {
    middlewares.use((request, _response, next) => {
      if (request.method !== 'POST' || request.url !== '/api/v1/payment-session/checkout') {
        next();
        return;
      }
      buffer(request)
        .then(async (body) => {
          await appendFile(file, `${body.toString()}\n`);
          // The sandbox's server looks here for a body that was already read.
          Object.assign(request, { rawBody: body });
          next();
        })
        .catch(next);
    });
  },
});

/** If a test has built scripts, the demo uses them and their hashes instead of those in `dist`. */
const pinnedScripts = (folder: string): Plugin => ({
  name: 'pinned-scripts',
  enforce: 'pre',
  configureServer: ({ middlewares }) => {
    middlewares.use('/demo/configurator/build.ts', (_request, response, next) => {
      readFile(join(folder, 'integrity.json'), 'utf8').then(
        (integrity) => {
          response.setHeader('content-type', 'text/javascript');
          response.end(
            `export const build = { version: '0.0.0-journey', integrity: ${integrity}, sandbox: location.origin };\n` +
              `export const plugin = '/plugin.zip';`,
          );
        },
        () => {
          next();
        },
      );
    });
  },
});

/** The scripts of the pages in a folder, below the root of the project. */
const scriptsOf = async (folder: string): Promise<string[]> => {
  const pages = (await readdir(join(root, folder), { recursive: true }))
    .filter((path) => path.endsWith('.html'))
    .map((path) => path.split(sep).join('/'));
  const scripts = await Promise.all(
    pages.map(async (page) => {
      const path = posix.join('/', folder, page);
      // A gallery page has the script for its code in the part that it shares with others.
      const html = framed(await readFile(join(root, path), 'utf8'), page);
      return [...html.matchAll(/<script type="module" src="([^"]+)"/g)].map(([, source = '']) =>
        posix.join('.', new URL(source, `https://site.example${path}`).pathname),
      );
    }),
  );
  return scripts.flat();
};

const pages = 'test/journeys/pages';

/** Bundles each script of a page with its imports once for all tests, so pages load faster. */
const bundledScripts = (): Plugin => ({
  name: 'bundled-scripts',
  enforce: 'pre',
  configureServer: async ({ middlewares }) => {
    const entries = [...new Set((await Promise.all([pages, 'demo'].map(scriptsOf))).flat())];
    const folder = await built('page-scripts', (draft) => bundleScripts(entries, draft), {
      also: [pages, 'test/support/script-bundles.ts'],
      except: /\.(?:jpg|png)$/,
    });
    const address = '/bundled/';
    middlewares.use((request, response, next) => {
      const { pathname } = new URL(request.url ?? '/', 'https://site.example');
      const source = pathname.slice(1);
      const send = (body: string) => {
        response.setHeader('content-type', 'text/javascript');
        response.end(body);
      };
      if (entries.includes(source)) send(`import '${address}${source.replace(/ts$/, 'js')}';`);
      else if (!pathname.startsWith(address)) next();
      else readFile(join(folder, pathname.slice(address.length)), 'utf8').then(send, next);
    });
  },
});

/** Pages open no socket to their server, because a socket would keep them out of the back/forward cache. */
const withoutSocket = (): Plugin => ({
  name: 'without-socket',
  enforce: 'pre',
  configureServer: ({ middlewares }) => {
    middlewares.use('/@vite/client', (_request, response) => {
      // HTTP/2 responses can't be chained.
      response.setHeader('content-type', 'text/javascript');
      response.end('export {};');
    });
  },
});

/** The project as `npm start` serves it. Servers share nothing and watch no files. */
export default defineConfig((env) =>
  mergeConfig(project(env), {
    root,
    cacheDir: resolve(dirname(database), 'vite'),
    plugins: [
      noteCheckouts(resolve(dirname(database), 'checkouts')),
      pinnedScripts(scripts),
      { ...formScripts({ folder: scripts }), enforce: 'pre' as const },
      areBundled && bundledScripts(),
      withoutSocket(),
    ],
    // Bundled scripts have their dependencies inside.
    optimizeDeps: { noDiscovery: areBundled },
    // A sandboxed frame has an origin of its own.
    server: { ws: false, hmr: false, watch: null, cors: { origin: '*' } },
  }),
);
