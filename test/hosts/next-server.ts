import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { hostEnvironment } from './host.js';

export type NextServer = { origin: string; close(): Promise<void> };

/** Starts Next.js in its own process, as `npm start` does. */
export const startNext = async (folder: string): Promise<NextServer> => {
  const program = join(folder, 'node_modules/next/dist/bin/next');
  const child = spawn(process.execPath, [program, 'start', '--port', '0', '--hostname', 'localhost'], {
    cwd: folder,
    env: hostEnvironment(),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(child, 'exit');
  // End the server even if a test fails halfway.
  process.once('exit', () => child.kill());
  let output = '';
  const origin = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const [found] = /http:\/\/localhost:\d+/.exec(output) ?? [];
      if (found && output.includes('Ready in')) resolve(found);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void exited.then(() => reject(new Error(`Next.js did not start:\n${output}`)));
  });
  return {
    origin,
    close: async () => {
      child.kill();
      await exited;
    },
  };
};
