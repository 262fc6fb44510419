import { join } from 'node:path';
import { build } from 'esbuild';

const folder = '/page-bundles';
const script = (path) => path.replace(/\.ts$/, '.js');

/**
 * For @web/test-runner: sends each test file with all that it imports in a few scripts. Each source by itself
 * would be asked for by each page again, and a page has some hundred of them.
 *
 * @param {string} rootDir
 * @param {string[]} testFiles below it, with slashes
 */
export const pageBundles = (rootDir, testFiles) => {
  let scripts = new Map();
  return {
    name: 'page-bundles',
    async serverStart() {
      const { outputFiles } = await build({
        absWorkingDir: rootDir,
        entryPoints: ['test/plain-failures.js', ...testFiles],
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
