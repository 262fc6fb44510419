import { resolve } from 'node:path';
import type { Plugin, PreviewServer, ViteDevServer } from 'vite';
import { createSandbox, isSandboxPath, type SandboxOptions } from './app.js';
import { chooseDatabase, openDatabase } from './database.js';
import { errorText, mountOnVite } from './vite-mount.js';

type SandboxPluginOptions = Pick<SandboxOptions, 'charities' | 'returnUrl'> & {
  /**
   * The file of the embedded database. It's created with its folder if it doesn't exist. `SANDBOX_DATABASE_URL`
   * has priority.
   */
  database: string;
};

/** Mounts the sandbox on Vite's server, in development and preview, so that everything has one origin. */
export const sandbox = ({ database, ...options }: SandboxPluginOptions): Plugin => {
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
      ...options,
      store,
      controls,
      onError: (error) => config.logger.error(errorText(error)),
    });
    mountOnVite({ middlewares }, { fetch, isSandboxPath });
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
