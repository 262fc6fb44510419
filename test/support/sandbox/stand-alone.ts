import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test as base } from '@playwright/test';
import { collectOutput } from '../collect-output.js';

const root = fileURLToPath(new URL('../../..', import.meta.url));

type Run = {
  /** The output of both streams so far. */
  output(): string;
  signal(name: NodeJS.Signals): void;
  /** Stops reading its output. */
  stopReading(): void;
  /** The exit code of the process, or the signal that ended it. */
  ended: Promise<number | NodeJS.Signals>;
};

/** Runs the command of `npm run sandbox` in a new process. */
export const runCommand = (args: readonly string[], env: Record<string, string> = {}): Run => {
  const child = spawn(process.execPath, ['tools/sandbox/cli.js', ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // The process must also end if a test fails before its end.
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  return {
    output: collectOutput(child),
    signal: (name) => {
      child.kill(name);
    },
    stopReading: () => {
      child.stdout.destroy();
    },
    ended: once(child, 'close').then(([code, signal]) => (code ?? signal) as number | NodeJS.Signals),
  };
};

/** A sandbox in its own process that is listening. */
export type StandAlone = Run & { origin: string };

/** Resolves with the origin of a sandbox as soon as it listens. */
export const untilItListens = async (run: { output(): string; ended: Promise<unknown> }): Promise<string> => {
  const isOver = run.ended.then(() => true);
  for (;;) {
    const origin = /Sandbox running at (http:\/\/\S+)\/api\/v1/.exec(run.output())?.[1];
    if (origin) return origin;
    const next = new Promise<false>((resolve) => setTimeout(() => resolve(false), 20));
    if (await Promise.race([isOver, next])) throw new Error(`The sandbox doesn't listen:\n${run.output()}`);
  }
};

/** A folder with a database file for several sandboxes. Closing it ends the ones that still run. */
export const openPlace = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sandbox-'));
  const file = join(folder, 'donations.db');
  const runs: Run[] = [];
  return {
    file,
    start: async (args: readonly string[] = []): Promise<StandAlone> => {
      const run = runCommand(['--port', '0', '--database', file, ...args]);
      runs.push(run);
      return { ...run, origin: await untilItListens(run) };
    },
    close: async () => {
      for (const { signal, ended } of runs) {
        signal('SIGKILL');
        await ended;
      }
      await rm(folder, { recursive: true });
    },
  };
};

export type Place = Awaited<ReturnType<typeof openPlace>>;

/** Playwright's `test` with a new folder for each test. */
export const test = base.extend<{ place: Place }>({
  place: async ({}, use) => {
    const place = await openPlace();
    await use(place);
    await place.close();
  },
});

export { expect } from '@playwright/test';
