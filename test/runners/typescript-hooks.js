import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transform } from 'esbuild';

/** The TypeScript source of an import. Imports name the compiled file. */
const sourceOf = (specifier, parent) => {
  if (!/^\.{1,2}\/.*\.js$/.test(specifier) || !parent?.startsWith('file:')) return undefined;
  const source = new URL(specifier.replace(/\.js$/, '.ts'), parent);
  return existsSync(source) ? source.href : undefined;
};

export const resolve = async (specifier, context, next) => {
  if (specifier === '@open-wc/testing') {
    // Load only its assertions: the rest of the library needs a document, and Node has none.
    const { url } = await next(specifier, context);
    return await next('@esm-bundle/chai/esm/chai.js', { ...context, parentURL: url });
  }
  const url = sourceOf(specifier, context.parentURL);
  return url ? { url, shortCircuit: true } : await next(specifier, context);
};

export const load = async (url, context, next) => {
  if (!url.startsWith('file:') || !url.endsWith('.ts')) return await next(url, context);
  const file = fileURLToPath(url);
  const { code } = await transform(await readFile(file, 'utf8'), {
    loader: 'ts',
    target: 'node20.19',
    sourcefile: file,
    sourcemap: 'inline',
    tsconfigRaw: { compilerOptions: { experimentalDecorators: true, useDefineForClassFields: false } },
  });
  return { format: 'module', source: code, shortCircuit: true };
};
