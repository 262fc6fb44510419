// Runs test files in Chromium and returns the result of each test.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findHeadlessShell } from '../runners/chromium.js';
import { runScript } from '../runners/run-files.js';
import { runnerOf } from '../runners/runners.js';

const commandOf = (runner, files) =>
  runner === 'elements'
    ? ['conformance:elements', '--files', ...files]
    : ['test:node', `--project=${runner}`, '--reporter=json', ...files];

/** The tests of a suite and of the suites inside it, with their full names. A skipped test counts as failed. */
const testsIn = (suite, above = '') => [
  ...(suite.specs ?? []).map(({ title, tests }) => [
    above + title,
    tests.every(({ status }) => status === 'expected'),
  ]),
  ...(suite.suites ?? []).flatMap((inner) => testsIn(inner, `${above}${inner.title} `)),
];

/** Whether each test passed, by its file below `test/` and its title. */
const readPlaywright = ({ suites }) =>
  Object.fromEntries(suites.map((suite) => [suite.file, Object.fromEntries(testsIn(suite))]));

const runOne = async (runner, files) => {
  const folder = mkdtempSync(join(tmpdir(), 'conformance-'));
  const path = join(folder, 'results.json');
  const env = { CONFORMANCE_RESULTS: path, PLAYWRIGHT_JSON_OUTPUT_NAME: path };
  const { output } = await runScript(commandOf(runner, files), { env });
  try {
    const results = JSON.parse(readFileSync(path, 'utf8'));
    return runner === 'elements' ? results : readPlaywright(results);
  } catch (cause) {
    throw new Error(`The tests did not run:\n${output}`, { cause });
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/** @param {string[]} files below `test/` */
export const runTests = async (files) => {
  const paths = files.map((file) => `test/${file}`);
  const results = {};
  for (const runner of new Set(paths.map(runnerOf))) {
    const some = paths.filter((path) => runnerOf(path) === runner);
    Object.assign(results, await runOne(runner, some));
  }
  return results;
};

/** The name and version of the browser. */
export const browserName = async () => {
  const browser = await chromium.launch(await findHeadlessShell());
  const version = browser.version();
  await browser.close();
  return `Chromium ${version}`;
};
