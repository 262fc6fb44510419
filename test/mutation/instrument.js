import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { build } from 'esbuild';

const silent = {
  isDebugEnabled: () => false,
  debug: () => undefined,
  info: () => undefined,
};

/**
 * The sources with a switch at each mutant, by path, and the mutants.
 *
 * @param {string} rootDir
 * @param {string[]} paths relative to it, with slashes
 */
export const instrument = async (rootDir, paths) => {
  const originals = new Map(
    await Promise.all(paths.map(async (path) => [path, await readFile(join(rootDir, path), 'utf8')])),
  );
  const { files, mutants } = await new Instrumenter(silent).instrument(
    [...originals].map(([name, content]) => ({ name, content, mutate: true })),
    { plugins: null, ignorers: [], excludedMutations: [] },
  );
  return {
    sources: new Map(files.map(({ name, content }) => [name, content])),
    mutants: mutants.map((mutant) => describe(mutant, originals.get(mutant.fileName))),
  };
};

const describe = ({ id, fileName, mutatorName, replacement, location: { start, end } }, text) => {
  const lines = text.split('\n');
  const offset = ({ line, column }) =>
    lines.slice(0, line).reduce((sum, one) => sum + one.length + 1, 0) + column;
  return {
    id,
    file: fileName,
    mutator: mutatorName,
    line: start.line + 1,
    column: start.column + 1,
    original: text.slice(offset(start), offset(end)),
    replacement,
  };
};

/**
 * A script for each test file, with the instrumented sources in it.
 *
 * @param {string} rootDir
 * @param {string[]} testFiles relative to it
 * @param {Map<string, string>} sources
 * @returns {Promise<Map<string, string>>} by test file
 */
export const bundle = async (rootDir, testFiles, sources) => {
  const { outputFiles } = await build({
    absWorkingDir: rootDir,
    entryPoints: testFiles.map((file, index) => ({ in: `entry:${file}`, out: String(index) })),
    outdir: rootDir,
    bundle: true,
    write: false,
    minifySyntax: true,
    minifyWhitespace: true,
    format: 'iife',
    target: 'es2022',
    // As in the other test run: Lit's development build warns on the console.
    conditions: ['browser'],
    tsconfig: join(rootDir, 'tsconfig.json'),
    logLevel: 'error',
    plugins: [entries(rootDir), assertions, switches(rootDir, sources)],
  });
  return new Map(testFiles.map((file, index) => [file, outputFiles[index].text]));
};

/** Properties see the same cases under every mutant: otherwise the seed would decide which of them survive. */
const entries = (rootDir) => ({
  name: 'entries',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^entry:/ }, ({ path }) => ({ path: path.slice(6), namespace: 'entry' }));
    onLoad({ filter: /.*/, namespace: 'entry' }, async ({ path }) => {
      const file = join(rootDir, path);
      const text = await readFile(file, 'utf8');
      const seed = `import { configureGlobal } from 'fast-check'; configureGlobal({ seed: 20260101, endOnFailure: true });`;
      return {
        contents: text.includes("from 'fast-check'") ? `${text}\n${seed}` : text,
        loader: 'ts',
        resolveDir: dirname(file),
      };
    });
  },
});

/** Of the testing library most layers need `expect` alone; the rest would be loaded thousands of times. */
const assertions = {
  name: 'assertions',
  setup({ onResolve, resolve }) {
    onResolve({ filter: /^@open-wc\/testing$/ }, async ({ kind, importer }) => {
      if (/\btest\/(?:elements|controllers)\//.test(importer)) return undefined;
      const library = fileURLToPath(import.meta.resolve('@open-wc/testing'));
      return resolve('@esm-bundle/chai', { kind, resolveDir: dirname(library) });
    });
  },
};

const switches = (rootDir, sources) => ({
  name: 'switches',
  setup({ onLoad }) {
    const all = new Map([...sources].map(([path, contents]) => [join(rootDir, path), contents]));
    onLoad({ filter: /\.ts$/ }, ({ path }) =>
      all.has(path) ? { contents: all.get(path), loader: 'ts' } : undefined,
    );
  },
});
