// Runs tests, and prints a line for each part with its time, then the failures and the number of tests.
//
// `npm test` runs all checks. `npm test -- engines hosts` runs groups: see `groups` below. `npm test -- money` runs the
// test files of a folder or a path. `npm test -- changed` runs what imports a changed file, and `changed --watch` runs it
// each time that you save one. A group can't be combined with a path or with `changed`.
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import console from 'node:console';
import process from 'node:process';
import { performance } from 'node:perf_hooks';
import { projectFor, versions } from '../wordpress/versions.js';
import { runChanged } from './changed.js';
import { commandsFor, install, playwright, start } from './commands.js';
import { requireEngines } from './engines.js';
import { pathOf, rootDir, testFiles } from './files.js';
import { requireScreenReader } from './screen-reader.js';

const processorCount = Math.max(2, availableParallelism());

/** Parts sometimes wait for a page, a process or the network, so some more than there are processors for run at a time. */
const capacity = 1.5 * processorCount;

/**
 * A part of the checks.
 *
 * @param {string} name
 * @param {number} processors the number of processors that it keeps busy while it doesn't wait
 * @param {[string, ...string[]]} [command]
 * @param {Record<string, string>} [env]
 */
const part = (name, processors, command = [name], env = {}) => ({ name, processors, command, env });
const project = (name, processors) => part(name, processors, playwright(name));
const onPages = (name, processors = 2) => part(`pages: ${name}`, processors, ['pages'], { TEST_GROUP: name });

// The parts that fail fastest come first.
const groups = {
  types: [part('types', 1)],
  lint: [part('lint', 1)],
  format: [part('format', 1)],
  dependencies: [part('dependencies', 1)],
  node: [part('node', 1)],
  checks: [
    part('types', 1),
    part('lint', 1),
    part('format', 1),
    part('dependencies', 1),
    part('node', 1),
    onPages('pages'),
    project('journeys', 2),
    project('full-browser', 1),
  ],
  built: [project('package', 1.5), project('upgrade', 1), onPages('built'), onPages('built-classic')],
  commands: [project('tools', 2)],
  demo: [project('demo', 2)],
  engines: [
    onPages('engines'),
    part(
      'journeys: engines',
      1.5,
      playwright('firefox', 'new-firefox', 'webkit', 'old-libraries', 'old-libraries-firefox'),
    ),
  ],
  hosts: [project('hosts', 1.5)],
  libraries: [project('libraries', 1)],
  recipes: [project('recipes', 1)],
  'old-browsers': [project('old-browsers', 1)],
  'random-donors': [onPages('random-donors', 1), project('random-donors', 2)],
  // Orca and Firefox mostly wait, and so does the test until Orca is silent.
  'screen-reader': [project('screen-reader', 0.5)],
  // The database, PHP and the browser wait for each other.
  ...Object.fromEntries(versions.map(projectFor).map((name) => [name, [project(name, 1.5)]])),
};

/** Installs the packages of a test folder, if it has its own. */
const prepare = async (name) =>
  existsSync(join(rootDir, 'test', name, 'package.json')) ? install(`test/${name}`) : { code: 0, output: '' };

const secondsSince = (from) => `${Math.round((performance.now() - from) / 1000)} s`;

/** Runs as many parts at a time as there is capacity for. Resolves with the names of the parts that failed. */
const runParts = async (all, env) => {
  const waiting = [...all];
  const running = new Set();
  const failed = [];
  // Others let the screen reader go first, because it must speak in time.
  const isReader = ({ name }) => name === 'screen-reader';
  const isPatient = (one) => all.some(isReader) && !isReader(one);
  let free = capacity;
  const begin = (one) => {
    waiting.splice(waiting.indexOf(one), 1);
    free -= one.processors;
    const from = performance.now();
    const run = async () => {
      const installed = await prepare(one.name);
      const { code, output } =
        installed.code === 0
          ? await start(one.command, { env: { ...env, ...one.env }, isPatient: isPatient(one) })
          : installed;
      free += one.processors;
      running.delete(done);
      if (code !== 0) {
        failed.push(one.name);
        console.log(`\n${output.trim()}\n`);
      }
      console.log(`${code === 0 ? '✓' : '✘'} ${one.name.padEnd(20)} ${secondsSince(from).padStart(6)}`);
    };
    const done = run();
    running.add(done);
  };
  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.find(({ processors }) => processors <= free);
    if (next) begin(next);
    else await Promise.race(running);
  }
  return failed;
};

