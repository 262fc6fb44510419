// Everything that must hold, in the order in which it fails fastest; closes with the count of all tests.
// `node test/run.js checks engines` adds the tests in Firefox and WebKit.
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
};
const asked = process.argv.length > 2 ? process.argv.slice(2) : ['checks'];

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

const total = readFileSync(counts, 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line))
  .reduce((sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }), {
    passed: 0,
    failed: 0,
  });
rmSync(folder, { recursive: true });

if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = failed.length > 0 || total.failed > 0 || total.passed === 0 ? 1 : 0;
