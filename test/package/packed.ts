import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, realpath, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { test as base } from '@playwright/test';
import { built, sources } from '../support/builds.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The packages that npm installs with this one. */
const dependencies = ['lit', 'zod'];

/** Runs a command. On Windows npm is a shell script. */
export const run = async (
  command: string,
  args: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv = process.env,
) => {
  const done = promisify(execFile)(command, args, { cwd, env, shell: process.platform === 'win32' });
  return await done.catch((error: Error & { stdout?: string }) => {
    throw new Error(`${command} ${args.join(' ')} failed:\n${error.message}\n${error.stdout ?? ''}`);
  });
};

/** Links a package from another folder into a project. */
export const link = async (name: string, from: string, project: string): Promise<void> => {
  const place = join(project, 'node_modules', name);
  await mkdir(dirname(place), { recursive: true });
  await symlink(join(from, 'node_modules', name), place, 'junction');
};

export type Packed = {
  /** The folder where the package was built. */
  copy: string;
  /** The tarball that npm would publish. */
  tarball: string;
  /** A project that has installed the package. */
  consumer: string;
  /** The folder of the installed package. */
  files: string;
};

const name = 'package.tgz';

/** Folders that the package and the plugin need in addition to the sources. */
const also = ['wordpress', 'docs'];

/**
 * Builds the package and the WordPress plugin in a copy of the sources, `copy` in the folder, and packs the package as
 * `package.tgz` next to it.
 */
export const build = async (folder: string, env: NodeJS.ProcessEnv = process.env): Promise<void> => {
  const copy = join(folder, 'copy');
  await mkdir(copy, { recursive: true });
  for (const source of [...sources, ...also])
    await cp(join(root, source), join(copy, source), { recursive: true });
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
  await run('npm', ['run', 'build', '--', 'wordpress'], copy, env);
  const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', folder], copy, env);
  const [{ filename }] = JSON.parse(stdout) as [{ filename: string }];
  await rename(join(folder, filename), join(folder, name));
};

/** The folder of a build that all tests share. */
export const sharedBuild = async (): Promise<string> =>
  // The build needs a folder outside node_modules, because tools ignore sources there.
  await built('package', build, { also, place: await realpath(tmpdir()) });

/** Installs the package in a project in this folder. */
const install = async (folder: string): Promise<Packed> => {
  const made = await sharedBuild();
  const copy = join(made, 'copy');
  const tarball = join(made, name);
  const consumer = join(folder, 'consumer');
  const files = join(consumer, 'node_modules', 'donation-widget');
  await mkdir(files, { recursive: true });
  await run('tar', ['-xzf', tarball, '--strip-components', '1', '-C', files], folder);

  await writeFile(join(consumer, 'package.json'), '{ "type": "module" }');
  for (const one of dependencies) await link(one, root, consumer);
  return { copy, tarball, consumer, files };
};

/** Playwright's `test` with the package, which is built and packed once and installed for each worker. */
export const test = base.extend<object, { packed: Packed }>({
  packed: [
    async ({}, use) => {
      const folder = await realpath(await mkdtemp(join(tmpdir(), 'donation-widget-package-')));
      await use(await install(folder));
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
    { scope: 'worker' },
  ],
});

export { expect } from '@playwright/test';
