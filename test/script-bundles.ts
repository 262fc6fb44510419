import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Replaced by the server of a journey, which knows what it has built. */
const replaced = '/demo/configurator/build.ts';

/**
 * Scripts with all that they import, in a few files: a page that loads each source by itself asks for two
 * hundred. What they share is there once, and what is loaded later still is.
 *
 * @param entryPoints paths below the root of the project
 * @param folder where the files go
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
    // Lit's development build warns on the console; the tests run what is shipped.
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
