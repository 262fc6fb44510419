import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The server of a journey replaces this with its build. */
const replaced = '/demo/configurator/build.ts';

/**
 * Bundles scripts and their imports into a few files, because a page that loads each source separately requests two
 * hundred. Shared code is there once, and lazy modules stay lazy.
 *
 * @param entryPoints paths below the project root
 * @param folder the output folder
 */
export const bundleScripts = async (entryPoints: readonly string[], folder: string): Promise<void> => {
  await build({
    absWorkingDir: root,
    entryPoints: [...entryPoints],
    outdir: folder,
    outbase: root,
    chunkNames: 'chunks/[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    sourcemap: 'linked',
    // Lit’s development build warns on the console, and the tests run the production build.
    conditions: ['browser', 'production'],
    tsconfig: join(root, 'tsconfig.json'),
    logLevel: 'error',
    plugins: [
      {
        name: 'replaced',
        setup({ onResolve }) {
          onResolve({ filter: /\/build\.js$/ }, ({ path, resolveDir }) =>
            join(resolveDir, path) === join(root, 'demo', 'configurator', 'build.js')
              ? { path: replaced, external: true }
              : undefined,
          );
        },
      },
    ],
  });
};
