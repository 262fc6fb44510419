// The tests in Node of what is changed, as one file.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { configureGlobal } from 'fast-check';
import { rootDir, runnerOf, testFiles } from '../runners.js';
import { layers } from './layers.js';

// Properties see the same cases under every mutant: otherwise the seed would decide which of them survive.
configureGlobal({ seed: 20260101, endOnFailure: true });

const isOfLayer = (path) => layers.some((layer) => path.startsWith(`test/${layer}/`));
for (const file of testFiles().filter((path) => isOfLayer(path) && runnerOf(path) === 'rules')) {
  await import(pathToFileURL(join(rootDir, file)).href);
}
