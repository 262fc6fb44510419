import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin, UserConfig } from 'vite';
import { chunkName } from './chunk-name.js';
import { targets } from './oldest-browsers.js';
import { noticeOf, notices } from './notices.js';

const file = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

const shared = {
  outDir: 'dist/cdn',
  emptyOutDir: false,
  sourcemap: true,
  target: targets,
  minify: true,
} as const;

/** The modules of a build, as the bundler knows them. */
type Graph = { getModuleInfo(id: string): { importedIds: readonly string[] } | null };

/** All that a module imports at once, with itself. */
const reachedFrom = (entry: string, graph: Graph): ReadonlySet<string> => {
  const reached = new Set<string>();
  const add = (id: string): void => {
    if (reached.has(id)) return;
    reached.add(id);
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) add(imported);
  };
  add(entry);
  return reached;
};

const firstFile = 'donation-widget';

/**
 * The file that a module goes into. All that the entry imports at once is in its own: another would cost a round
 * trip. The code that asks the service is in one file, which the status needs too.
 */
const fileOf = () => {
  let sets: null | Record<'first' | 'service', ReadonlySet<string>> = null;
  return (id: string, graph: Graph): string | null => {
    sets ??= {
      first: reachedFrom(file('module.ts'), graph),
      service: reachedFrom(file('../form/service-module.ts'), graph),
    };
    if (sets.first.has(id)) return firstFile;
    return sets.service.has(id) ? 'service' : null;
  };
};

/** For `type="module"`: what the first form needs; what it loads later lies beside it. */
const moduleScript = (): UserConfig => ({
  plugins: [notices(), integrity()],
  build: {
    ...shared,
    lib: { entry: { [firstFile]: file('module.ts') }, formats: ['es'] },
    rolldownOptions: {
      preserveEntrySignatures: 'allow-extension',
      output: {
        // Rolldown leaves the white space of a library in place unless it is told here too.
        minify: true,
        comments: { annotation: false },
        postBanner: noticeOf,
        // The folder has the version; the names need none.
        chunkFileNames: chunkName,
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: fileOf(), debugName: 'parts' }],
        },
      },
    },
  },
});

/** Marks a script as UTF-8: a classic one is otherwise read in the encoding of its page. */
const byteOrderMark = (): Plugin => ({
  name: 'byte-order-mark',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const part of Object.values(bundle)) if ('code' in part) part.code = `\uFEFF${part.code}`;
    },
  },
});

/** For a classic script tag: one file with everything inside but the other languages, which it loads from beside it. */
const classicScript = (): UserConfig => ({
  plugins: [byteOrderMark(), notices(), integrity()],
  resolve: { alias: [{ find: './language-loaders.js', replacement: file('languages-beside.ts') }] },
  build: {
    ...shared,
    lib: {
      entry: file('classic.ts'),
      formats: ['iife'],
      name: 'DonationWidget',
      fileName: () => 'donation-widget.iife.js',
    },
    rolldownOptions: { output: { minify: true, comments: { annotation: false }, postBanner: noticeOf } },
  },
});

/** Writes the hash of every script of the folder, for `integrity` attributes and import maps. */
const integrity = (): Plugin => ({
  name: 'integrity',
  async writeBundle({ dir }) {
    if (!dir) return;
    const scripts = (await readdir(dir)).filter((name) => name.endsWith('.js')).sort();
    const hashes = scripts.map(async (name) => {
      const hash = createHash('sha384').update(await readFile(join(dir, name)));
      return [name, `sha384-${hash.digest('base64')}`];
    });
    const list = Object.fromEntries(await Promise.all(hashes));
    await writeFile(join(dir, 'integrity.json'), `${JSON.stringify(list, null, 2)}\n`);
  },
});

export const cdnBuilds: Record<string, (() => UserConfig) | undefined> = {
  cdn: moduleScript,
  classic: classicScript,
};
