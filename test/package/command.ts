import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { collectOutput } from '../support/collect-output.js';
import type { Packed } from './packed.js';

/** Runs the command `donation-widget` of the installed package. */
export const startCommand = ({ consumer, files }: Packed, ...args: string[]) => {
  const { env } = process;
  const child = spawn(process.execPath, [join(files, 'dist/cli/cli.js'), ...args], {
    cwd: consumer,
    env: { ...env, SANDBOX_DATABASE: undefined, SANDBOX_DATABASE_URL: undefined },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return {
    output: collectOutput(child),
    signal: (name: NodeJS.Signals) => child.kill(name),
    ended: once(child, 'close').then(([code, signal]) => (code ?? signal) as number | NodeJS.Signals),
  };
};
