// Runs test files in Chromium and returns the result of each test.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findHeadlessShell } from '../runners/chromium.js';
import { commandsFor, start } from '../runners/commands.js';

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

const runOne = async (runner, command) => {
  const folder = mkdtempSync(join(tmpdir(), 'conformance-'));
  const path = join(folder, 'results.json');
  const env = { CONFORMANCE_RESULTS: path, PLAYWRIGHT_JSON_OUTPUT_NAME: path };
  const reporter = runner === 'pages' ? [] : ['--reporter=json'];
  const { output } = await start([...command, ...reporter], { env });
  try {
    const results = JSON.parse(readFileSync(path, 'utf8'));
    return runner === 'pages' ? results : readPlaywright(results);
  } catch (cause) {
    throw new Error(`The tests did not run:\n${output}`, { cause });
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/** @param {string[]} files below `test/` */
export const runTests = async (files) => {
  const results = {};
  for (const [runner, command] of commandsFor(files.map((file) => `test/${file}`))) {
    Object.assign(results, await runOne(runner, command));
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
