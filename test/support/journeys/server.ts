import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { built } from '../builds.js';
import { collectOutput } from '../collect-output.js';
import { freePort } from '../listen.js';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const viteCommand = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js');

/** A folder that can import the project's packages and that no tool checks. */
export const openFolder = async () => {
  const path = await mkdtemp(join(root, 'node_modules', '.journeys-'));
  return { path, close: () => rm(path, { recursive: true, force: true, maxRetries: 5 }) };
};

const run = (args: readonly string[], env: Record<string, string> = {}) => {
  const child = spawn(process.execPath, [viteCommand, ...args], {
    cwd: root,
    env: { ...process.env, ...env, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return { child, output: collectOutput(child) };
};

const modes = {
  scripts: 'cdn',
  demo: 'demo',
} as const;

/** The files of the documentation, which the demo shows as pages. No script is built from them. */
const documentation = () => [
  'docs',
  'wordpress/assets',
  ...readdirSync(root).filter((name) => name.endsWith('.md')),
];

/** The folder of the scripts or of the static demo. Other workers read it too, so tests must not change it. */
export const build = (what: keyof typeof modes): Promise<string> =>
  built(
    what,
    async (outDir) => {
      const { child, output } = run([
        'build',
        '--mode',
        modes[what],
        '--outDir',
        outDir,
        '--logLevel',
        'warn',
      ]);
      const [code] = (await once(child, 'exit')) as [number | null];
      if (code !== 0) throw new Error(`The build failed:\n${output()}`);
    },
    { also: what === 'demo' ? documentation() : [] },
  );

export type Server = {
  /** The origin, without a slash at the end. */
  origin: string;
  /** Ends the process immediately, like a crash. */
  kill(): Promise<void>;
};

/**
 * The project with its sandbox, in its own process, with the database in a folder.
 *
 * @param scripts a few bundled files, which load faster, or each source file, as with `npm start`
 */
export const startServer = async (
  folder: string,
  scheme: 'http' | 'https' = 'http',
  scripts: 'bundled' | 'sources' = 'bundled',
): Promise<Server> => {
  const port = await freePort('localhost');
  const { child, output } = run(
    [
      '--config',
      'test/support/journeys/vite.config.ts',
      '--port',
      String(port),
      '--strictPort',
      ...(scheme === 'https' ? ['--mode', 'https'] : []),
    ],
    { SANDBOX_DATABASE: join(folder, 'donations.db'), PAGE_SCRIPTS: scripts },
  );
  const exited = once(child, 'exit');
  // The process must also end if a test fails before its end.
  process.once('exit', () => child.kill('SIGKILL'));
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', () => {
      if (output().includes(`:${port}/`)) resolve();
    });
    void exited.then(() => reject(new Error(`The server did not start:\n${output()}`)));
  });
  return {
    origin: `${scheme}://localhost:${port}`,
    kill: async () => {
      child.kill('SIGKILL');
      await exited;
    },
  };
};
