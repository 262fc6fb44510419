/* global beforeEach */
// All Node tests of the changed sources, as one file.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { configureGlobal } from 'fast-check';
import { rootDir, runnerOf, testFiles } from '../runners/files.js';
import { layers } from './layers.js';

// Property tests use the same cases for every mutant. Otherwise the seed would decide which mutants survive.
configureGlobal({ seed: 20260101, endOnFailure: true });

// This is the time limit of `test/runners/node.js`, which fails a test that waits in vain.
beforeEach(function () {
  if (this.currentTest.timeout() === 0) this.currentTest.timeout(10_000);
});

// The form's tests also cover its questions.
const isOfLayer = (path) => [...layers, 'form'].some((layer) => path.startsWith(`test/${layer}/`));
for (const file of testFiles().filter((path) => isOfLayer(path) && runnerOf(path) === 'node')) {
  await import(pathToFileURL(join(rootDir, file)).href);
}
