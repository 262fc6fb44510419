import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from './host.js';
import { run } from '../package/packed.js';

const here = fileURLToPath(new URL('.', import.meta.url));

const command = (name: string) => join(here, 'node_modules', '.bin', name);

test('passes publint', async ({ packed }) => {
  const { stdout } = await run(command('publint'), ['run', packed.tarball, '--strict'], here);
  expect(stdout).toContain('All good!');
});

test('has types that resolve wherever its modules resolve', async ({ packed }) => {
  // The command fails on any problem that the profile does not ignore.
  const { stdout } = await run(command('attw'), [packed.tarball, '--profile', 'esm-only'], here);
  for (const entry of ['', '/client', '/prerender', '/sandbox', '/sandbox/vite', '/jsx', '/vue', '/svelte']) {
    expect(stdout).toContain(`"donation-widget${entry}"`);
  }
});
