import { resolve } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { Connect, Plugin, PreviewServer, ViteDevServer } from 'vite';
import { createSandbox, isPathOfSandbox } from './app.js';
import { chooseDatabase, openDatabase } from './database.js';

type SandboxPluginOptions = {
  /**
   * The file of the embedded database. It's created with its folder if it doesn't exist. `SANDBOX_DATABASE_URL`
   * has priority.
   */
  database: string;
};

/** Mounts the sandbox on Vite's server, in development and preview, so that everything has one origin. */
export const sandbox = ({ database }: SandboxPluginOptions): Plugin => {
  const mount = async (
    { middlewares, httpServer, config }: ViteDevServer | PreviewServer,
    { controls }: { controls: boolean },
  ) => {
    const file = resolve(config.root, database);
    const store = await openDatabase(chooseDatabase(undefined, { ...process.env, SANDBOX_DATABASE: file }));
    httpServer?.once('close', () => {
      store.close();
    });

    const { fetch } = createSandbox({
      store,
      controls,
      onError: (error) => {
        config.logger.error(
          `[sandbox] ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
        );
      },
    });
    const listener = getRequestListener(fetch, { overrideGlobalObjects: false });
    const serve: Connect.NextHandleFunction = (request, response, next) => {
      if (!isPathOfSandbox(request.url ?? '')) {
        next();
        return;
      }
      // Vite's CORS headers are for its files. The service sets its own.
      for (const name of response.getHeaderNames()) {
        if (name.startsWith('access-control-')) response.removeHeader(name);
      }
      void listener(request, response);
    };
    middlewares.use(serve);
  };

  return {
    name: 'donation-sandbox',
    configureServer: (server) => mount(server, { controls: true }),
    configurePreviewServer: (server) => mount(server, { controls: false }),
  };
};

/** Redirects `/` to the demo. */
export const demoAtRoot = (): Plugin => {
  const mount = ({ middlewares }: ViteDevServer | PreviewServer) => {
    middlewares.use((request, response, next) => {
      if (request.url !== '/') {
        next();
        return;
      }
      response.writeHead(302, { location: '/demo/' }).end();
    });
  };
  return { name: 'demo-at-root', configureServer: mount, configurePreviewServer: mount };
};
