import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, mergeConfig } from 'vite';
import project from '../../vite.config.js';

const database = process.env['SANDBOX_DATABASE'];
if (!database) throw new Error('Journeys name a database of their own in SANDBOX_DATABASE.');

/** The project as `npm start` serves it, beside other servers: nothing is shared, and no file is watched. */
export default defineConfig((env) =>
  mergeConfig(project(env), {
    root: fileURLToPath(new URL('../..', import.meta.url)),
    cacheDir: resolve(dirname(database), 'vite'),
    // A page with an open socket is not kept in the back/forward cache.
    server: { ws: false, hmr: false, watch: null },
  }),
);
