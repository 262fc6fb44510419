// Everything that must hold, in the order in which it fails fastest; closes with what failed, and the count of all tests.
// `node test/run.js checks engines hosts` adds the tests in Firefox and WebKit, and those in pages of frameworks.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'donation-widget-test-'));
const counts = join(folder, 'counts');
writeFileSync(counts, '');

const parts = {
  checks: ['format:check', 'lint', 'types', 'test:browser', 'test:node'],
  engines: ['engines:elements', 'engines:journeys'],
  hosts: ['test:hosts'],
  built: ['built:module', 'built:classic'],
};
const asked = process.argv.length > 2 ? process.argv.slice(2) : ['checks', 'built'];

const failed = asked
  .flatMap((part) => parts[part])
  .filter((script) => {
    console.log(`\n— ${script}`);
    const { status } = spawnSync('npm', ['run', '--silent', script], {
      stdio: 'inherit',
      shell: process.platform === 'win32',
      env: { ...process.env, TEST_COUNTS: counts },
    });
    return status !== 0;
  });

const runs = readFileSync(counts, 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line));
rmSync(folder, { recursive: true });

const sum = (name) => runs.reduce((total, run) => total + run[name], 0);
const passed = sum('passed');
const notPassed = sum('failed');

// Said once more at the end: what comes before may be thousands of lines.
for (const failure of runs.flatMap(({ failures }) => failures)) console.log(`\n✘ ${failure}`);
for (const first of runs.flatMap(({ unsteady = [] }) => unsteady))
  console.log(`\n! Passed at the second try alone. The first: ${first}`);
if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`);
console.log(`\n${passed} passed, ${notPassed} failed`);
process.exitCode = failed.length > 0 || notPassed > 0 || passed === 0 ? 1 : 0;
