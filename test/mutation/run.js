// Checks that the tests notice mistakes. It changes the sources in one place at a time and runs the tests of that
// place. `npm run mutation -- theme questions/amount` uses only the sources whose paths contain one of these.
import { readdirSync } from 'node:fs';
import process from 'node:process';
import { Stryker } from '@stryker-mutator/core';
import { rootDir } from '../runners/files.js';
import { layers } from './layers.js';

const wanted = process.argv.slice(2);
const mutate = layers
  .flatMap((layer) =>
    readdirSync(`${rootDir}src/${layer}`, { recursive: true }).map((name) => `src/${layer}/${name}`),
  )
  // Views are tested in a page.
  .filter((path) => path.endsWith('.ts') && !/\/(?:view|styles|page-fields|submit-on-enter)\.ts$/.test(path))
  .filter((path) => wanted.length === 0 || wanted.some((part) => path.includes(part)));
if (mutate.length === 0) throw new Error(`No source has ${wanted.join(' or ')} in its path.`);

process.chdir(rootDir);
await new Stryker({
  mutate,
  plugins: ['@stryker-mutator/mocha-runner'],
  testRunner: 'mocha',
  testRunnerNodeArgs: ['--import', './test/runners/typescript.js'],
  mochaOptions: { spec: ['test/mutation/tests.js'] },
  coverageAnalysis: 'perTest',
  concurrency: 2,
  // A limit on iterations already ends endless loops. This timeout ends a pattern that backtracks for ever. It is
  // long, because a busy machine that loads the tests slowly must not look like a test that noticed.
  timeoutMS: 30_000,
  ignorePatterns: [
    '/*',
    '!/src',
    '!/test',
    '!/editor',
    '!/tools',
    '!/build',
    '!/demo',
    '!/package.json',
    '!/tsconfig.json',
  ],
  tempDirName: 'coverage/stryker',
  reporters: ['progress-append-only', 'clear-text', 'html', 'json'],
  clearTextReporter: { reportTests: false, logTests: false },
  htmlReporter: { fileName: 'coverage/mutation/mutants.html' },
  jsonReporter: { fileName: 'coverage/mutation/mutants.json' },
  thresholds: { high: 97, low: 85, break: 85 },
}).runMutationTest();
