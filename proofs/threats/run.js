// `npm run prove -- threats` runs the tests of each threat in docs/evaluate/threats.json. It fails if one of them is missing, was
// skipped or failed.
import { readFileSync } from 'node:fs';
import console from 'node:console';
import { join } from 'node:path';
import process from 'node:process';
import { rootDir } from '../../test/runners/files.js';
import { runTests } from '../../test/runners/outcomes.js';
import '../../test/runners/typescript.js';

const { filesOf, outcomesOf } = await import('../../test/runners/named-tests.ts');

const { threats } = JSON.parse(readFileSync(join(rootDir, 'docs/evaluate/threats.json'), 'utf8'));
const files = filesOf(threats.flatMap(({ tests }) => tests));
console.log(`Running ${files.length} test files.`);
const outcomes = await runTests(files);

/** Why a test doesn't hold its threat; null if it does. */
const reasonOf = (name) => {
  try {
    return outcomesOf(outcomes, name).every(Boolean) ? null : `${name}: failed or was skipped`;
  } catch (error) {
    return error.message;
  }
};

let open = 0;
for (const { threat, tests } of threats) {
  const reasons = tests.length === 0 ? ['It names no test.'] : tests.map(reasonOf).filter(Boolean);
  if (reasons.length > 0) open += 1;
  console.log([`${reasons.length > 0 ? '✘' : '✓'} ${threat}`, ...reasons].join('\n    '));
}
console.log(`\n${threats.length - open} threats are held by their tests, ${open} are not.`);
process.exitCode = open > 0 ? 1 : 0;
