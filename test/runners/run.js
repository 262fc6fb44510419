// Runs all checks. It prints a line for each part with its time, then the failures and the number of tests. `npm test
// -- PATH…` runs the test files at some paths. `node test/runners/run.js checks engines hosts recipes wordpress` also runs the
// tests in Firefox, WebKit and pages with old libraries, those in framework pages, the recipes of the documentation, and
// the WordPress plugin.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { commandsFor, runScript } from './run-files.js';
import { testFiles } from './runners.js';

const processorCount = Math.max(2, availableParallelism());

/** A part of the checks, and the number of processors that it keeps busy. */
const part = (name, processors, ...command) => ({
  name,
  processors,
  command: command.length > 0 ? command : [name],
});
const playwright = (name, processors, ...projects) =>
  part(
    name,
    processors,
    'test:node',
    ...projects.map((project) => `--project=${project}`),
    // Playwright clears its output folder at the start, so each part has its own.
    `--output=test-results/${name}`,
  );

// The parts that fail fastest come first.
const parts = {
  checks: [
    part('types', 1),
    part('lint', 1),
    part('format:check', 1),
    part('test:rules', 1),
    playwright('package', 1, 'package'),
    playwright('main-journeys', 1, 'main-journeys'),
    part('test:browser', 2),
    playwright('service', 2, 'service'),
    playwright('journeys', 2, 'journeys'),
  ],
  engines: [part('engines:elements', 2), part('engines:journeys', 1)],
  hosts: [part('test:hosts', 1)],
  recipes: [part('test:recipes', 1)],
  built: [part('built:module', 2), part('built:classic', 2)],
  'old-browsers': [part('test:old-browsers', 1)],
  'random-donors': [playwright('random-donors', 2, 'random-donors')],
  // The database, PHP and the browser wait for each other, so this part starts after all others and runs alone.
  wordpress: [part('test:wordpress', processorCount)],
};

const secondsSince = (start) => `${Math.round((performance.now() - start) / 1000)} s`;

/** Runs as many parts at a time as there are processors for. Resolves with the names of the parts that failed. */
const runParts = async (all, env) => {
  const waiting = [...all];
  const running = new Set();
  const failed = [];
  let free = processorCount;
  const start = (one) => {
    waiting.splice(waiting.indexOf(one), 1);
    free -= one.processors;
    const from = performance.now();
    const done = runScript(one.command, { env }).then(({ code, output }) => {
      free += one.processors;
      running.delete(done);
      if (code !== 0) {
        failed.push(one.name);
        console.log(`\n${output.trim()}\n`);
      }
      console.log(`${code === 0 ? '✓' : '✘'} ${one.name.padEnd(18)} ${secondsSince(from).padStart(6)}`);
    });
    running.add(done);
  };
  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.find(({ processors }) => processors <= free);
    if (next) start(next);
    else await Promise.race(running);
  }
  return failed;
};

const runAll = async (asked) => {
  const folder = mkdtempSync(join(tmpdir(), 'donation-widget-test-'));
  const counts = join(folder, 'counts');
  writeFileSync(counts, '');
  const from = performance.now();
  const failed = await runParts(
    asked.flatMap((name) => parts[name]),
    { TEST_COUNTS: counts },
  );
  const runs = readFileSync(counts, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  rmSync(folder, { recursive: true });

  const sum = (name) => runs.reduce((total, run) => total + run[name], 0);
  const passed = sum('passed');
  const notPassed = sum('failed');

  for (const note of runs.flatMap(({ notes = [] }) => notes)) console.log(note);
  // Repeat the failures at the end, because there can be thousands of lines before.
  for (const failure of runs.flatMap(({ failures }) => failures)) console.log(`\n✘ ${failure}`);
  for (const first of runs.flatMap(({ unsteady = [] }) => unsteady))
    console.log(`\n! Passed only on the second try. The first try: ${first}`);
  if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`);
  console.log(`\nTotal time: ${secondsSince(from)}.`);
  console.log(`\n${passed} passed, ${notPassed} failed`);
  return failed.length === 0 && notPassed === 0 && passed > 0;
};

const runPaths = async (paths, options) => {
  const wanted = paths.map((path) => path.replaceAll('\\', '/').replace(/^\.\//, ''));
  const files = testFiles().filter((file) => wanted.some((path) => file === path || file.startsWith(path)));
  if (files.length === 0) {
    console.error(`There is no test file at ${paths.join(', ')}.`);
    return false;
  }
  let isGood = true;
  for (const command of commandsFor(files)) {
    const { code } = await runScript([...command, ...options], { stdio: 'inherit' });
    isGood &&= code === 0;
  }
  return isGood;
};

const given = process.argv.slice(2);
const firstOption = given.findIndex((one) => one.startsWith('-'));
const names = firstOption < 0 ? given : given.slice(0, firstOption);
const isGood = names.every((name) => name in parts)
  ? await runAll(names.length > 0 ? names : ['checks', 'built'])
  : await runPaths(names, given.slice(names.length));
process.exitCode = isGood ? 0 : 1;
