// The files that `npm run prove -- conformance` writes.
import { join } from 'node:path';
import { rootDir } from '../../test/runners/files.js';

export const resultsPath = join(rootDir, 'proofs/conformance/results.json');
export const yamlPath = join(rootDir, 'docs/evaluate/accessibility-conformance.yaml');
export const markdownPath = join(rootDir, 'docs/evaluate/accessibility-conformance.md');
