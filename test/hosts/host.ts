import { execFile } from 'node:child_process';
import { cp, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { test as packedTest } from '../package/packed.js';

const sources = fileURLToPath(new URL('.', import.meta.url));

// A test runner can set NODE_ENV, which the host's own tools must set themselves.
export const hostEnvironment = (): Record<string, string | undefined> => {
  const environment = {
    ...process.env,
    NO_COLOR: '1',
    NG_CLI_ANALYTICS: 'false',
    NEXT_TELEMETRY_DISABLED: '1',
    ASTRO_TELEMETRY_DISABLED: '1',
  };
  return Object.fromEntries(Object.entries(environment).filter(([name]) => name !== 'NODE_ENV'));
};

export type Host = {
  folder: string;
  /** Runs npm in the folder. Rejects with the output if npm fails. */
  npm(...args: string[]): Promise<string>;
  /** Builds the page, once for all tests. */
  build(): Promise<unknown>;
};

/** Installs the packed package and the project's own packages in a copy of a project. */
export const openProject = async (source: string, folder: string, tarball: string): Promise<Host> => {
  await cp(source, folder, { recursive: true });
  const npm = async (...args: string[]) => {
    const options = { cwd: folder, env: hostEnvironment(), shell: process.platform === 'win32' };
    const done = promisify(execFile)('npm', args, options);
    const { stdout } = await done.catch((error: Error & { stdout?: string; stderr?: string }) => {
      throw new Error(
        `npm ${args.join(' ')} of ${basename(source)} failed:\n${error.stdout ?? ''}\n${error.stderr ?? ''}`,
      );
    });
    return stdout;
  };
  await npm('install', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts', tarball);
  let built: Promise<string> | undefined;
  return { folder, npm, build: () => (built ??= npm('run', 'build')) };
};

type Hosts = {
  /** A folder with a framework page, its tools and the packed package. Each framework is installed once. */
  hostOf: (name: string) => Promise<Host>;
};

export const test = packedTest.extend<object, Hosts>({
  hostOf: [
    async ({ packed }, use) => {
      const folder = await realpath(await mkdtemp(join(tmpdir(), 'donation-widget-hosts-')));
      const hosts = new Map<string, Promise<Host>>();
      await use((name) => {
        const host = hosts.get(name) ?? openProject(join(sources, name), join(folder, name), packed.tarball);
        hosts.set(name, host);
        return host;
      });
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
    { scope: 'worker' },
  ],
});

export { expect } from '@playwright/test';
