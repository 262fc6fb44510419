import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { context, type BuildContext, type BuildResult } from 'esbuild';
import type { Plugin } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The scripts of the configurator, and of the form in its preview. */
const entries = ['demo/configurator/configurator.ts', 'demo/configurator/form-script.ts'];

/** These scripts request one another, and Vite serves `build.ts`, because it names files that Vite finds. */
const separate = [...entries, 'demo/configurator/build.ts'];

/** Paths below the root, with slashes. */
const pathOf = (file: string) => relative(root, file).split(sep).join('/');

const options = {
  absWorkingDir: root,
  entryPoints: entries,
  outdir: root,
  outbase: root,
  bundle: true,
  write: false,
  metafile: true,
  format: 'esm',
  target: 'es2022',
  sourcemap: 'inline',
  // Lit’s development build warns on the console, and a charity’s page has the production build.
  conditions: ['browser', 'production'],
  tsconfig: join(root, 'tsconfig.json'),
  logLevel: 'silent',
  plugins: [
    {
      name: 'separate',
      setup({ onResolve }) {
        onResolve({ filter: /\/(?:build|configurator|form-script)\.js$/ }, ({ path, importer }) => {
          const source = pathOf(join(dirname(importer), path)).replace(/js$/, 'ts');
          return separate.includes(source) ? { path: `/${source}`, external: true } : undefined;
        });
      },
    },
  ],
} as const satisfies Parameters<typeof context>[0];

/** The scripts as built from the sources, which can change. */
const openScripts = () => {
  let opened: Promise<BuildContext<typeof options>> | undefined;
  let built: Promise<BuildResult<typeof options>> | undefined;
  let inputs = new Set<string>();

  const rebuild = async () => {
    opened ??= context(options);
    const result = await (await opened).rebuild();
    inputs = new Set(Object.keys(result.metafile.inputs));
    return result;
  };

  return {
    build: () => (built ??= rebuild()),
    /** Whether the next request gets a new build because of this file. */
    change(file: string): boolean {
      // Nobody knows which files a failed build needs.
      if (inputs.size > 0 && !inputs.has(pathOf(file))) return false;
      built = undefined;
      return true;
    },
    close: async () => (await opened)?.dispose(),
  };
};

/**
 * Serves the configurator in development as two scripts. As separate sources, it would need five hundred requests
 * before the preview is drawn. Other pages of the demo load their sources.
 */
export const configuratorScripts = (): Plugin => ({
  name: 'configurator-scripts',
  configureServer({ middlewares, httpServer, watcher, ws, config }) {
    const scripts = openScripts();

    middlewares.use((request, response, next) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      const source = pathname.slice(1);
      if (!entries.includes(source)) {
        next();
        return;
      }
      scripts.build().then(({ outputFiles }) => {
        const script = outputFiles.find(({ path }) => pathOf(path) === source.replace(/ts$/, 'js'));
        response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' });
        response.end(script?.contents);
      }, next);
    });

    watcher.on('change', (file) => {
      if (scripts.change(file)) ws.send({ type: 'full-reload' });
    });
    httpServer?.once('close', () => void scripts.close());
    // Ready when someone opens the page. A server of tests, which watches nothing, builds what a test asks for.
    if (config.server.watch !== null)
      httpServer?.once('listening', () => void scripts.build().catch(() => undefined));
  },
});
