import { mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openProject } from '../hosts/host.js';
import { startCommand } from '../package/command.js';
import { expect, run, test } from '../package/packed.js';
import { untilItListens } from '../support/sandbox/stand-alone.js';

const source = fileURLToPath(new URL('openapi', import.meta.url));

test('a client that is generated from the OpenAPI document creates a checkout and reads it', async ({
  packed,
}) => {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'donation-widget-openapi-')));
  const project = await openProject(source, join(folder, 'project'), packed.tarball);
  const sandbox = startCommand(packed, 'sandbox', '--port', '0');
  const origin = await untilItListens(sandbox);
  const file = join(project.folder, 'donate.ts');
  const program = (await readFile(file, 'utf8')).replace('http://127.0.0.1:4010', origin);

  await project.npm('run', 'generate');
  await writeFile(file, program);
  await project.npm('run', 'build');
  const { stdout } = await run(process.execPath, [join(project.folder, 'built/donate.js')], project.folder);
  expect(stdout).toContain(origin);
  expect(stdout).toContain('pending_payment');

  for (const [right, wrong] of [
    ['amount: 2500', 'amuont: 2500'],
    ["'one_time'", "'subscription'"],
  ] as const) {
    await writeFile(file, program.replace(right, wrong));
    await expect(project.npm('run', 'build'), wrong).rejects.toThrow('error TS');
  }

  sandbox.signal('SIGTERM');
  await sandbox.ended;
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});
