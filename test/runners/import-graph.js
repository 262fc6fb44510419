import { build } from 'esbuild';
import { rootDir } from './files.js';

/**
 * The number of imports between each test file and the nearest changed file. Test files that import no changed file are
 * left out.
 *
 * @param {string[]} testFiles paths below the root, with slashes
 * @param {string[]} changed paths in the same format
 */
export const distances = async (testFiles, changed) => {
  const { metafile } = await build({
    absWorkingDir: rootDir,
    entryPoints: testFiles,
    outdir: rootDir,
    bundle: true,
    splitting: true,
    write: false,
    metafile: true,
    format: 'esm',
    packages: 'external',
    logLevel: 'silent',
  });
  const importers = new Map();
  for (const [path, { imports }] of Object.entries(metafile.inputs)) {
    for (const { path: imported } of imports) {
      importers.set(imported, [...(importers.get(imported) ?? []), path]);
    }
  }
  const found = new Map();
  let ring = changed;
  for (let distance = 0; ring.length > 0; distance += 1) {
    const fresh = ring.filter((path) => !found.has(path));
    for (const path of fresh) found.set(path, distance);
    ring = fresh.flatMap((path) => importers.get(path) ?? []);
  }
  return new Map(testFiles.flatMap((file) => (found.has(file) ? [[file, found.get(file)]] : [])));
};
