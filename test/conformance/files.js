// The files that `npm run conformance` writes.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootDir } from '../runners.js';

export const resultsPath = join(rootDir, 'test/conformance/results.json');
export const yamlPath = join(rootDir, 'docs/evaluate/accessibility-conformance.yaml');
export const markdownPath = join(rootDir, 'docs/evaluate/accessibility-conformance.md');

/** The name, version and description of the package. */
export const readPackage = () => JSON.parse(readFileSync(join(rootDir, 'package.json'), 'utf8'));
