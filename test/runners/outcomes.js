// Runs test files, and reads whether each of their tests has passed.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import console from 'node:console';
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { commandsFor, start } from './commands.js';
import { nameOf, pathOf } from './files.js';

/** The tests of a suite and of the suites inside it, with their full names. A skipped test counts as failed. */
const testsIn = (suite, above = '') => [
  ...(suite.specs ?? []).map(({ title, tests }) => [
    above + title,
    tests.every(({ status, expectedStatus }) => status === 'expected' && expectedStatus === 'passed'),
  ]),
  ...(suite.suites ?? []).flatMap((inner) => testsIn(inner, `${above}${inner.title} `)),
];

const readPlaywright = ({ suites }) =>
  Object.fromEntries(suites.map((suite) => [nameOf(suite.file), Object.fromEntries(testsIn(suite))]));

const runOne = async (runner, command) => {
  const folder = mkdtempSync(join(tmpdir(), 'outcomes-'));
  const path = join(folder, 'outcomes.json');
  const env = { TEST_OUTCOMES: path, PLAYWRIGHT_JSON_OUTPUT_NAME: path };
  const isOwn = runner === 'pages' || runner === 'node';
  const { code, output } = await start([...command, ...(isOwn ? [] : ['--reporter=list,json'])], { env });
  if (code !== 0) console.log(output.trim());
  try {
    const outcomes = JSON.parse(readFileSync(path, 'utf8'));
    return isOwn ? outcomes : readPlaywright(outcomes);
  } catch (cause) {
    throw new Error('The tests did not run.', { cause });
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/**
 * Whether each test of these files passed, by its file, without `test/`, and its title. Prints the output of those that
 * failed.
 *
 * @param {readonly string[]} files without `test/`
 * @returns {Promise<Record<string, Record<string, boolean>>>}
 */
export const runTests = async (files) => {
  const outcomes = {};
  for (const [runner, command] of commandsFor(files.map(pathOf))) {
    Object.assign(outcomes, await runOne(runner, command));
  }
  return outcomes;
};
