import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { pagesOf } from './page-groups.js';

const folder = '/page-bundles';
const script = (path) => path.replace(/\.ts$/, '.js');

/**
 * A plugin of @web/test-runner that bundles each test file and its imports into a few scripts. Without bundles, each
 * page would request some hundred sources again.
 *
 * @param {string} rootDir
 * @param {string[]} testFiles paths below `rootDir`, with slashes
 * @param {import('esbuild').Plugin[]} [plugins]
 */
export const pageBundles = (rootDir, testFiles, plugins = []) => {
  let scripts = new Map();
  return {
    name: 'page-bundles',
    async serverStart() {
      const { outputFiles } = await build({
        absWorkingDir: rootDir,
        entryPoints: ['test/runners/plain-failures.js', 'test/runners/shared-page.js', ...testFiles],
        outdir: join(rootDir, folder),
        outbase: rootDir,
        chunkNames: 'chunks/[name]-[hash]',
        bundle: true,
        splitting: true,
        write: false,
        format: 'esm',
        target: 'es2022',
        sourcemap: 'linked',
        // Lit's development build warns on the console, and the tests run the production build.
        conditions: ['browser', 'production'],
        // The runner serves this script. Tests use it to press keys and move the pointer.
        external: ['/__web-dev-server__web-socket.js'],
        plugins,
        tsconfig: join(rootDir, 'tsconfig.json'),
        logLevel: 'error',
      });
      scripts = new Map(
        outputFiles.map(({ path, text }) => [path.slice(rootDir.length - 1).replaceAll('\\', '/'), text]),
      );
    },
    serve(context) {
      const { path } = context;
      const own = `${folder}${script(path)}`;
      if (path.endsWith('.test.ts') && scripts.has(own)) {
        return { type: 'js', body: `import '${folder}/test/runners/plain-failures.js';import '${own}';` };
      }
      if (!scripts.has(path)) return undefined;
      if (path.includes('/chunks/')) context.set('cache-control', 'public, max-age=604800, immutable');
      return { type: path.endsWith('.js') ? 'js' : 'json', body: scripts.get(path) };
    },
  };
};

/** The script of a page that runs its test files, one after the other. */
const pageScript = (files) =>
  [
    `import '${folder}/test/runners/plain-failures.js';`,
    `import { addFile } from '${folder}/test/runners/shared-page.js';`,
    ...files.map((file) => `await addFile('${file}', () => import('${folder}/${script(file)}'));`),
  ].join('\n');

/**
 * Changes a configuration of @web/test-runner so that test files share pages and load bundled sources.
 *
 * @template {{ rootDir: string; plugins: unknown[] }} Config
 * @param {Config} config
 * @param {string} name the name of this run, which must differ from other runs at the same time
 * @param {string[]} files paths below the root, with slashes
 * @param {import('esbuild').Plugin[]} [plugins]
 * @returns {Config & { files: string[] }}
 */
export const inSharedPages = (config, name, files, plugins = []) => {
  const place = `node_modules/.cache/pages-of-tests/${name}`;
  rmSync(join(config.rootDir, place), { recursive: true, force: true });
  mkdirSync(join(config.rootDir, place), { recursive: true });
  const pages = pagesOf(files).map((some, index) => {
    if (some.length === 1) return some[0];
    // The runner only accepts test files that are on the disk.
    const page = `${place}/${some.length}-files-${index}.js`;
    writeFileSync(join(config.rootDir, page), pageScript(some));
    return page;
  });
  return {
    ...config,
    files: pages,
    // Frames that a test creates import the sources one by one.
    plugins: [pageBundles(config.rootDir, files, plugins), ...config.plugins],
  };
};
