import { appendFile, readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { defineConfig, mergeConfig, type Plugin } from 'vite';
import project from '../../vite.config.js';

const database = process.env['SANDBOX_DATABASE'];
if (!database) throw new Error('Journeys name a database of their own in SANDBOX_DATABASE.');

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

/** Where a journey has built the scripts, the configurator pins those, and not what lies in `dist`. */
const builtScripts = (folder: string): Plugin => ({
  name: 'built-scripts',
  enforce: 'pre',
  configureServer: ({ middlewares }) => {
    middlewares.use('/demo/configurator/build.ts', (_request, response, next) => {
      readFile(resolve(folder, 'integrity.json'), 'utf8').then(
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
    root: fileURLToPath(new URL('../..', import.meta.url)),
    cacheDir: resolve(dirname(database), 'vite'),
    plugins: [
      noteCheckouts(resolve(dirname(database), 'checkouts')),
      builtScripts(resolve(dirname(database), '../cdn')),
      withoutSocket(),
    ],
    // A sandboxed frame has an origin of its own.
    server: { ws: false, hmr: false, watch: null, cors: { origin: '*' } },
  }),
);
