/* global beforeEach */
// The tests in Node of what is changed, as one file.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { configureGlobal } from 'fast-check';
import { rootDir, runnerOf, testFiles } from '../runners.js';
import { layers } from './layers.js';

// Properties see the same cases under every mutant: otherwise the seed would decide which of them survive.
configureGlobal({ seed: 20260101, endOnFailure: true });

// The limit of `test/rules.js`: what waits in vain fails by it.
beforeEach(function () {
  if (this.currentTest.timeout() === 0) this.currentTest.timeout(10_000);
});

// Tests of the form prove its questions too.
const isOfLayer = (path) => [...layers, 'form'].some((layer) => path.startsWith(`test/${layer}/`));
for (const file of testFiles().filter((path) => isOfLayer(path) && runnerOf(path) === 'rules')) {
  await import(pathToFileURL(join(rootDir, file)).href);
}
