import { resolve } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { Plugin, PreviewServer, ViteDevServer } from 'vite';
import { createSandbox, isSandboxPath, type SandboxOptions } from './app.js';
import { fromClone } from './arguments.js';
import { chooseDatabase, openDatabase } from './database.js';
import { testKey } from './keys.js';
import { openScripts, scriptFile, type Scripts } from './scripts.js';
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

const serveScripts = ({ middlewares }: ViteDevServer | PreviewServer, { answer }: Scripts): void => {
  middlewares.use((request, response, next) => {
    const { method = '', url = '' } = request;
    answer({ method, path: url }).then((found) => {
      if (!found) {
        next();
        return;
      }
      void getRequestListener(() => found, { overrideGlobalObjects: false })(request, response);
    }, next);
  });
};

/** Prints what a developer needs for a page of their own, below the addresses that Vite prints. */
const printValues = (server: ViteDevServer | PreviewServer, { problem }: Scripts): void => {
  const printUrls = server.printUrls.bind(server);
  const printed = async (origin: string) => {
    const lines = [
      `Open:    ${origin}/demo/`,
      `Sandbox: ${origin}/api/v1`,
      `Key:     ${testKey}`,
      `Script:  ${(await problem()) ?? `${origin}/${scriptFile}`}`,
    ];
    for (const line of lines) server.config.logger.info(`  ➜  ${line}`);
  };
  server.printUrls = () => {
    printUrls();
    const [address] = server.resolvedUrls?.local ?? [];
    if (address !== undefined) void printed(new URL(address).origin);
  };
};

/**
 * Serves the form's scripts on Vite's server, as the command does, and prints their address with that of the sandbox.
 *
 * @param folder the folder of the built scripts
 */
export const formScripts = (folder = fromClone.scripts): Plugin => {
  const scripts = openScripts({ from: 'clone', scripts: folder });
  const mount = (server: ViteDevServer | PreviewServer) => {
    serveScripts(server, scripts);
    printValues(server, scripts);
  };
  return { name: 'form-scripts', configureServer: mount, configurePreviewServer: mount };
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
