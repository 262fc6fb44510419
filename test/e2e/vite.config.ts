import { appendFile } from 'node:fs/promises';
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

/** No page opens a socket to its server: it would not be kept in the back/forward cache. */
const withoutSocket = (): Plugin => ({
  name: 'without-socket',
  enforce: 'pre',
  configureServer: ({ middlewares }) => {
    middlewares.use('/@vite/client', (_request, response) => {
      response.setHeader('content-type', 'text/javascript').end('export {};');
    });
  },
});

/** The project as `npm start` serves it, beside other servers: nothing is shared, and no file is watched. */
export default defineConfig((env) =>
  mergeConfig(project(env), {
    root: fileURLToPath(new URL('../..', import.meta.url)),
    cacheDir: resolve(dirname(database), 'vite'),
    plugins: [noteCheckouts(resolve(dirname(database), 'checkouts')), withoutSocket()],
    // A sandboxed frame has an origin of its own.
    server: { ws: false, hmr: false, watch: null, cors: { origin: '*' } },
  }),
);
