import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { test as base } from '@playwright/test';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What the build reads, and what npm packs beside it. */
const sources = [
  ...['src', 'demo', 'package.json', 'tsconfig.json', 'vite.config.ts'],
  ...['README.md', 'CHANGELOG.md', 'LICENSE'],
];

/** What a consumer has installed beside the package. */
const installed = ['lit', 'zod', '@types/react', 'preact', 'solid-js', 'vue', 'svelte'];

/** Runs a command; npm is a script of the shell on Windows. */
export const run = async (command: string, args: readonly string[], cwd: string) => {
  const done = promisify(execFile)(command, args, { cwd, shell: process.platform === 'win32' });
  return await done.catch((error: Error & { stdout?: string }) => {
    throw new Error(`${command} ${args.join(' ')} failed:\n${error.message}\n${error.stdout ?? ''}`);
  });
};

const link = (name: string, folder: string) =>
  symlink(join(root, 'node_modules', name), join(folder, 'node_modules', name), 'junction');

export type Packed = {
  /** Where it was built. */
  copy: string;
  /** The tarball that would be published. */
  tarball: string;
  /** A project in which it is installed. */
  consumer: string;
  /** What is installed there. */
  files: string;
};

/** The package as `npm run build` and `npm pack` make it, out of a copy of the sources. */
const pack = async (folder: string): Promise<Packed> => {
  const copy = join(folder, 'copy');
  const consumer = join(folder, 'consumer');
  const files = join(consumer, 'node_modules', 'donation-widget');
  await mkdir(files, { recursive: true });
  for (const source of sources) await cp(join(root, source), join(copy, source), { recursive: true });
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
  await run('npm', ['run', 'build'], copy);
  const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', folder], copy);
  const [{ filename }] = JSON.parse(stdout) as [{ filename: string }];
  const tarball = join(folder, filename);
  await run('tar', ['-xzf', tarball, '--strip-components', '1', '-C', files], folder);

  await writeFile(join(consumer, 'package.json'), '{ "type": "module" }');
  await mkdir(join(consumer, 'node_modules', '@types'));
  for (const name of installed) await link(name, consumer);
  return { copy, tarball, consumer, files };
};

/** Playwright's `test` with the package, packed once for each worker. */
export const test = base.extend<object, { packed: Packed }>({
  packed: [
    async ({}, use) => {
      const folder = await realpath(await mkdtemp(join(tmpdir(), 'donation-widget-package-')));
      await use(await pack(folder));
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
    { scope: 'worker', timeout: 360_000 },
  ],
});

export { expect } from '@playwright/test';
