// Runs the tests in Node and on pages that import a changed file: `npm test -- changed` takes everything that differs
// from the main branch, committed or not. `npm test -- changed --watch` takes the files that you save, each time.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, watch } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { commandsFor, start } from './commands.js';
import { rootDir, runnerOf, testFiles } from './files.js';

/**
 * The number of imports between each test file and the nearest changed file. Test files that import no changed file are
 * left out.
 *
 * @param {string[]} testFiles paths below the root, with slashes
 * @param {string[]} changed paths in the same format
 */
const distances = async (testFiles, changed) => {
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

/** The number of test files on pages that run within half a minute on two processors. */
const mostPages = 24;

const git = (...args) => {
  try {
    return execFileSync('git', args, { cwd: rootDir, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return '';
  }
};

const changedSinceMain = () => {
  const base = ['origin/main', 'main', 'origin/master', 'master']
    .map((branch) => git('merge-base', 'HEAD', branch).trim())
    .find(Boolean);
  return [
    ...git('diff', '--name-only', base ?? 'HEAD').split('\n'),
    ...git('ls-files', '--others', '--exclude-standard').split('\n'),
  ].filter(Boolean);
};

const runTouchedBy = async (changed) => {
  const from = performance.now();
  const all = testFiles().filter((file) => ['node', 'pages'].includes(runnerOf(file)));
  const touched = [...(await distances(all, changed))].sort(([, a], [, b]) => a - b).map(([file]) => file);
  const inNode = touched.filter((file) => runnerOf(file) === 'node');
  const onPages = touched.filter((file) => runnerOf(file) === 'pages');
  const nearest = onPages.slice(0, mostPages);
  const outcomes = await Promise.all(
    commandsFor([...inNode, ...nearest]).map(async ([, command]) => {
      const { code, output } = await start(command);
      if (code !== 0) console.log(output.trim());
      return code === 0;
    }),
  );
  const isGood = outcomes.every(Boolean);
  const count = `${inNode.length} test files in Node and ${nearest.length} on pages`;
  const seconds = Math.round((performance.now() - from) / 1000);
  console.log(`${isGood ? '✓' : '✘'} ${count}, ${seconds} s`);
  if (onPages.length > nearest.length) {
    console.log(
      `${onPages.length - nearest.length} more test files on pages import a changed file. To run them, use npm test.`,
    );
  }
  return isGood;
};

/** The folders inside one, without those with their own packages: they have thousands of files, but no such tests. */
const foldersIn = (folder) =>
  readdirSync(join(rootDir, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${folder}/${name}`)
    .filter((inner) => !existsSync(join(rootDir, inner, 'package.json')));

/** Folders in which only some folders are watched. */
const withPackages = ['proofs', 'test'];

const watchFor = async () => {
  let saved = new Set();
  let wake = () => undefined;
  for (const folder of [
    'src',
    'editor',
    'tools',
    'build',
    'wordpress',
    'demo',
    ...withPackages,
    ...withPackages.flatMap(foldersIn),
  ]) {
    watch(join(rootDir, folder), { recursive: !withPackages.includes(folder) }, (_event, name) => {
      if (!name) return;
      saved.add(`${folder}/${name.replaceAll('\\', '/')}`);
      wake();
    });
  }
  for (;;) {
    console.log('\nWaiting for a change. Press Ctrl+C to stop.');
    await new Promise((resolve) => {
      wake = resolve;
      if (saved.size > 0) resolve();
    });
    // An editor can write a file in several steps.
    await new Promise((resolve) => setTimeout(resolve, 100));
    const changed = [...saved];
    saved = new Set();
    await runTouchedBy(changed);
  }
};

/**
 * Resolves with whether the tests passed. With `isWatching`, it never ends.
 *
 * @param {boolean} isWatching
 */
export const runChanged = async (isWatching) => {
  if (isWatching) await watchFor();
  const changed = changedSinceMain();
  if (changed.length > 0) return runTouchedBy(changed);
  console.log('Nothing differs from the main branch.');
  return true;
};
