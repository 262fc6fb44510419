import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin, UserConfig } from 'vite';
import { chunkName, moduleName } from '../editor/code/file-names.js';
import { classicScript } from './classic-script.js';
import { compactStyles } from './compact-styles.js';
import { version } from '../src/version.js';
import { targets } from './oldest-browsers.js';
import { noticeOf, notices } from './notices.js';

/** The parts of a source map that this file reads and changes. */
type SourceMap = { sources: string[]; sourcesContent: (string | null)[] };

const isOfDependency = (source: string): boolean => source.includes('/node_modules/');

/** The map without the sources of dependencies, and with ours as they are written. */
const withOwnSources = async (json: string, folder: string): Promise<string> => {
  const map = JSON.parse(json) as SourceMap;
  const sourcesContent = await Promise.all(
    map.sources.map((source) => (isOfDependency(source) ? null : readFile(join(folder, source), 'utf8'))),
  );
  return JSON.stringify({ ...map, sourcesContent });
};

/**
 * Leaves the sources of Lit and Zod out of the source maps. Debuggers skip those files, and they would make up a
 * quarter of what the maps hold. Our own sources have their style sheets as they are written.
 */
const ownSourceMaps = (): Plugin => ({
  name: 'own-source-maps',
  generateBundle: {
    order: 'post',
    async handler({ dir = '' }, bundle) {
      for (const output of Object.values(bundle))
        if (output.type === 'asset' && output.fileName.endsWith('.map'))
          output.source = await withOwnSources(String(output.source), dir);
    },
  },
});

const file = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** The bundler's view of a build's modules. */
type Graph = {
  getModuleInfo(id: string): {
    importedIds: readonly string[];
    dynamicallyImportedIds: readonly string[];
  } | null;
};

/** A module and everything that it imports statically. */
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

/** The modules of each file that loads later than these modules, whichever file loads it. */
const laterFiles = (
  first: ReadonlySet<string>,
  graph: Graph,
  known = new Map<string, ReadonlySet<string>>(),
): ReadonlyMap<string, ReadonlySet<string>> => {
  for (const id of first)
    for (const entry of graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []) {
      if (known.has(entry)) continue;
      const modules = reachedFrom(entry, graph);
      laterFiles(modules, graph, known.set(entry, modules));
    }
  return known;
};

/**
 * The file that a module goes into. Everything that the entry imports statically is in the entry's file, because
 * another file would cost a round trip. So is what several files that load later share: each of them then needs only
 * the entry's file. The code that talks to the service is one file, which the status needs too. A form answers without
 * it, so it has nothing that `form.js` needs.
 */
const fileOf = () => {
  let sets: null | {
    first: ReadonlySet<string>;
    form: ReadonlySet<string>;
    service: ReadonlySet<string>;
    later: ReadonlySet<string>[];
  } = null;
  return (id: string, graph: Graph): string | null => {
    if (!sets) {
      const first = reachedFrom(file('../src/script.ts'), graph);
      const form = reachedFrom(file('../src/form/form-module.ts'), graph);
      const service = reachedFrom(file('../src/form/service-module.ts'), graph);
      sets = { first, form, service, later: [...laterFiles(first, graph).values()] };
    }
    if (sets.first.has(id)) return moduleName;
    if (sets.service.has(id) && !sets.form.has(id)) return 'service';
    return sets.later.filter((modules) => modules.has(id)).length > 1 ? moduleName : null;
  };
};

/** The mark that the script leaves on the page. */
const mark = `globalThis[Symbol.for(${JSON.stringify(`donation-widget ${version}`)})]`;

/**
 * The end of each file: the script marks the page with its version, and a file that loads later fails to load without
 * that mark. A cache or an overwritten folder can have a file of another version. Its short names could mean something
 * else, and its texts could differ from what the form does.
 */
const versionCheck = ({ isEntry }: { isEntry: boolean }): string =>
  isEntry
    ? `${mark}=!0;`
    : `if(!${mark})throw Error("This file is part of donation-widget ${version}, and the page has another version.");`;

/** Writes the hash of every script in the folder, for `integrity` attributes and import maps. */
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

/**
 * The build for script tags. The module has the code for the first view, and the files it loads later are next to
 * it. The classic script is made from the module.
 */
export const cdnBuild = (): UserConfig => ({
  plugins: [notices(), compactStyles(), classicScript(), ownSourceMaps(), integrity()],
  build: {
    outDir: 'dist/cdn',
    emptyOutDir: false,
    sourcemap: true,
    target: targets,
    minify: true,
    lib: { entry: { [moduleName]: file('../src/script.ts') }, formats: ['es'] },
    rolldownOptions: {
      preserveEntrySignatures: 'allow-extension',
      output: {
        // Rolldown keeps a library's white space unless this is set too.
        minify: true,
        comments: { annotation: false },
        postBanner: noticeOf,
        postFooter: versionCheck,
        // The folder's name has the version, so the file names don't.
        chunkFileNames: chunkName,
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: fileOf(), debugName: 'parts' }],
        },
      },
    },
  },
});
