import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Builds the form's scripts into `dist/cdn`, in a process of its own, which prints its errors. */
export const buildScripts = async (): Promise<void> => {
  const command = [`${root}node_modules/vite/bin/vite.js`, 'build', '--mode', 'cdn', '--logLevel', 'error'];
  const child = spawn(process.execPath, command, {
    cwd: root,
    // As `npm run build` has it: with another value from the shell, the scripts would differ.
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error('The form’s script can’t be built. To see why, run npm run build.');
};
