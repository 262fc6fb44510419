import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { pagesOf } from './page-groups.js';

const folder = '/page-bundles';
const script = (path) => path.replace(/\.ts$/, '.js');

/**
 * For @web/test-runner: sends each test file with all that it imports in a few scripts. Each source by itself
 * would be asked for by each page again, and a page has some hundred of them.
 *
 * @param {string} rootDir
 * @param {string[]} testFiles below it, with slashes
 * @param {import('esbuild').Plugin[]} [plugins]
 */
export const pageBundles = (rootDir, testFiles, plugins = []) => {
  let scripts = new Map();
  return {
    name: 'page-bundles',
    async serverStart() {
      const { outputFiles } = await build({
        absWorkingDir: rootDir,
        entryPoints: ['test/plain-failures.js', 'test/shared-page.js', ...testFiles],
        outdir: join(rootDir, folder),
        outbase: rootDir,
        chunkNames: 'chunks/[name]-[hash]',
        bundle: true,
        splitting: true,
        write: false,
        format: 'esm',
        target: 'es2022',
        sourcemap: 'linked',
        // Lit's development build warns on the console; the tests run what is shipped.
        conditions: ['browser', 'production'],
        // The runner's own, by which a test asks it for keys and pointers.
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
        return { type: 'js', body: `import '${folder}/test/plain-failures.js';import '${own}';` };
      }
      if (!scripts.has(path)) return undefined;
      if (path.includes('/chunks/')) context.set('cache-control', 'public, max-age=604800, immutable');
      return { type: path.endsWith('.js') ? 'js' : 'json', body: scripts.get(path) };
    },
  };
};

/** The script that runs the test files of a page, one after the other. */
const pageScript = (files) =>
  [
    `import '${folder}/test/plain-failures.js';`,
    `import { addFile } from '${folder}/test/shared-page.js';`,
    ...files.map((file) => `await addFile('${file}', () => import('${folder}/${script(file)}'));`),
  ].join('\n');

/**
 * A configuration of @web/test-runner whose test files share pages, and load their sources bundled.
 *
 * @template {{ rootDir: string; plugins: unknown[] }} Config
 * @param {Config} config
 * @param {string} name of this run, where others may go on beside it
 * @param {string[]} files below the root, with slashes
 * @param {import('esbuild').Plugin[]} [plugins]
 * @returns {Config & { files: string[] }}
 */
export const inSharedPages = (config, name, files, plugins = []) => {
  const place = `node_modules/.cache/pages-of-tests/${name}`;
  rmSync(join(config.rootDir, place), { recursive: true, force: true });
  mkdirSync(join(config.rootDir, place), { recursive: true });
  const pages = pagesOf(files).map((some, index) => {
    if (some.length === 1) return some[0];
    // The runner takes nothing for a test file that is not on the disk.
    const page = `${place}/${some.length}-files-${index}.js`;
    writeFileSync(join(config.rootDir, page), pageScript(some));
    return page;
  });
  return {
    ...config,
    files: pages,
    // Frames that a test writes import the sources one by one.
    plugins: [pageBundles(config.rootDir, files, plugins), ...config.plugins],
  };
};
