import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { transform } from 'esbuild';

const loaders = { '.ts': 'ts', '.json': 'json' };
const loaderOf = (path) => loaders[posix.extname(path)];

/**
 * For @web/test-runner: sends TypeScript and JSON files as modules.
 *
 * @param {string} rootDir
 */
export const typescript = (rootDir) => {
  const tsconfigRaw = readFileSync(join(rootDir, 'tsconfig.json'), 'utf8');
  return {
    name: 'typescript',
    resolveMimeType: ({ path }) => (loaderOf(path) ? 'js' : undefined),
    resolveImport({ source, context }) {
      if (!context.path.endsWith('.ts') || !/^\..*\.js$/.test(source)) return undefined;
      // A TypeScript module is imported by the name that it has once it's compiled.
      const typed = source.replace(/\.js$/, '.ts');
      return existsSync(join(rootDir, posix.dirname(context.path), typed)) ? typed : undefined;
    },
    async transform({ path, body }) {
      const loader = loaderOf(path);
      if (!loader) return undefined;
      const { code } = await transform(String(body), {
        loader,
        sourcefile: join(rootDir, path),
        sourcemap: 'inline',
        target: 'es2022',
        tsconfigRaw,
        ...(loader === 'json' && { format: 'esm' }),
      });
      return { body: code, transformCache: true };
    },
  };
};
