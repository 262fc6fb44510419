// Writes the accessibility conformance report from the results of its tests: `npm run conformance`.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import console from 'node:console';
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { chromium } from '@playwright/test';
import { rootDir } from '../runners/files.js';
import '../runners/typescript.js';
import { markdownPath, resultsPath, yamlPath } from './files.js';
import { findHeadlessShell } from '../runners/chromium.js';
import { commandsFor, start } from '../runners/commands.js';
import { requireScreenReader } from '../runners/screen-reader.js';

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
const runTests = async (files) => {
  const results = {};
  for (const [runner, command] of commandsFor(files.map((file) => `test/${file}`))) {
    Object.assign(results, await runOne(runner, command));
  }
  return results;
};

/** The name and version of the browser. */
const browserName = async () => {
  const browser = await chromium.launch(await findHeadlessShell());
  const version = browser.version();
  await browser.close();
  return `Chromium ${version}`;
};

const { claimsA, claimsAA, filesOf } = await import('./claims.ts');
const { reportOf } = await import('./report.ts');
const { openAcrOf } = await import('./openacr.ts');
const { markdownOf } = await import('./markdown.ts');

requireScreenReader();
const { version, description } = JSON.parse(readFileSync(join(rootDir, 'package.json'), 'utf8'));
const files = filesOf([...Object.values(claimsA), ...Object.values(claimsAA)]);
console.log(`Running ${files.length} test files.`);
const results = {
  version,
  description,
  date: new Date().toISOString().slice(0, 10),
  browser: await browserName(),
  tests: await runTests(files),
};
const report = reportOf(results);
writeFileSync(resultsPath, `${JSON.stringify(results, null, 2)}\n`);
writeFileSync(yamlPath, openAcrOf(report));
writeFileSync(markdownPath, markdownOf(report));

for (const { number, name, level } of [...report.levelA, ...report.levelAA]) {
  console.log(`${level.padEnd(19)} ${number} ${name}`);
}