const runGroups = async (names) => {
  if (names.includes('engines')) await requireEngines();
  if (names.includes('screen-reader')) requireScreenReader();
  const folder = mkdtempSync(join(tmpdir(), 'donation-widget-test-'));
  const counts = join(folder, 'counts');
  writeFileSync(counts, '');
  const from = performance.now();
  const failed = await runParts(
    names.flatMap((name) => groups[name]),
    { TEST_COUNTS: counts },
  );
  const runs = readFileSync(counts, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  rmSync(folder, { recursive: true });

  const sum = (name) => runs.reduce((total, run) => total + run[name], 0);
  const notPassed = sum('failed');

  for (const note of runs.flatMap(({ notes = [] }) => notes)) console.log(note);
  // Repeat the failures at the end, because there can be thousands of lines before.
  for (const failure of runs.flatMap(({ failures }) => failures)) console.log(`\n✘ ${failure}`);
  if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`);
  console.log(`\nTotal time: ${secondsSince(from)}.`);
  // Types, lint, format and dependencies have no tests to count.
  if (runs.length > 0) console.log(`\n${sum('passed')} passed, ${notPassed} failed`);
  return failed.length === 0 && notPassed === 0;
};

/** Whether a test file is at a path, which can be a folder, a file or the start of one's name. */
const isAt = (path) => {
  // A folder and a file can begin alike: `test/wordpress/editor` and `test/wordpress/editor.journey.test.ts`.
  const isFolder =
    statSync(join(rootDir, path), { throwIfNoEntry: false })?.isDirectory() && !path.endsWith('/');
  const start = isFolder ? `${path}/` : path;
  return (file) => file.startsWith(start);
};

const runPaths = async (paths, options) => {
  const all = testFiles();
  const wanted = paths.map((path) => {
    const written = path.replaceAll('\\', '/').replace(/^\.\//, '');
    return all.filter(isAt(pathOf(written)));
  });
  const unknown = paths.filter((_path, index) => wanted[index].length === 0);
  if (unknown.length > 0) {
    console.error(
      `There is no group and no test file called ${unknown.join(', ')}.\n` +
        'A path starts below test: npm test -- money/format\n' +
        `The groups are ${Object.keys(groups).join(', ')}, changed.`,
    );
    return false;
  }
  const files = all.filter((file) => wanted.flat().includes(file));
  let isGood = true;
  for (const [runner, command] of commandsFor(files)) {
    if (runner === 'webkit' || runner === 'old-libraries') await requireEngines();
    if (runner === 'screen-reader') requireScreenReader();
    const installed = await prepare(runner);
    if (installed.code !== 0) console.error(installed.output);
    const { code } = await start([...command, ...options], { stdio: 'inherit' });
    isGood &&= code === 0;
  }
  return isGood;
};

const runNamed = (names, options) => {
  const isGroup = (name) => Object.hasOwn(groups, name);
  const changed = names.filter((name) => name === 'changed');
  const named = names.filter(isGroup);
  const paths = names.filter((name) => name !== 'changed' && !isGroup(name));
  const kinds = [changed, named, paths].filter((kind) => kind.length > 0);
  if (kinds.length > 1) {
    const commands = kinds.map((kind) => `  npm test -- ${kind.join(' ')}`);
    console.error(
      `Groups, paths and “changed” can't run together. Run these instead:\n${commands.join('\n')}`,
    );
    return false;
  }
  if (paths.length > 0) return runPaths(paths, options);
  const isWatching = changed.length > 0 && options.includes('--watch');
  if (options.length > (isWatching ? 1 : 0)) {
    console.error(
      'Only paths take options: npm test -- money/format --grep "Intl"\n' +
        'The one exception is: npm test -- changed --watch',
    );
    return false;
  }
  if (changed.length > 0) return runChanged(isWatching);
  return runGroups(names.length > 0 ? names : ['checks']);
};

const given = process.argv.slice(2);
const firstOption = given.findIndex((one) => one.startsWith('-'));
const names = firstOption < 0 ? given : given.slice(0, firstOption);
process.exitCode = (await runNamed(names, given.slice(names.length))) ? 0 : 1;
