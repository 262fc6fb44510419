import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from './host.js';
import { link, run } from '../package/packed.js';

const here = fileURLToPath(new URL('.', import.meta.url));

const command = (name: string) => join(here, 'node_modules', '.bin', name);

test('passes publint', async ({ packed }) => {
  const { stdout } = await run(command('publint'), ['run', packed.tarball, '--strict'], here);
  expect(stdout).toContain('All good!');
});

test('has types that resolve wherever its modules resolve', async ({ packed }) => {
  // The command fails on any problem that the profile does not ignore.
  const { stdout } = await run(command('attw'), [packed.tarball, '--profile', 'esm-only'], here);
  const entries = ['/client', '/prerender', '/sandbox', '/sandbox/vite'];
  const types = ['/jsx', '/react', '/preact', '/solid', '/vue', '/svelte'];
  for (const entry of ['', ...entries, ...types]) {
    expect(stdout).toContain(`"donation-widget${entry}"`);
  }
});

test('has a manifest of the newest schema, with every type that it names', async ({ packed }) => {
  const program = `
    import { readFileSync } from 'node:fs';
    import { validateCem } from '@wc-toolkit/cem-validator';
    const manifest = JSON.parse(readFileSync('dist/custom-elements.json', 'utf8'));
    await validateCem(manifest, { rules: { manifest: { schemaVersion: 'error' } } });
  `;
  const script = join(packed.files, 'validate.mjs');
  await writeFile(script, program);
  await link('@wc-toolkit/cem-validator', here, packed.consumer);
  await run(process.execPath, [script], packed.files);
});
