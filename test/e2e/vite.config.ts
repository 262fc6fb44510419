import { appendFile, readdir, readFile } from 'node:fs/promises';
import { dirname, join, posix, resolve, sep } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { defineConfig, mergeConfig, type Plugin } from 'vite';
import project from '../../vite.config.js';
import { built } from '../builds.js';
import { bundleScripts } from '../script-bundles.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

const database = process.env['SANDBOX_DATABASE'];
if (!database) throw new Error('Journeys name a database of their own in SANDBOX_DATABASE.');

const areBundled = process.env['PAGE_SCRIPTS'] !== 'sources';

/** Notes the body of each checkout as it came, a line each: not every browser tells a test what it sent. */
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
          // Where the sandbox's server looks for a body that was read before.
          Object.assign(request, { rawBody: body });
          next();
        })
        .catch(next);
    });
  },
});

/** Where a journey names the hashes of built scripts, the configurator pins those, and not what lies in `dist`. */
const pinnedScripts = (file: string): Plugin => ({
  name: 'pinned-scripts',
  enforce: 'pre',
  configureServer: ({ middlewares }) => {
    middlewares.use('/demo/configurator/build.ts', (_request, response, next) => {
      readFile(file, 'utf8').then(
        (integrity) => {
          response.setHeader('content-type', 'text/javascript');
          response.end(`export const build = { version: '0.0.0-journey', integrity: ${integrity} };`);
        },
        () => {
          next();
        },
      );
    });
  },
});

/** The scripts that the pages of a folder name, below the root of the project. */
const scriptsOf = async (folder: string): Promise<string[]> => {
  const pages = (await readdir(join(root, folder), { recursive: true })).filter((path) =>
    path.endsWith('.html'),
  );
  const scripts = await Promise.all(
    pages.map(async (page) => {
      const path = posix.join('/', folder, page.split(sep).join('/'));
      const html = await readFile(join(root, path), 'utf8');
      return [...html.matchAll(/<script type="module" src="([^"]+)"/g)].map(([, source = '']) =>
        posix.join('.', new URL(source, `https://site.example${path}`).pathname),
      );
    }),
  );
  return scripts.flat();
};

const pages = 'test/e2e/pages';

/** Each script of a page comes with what it imports, once built for all journeys: pages load in one go. */
const bundledScripts = (): Plugin => ({
  name: 'bundled-scripts',
  enforce: 'pre',
  configureServer: async ({ middlewares }) => {
    const entries = [...new Set((await Promise.all([pages, 'demo'].map(scriptsOf))).flat())];
    const folder = await built('page-scripts', (draft) => bundleScripts(entries, draft), {
      also: [pages, 'test/script-bundles.ts'],
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

/** No page opens a socket to its server: it would not be kept in the back/forward cache. */
const withoutSocket = (): Plugin => ({
  name: 'without-socket',
  enforce: 'pre',
  configureServer: ({ middlewares }) => {
    middlewares.use('/@vite/client', (_request, response) => {
      // The answers of HTTP/2 can't be chained.
      response.setHeader('content-type', 'text/javascript');
      response.end('export {};');
    });
  },
});

/** The project as `npm start` serves it, beside other servers: nothing is shared, and no file is watched. */
export default defineConfig((env) =>
  mergeConfig(project(env), {
    root,
    cacheDir: resolve(dirname(database), 'vite'),
    plugins: [
      noteCheckouts(resolve(dirname(database), 'checkouts')),
      pinnedScripts(resolve(dirname(database), '../integrity.json')),
      areBundled && bundledScripts(),
      withoutSocket(),
    ],
    // Bundled scripts have their dependencies inside.
    optimizeDeps: { noDiscovery: areBundled },
    // A sandboxed frame has an origin of its own.
    server: { ws: false, hmr: false, watch: null, cors: { origin: '*' } },
  }),
);
