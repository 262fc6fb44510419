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

/** Prints lines below the addresses of a server. */
const printAlso = (server: ViteDevServer | PreviewServer, lines: readonly string[]): void => {
  const printUrls = server.printUrls.bind(server);
  server.printUrls = () => {
    printUrls();
    for (const line of lines) server.config.logger.info(line);
  };
};

/** Mounts the sandbox on Vite's server, in development and preview, so that everything has one origin. */
export const sandbox = ({ database, ...options }: SandboxPluginOptions): Plugin => {
  const mount = async (server: ViteDevServer | PreviewServer, { controls }: { controls: boolean }) => {
    const { middlewares, httpServer, config } = server;
    const file = resolve(config.root, database);
    const chosen = chooseDatabase(undefined, { ...process.env, SANDBOX_DATABASE: file });
    const store = await openDatabase(chosen);
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
    printAlso(server, [`  Donations are kept in ${chosen.name}`]);
  };

  return {
    name: 'donation-sandbox',
    configureServer: (server) => mount(server, { controls: true }),
    configurePreviewServer: (server) => mount(server, { controls: false }),
  };
};

const serveScripts = ({ middlewares }: ViteDevServer | PreviewServer, answer: Scripts['answer']): void => {
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

/** Prints what a developer needs, in place of the addresses that Vite prints. */
const printValues = (
  server: ViteDevServer | PreviewServer,
  scriptLine: (address: string) => string,
): void => {
  server.printUrls = () => {
    const { local: [address] = [], network = [] } = server.resolvedUrls ?? {};
    if (address === undefined) return;
    const { origin } = new URL(address);
    const lines = [
      `Open ${origin}/demo/`,
      ...network.map((other) => `On other machines: ${other}demo/`),
      'For a page of your own:',
      `  Sandbox: ${origin}/api/v1`,
      `  Key:     ${testKey}`,
      `  Script:  ${scriptLine(`${origin}/${scriptFile}`)}`,
    ];
    for (const line of lines) server.config.logger.info(`  ${line}`);
  };
};

type FormScripts = {
  /** The folder of the built scripts. */
  folder?: string;
  /** Builds them. It rejects with the reason if that fails. */
  build?: () => Promise<void>;
};

/**
 * Serves the form's scripts on Vite's server, as the command does, and prints their address with that of the sandbox.
 * If they aren't built, a server of development builds them in the background. Requests for them wait.
 */
export const formScripts = ({ folder = fromClone.scripts, build }: FormScripts = {}): Plugin => {
  const { answer, problem } = openScripts({ from: 'clone', scripts: folder });
  return {
    name: 'form-scripts',
    async configureServer(server) {
      const { config, moduleGraph, ws } = server;
      const missing = await problem();
      // A server of tests watches nothing, and has no time for a build.
      const building = missing !== undefined && config.server.watch !== null ? build?.() : undefined;
      building?.then(
        () => {
          config.logger.info('  The script for pages of your own is ready.');
          // The code on the page gets the hash of the script.
          moduleGraph.invalidateAll();
          ws.send({ type: 'full-reload' });
        },
        (error: unknown) => {
          config.logger.error(errorText(error));
        },
      );
      serveScripts(server, async (request) => {
        if (/^\/[\w.-]+\.js/.test(request.path)) await building?.catch(() => undefined);
        return answer(request);
      });
      printValues(server, (address) =>
        building ? `${address} (is being built, which takes about 10 seconds)` : (missing ?? address),
      );
    },
    async configurePreviewServer(server) {
      const missing = await problem();
      serveScripts(server, answer);
      printValues(server, (address) => missing ?? address);
    },
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
