import { spawn } from 'node:child_process';
import { rootDir, runnerOf } from './runners.js';

const windows = process.platform === 'win32';

/** The npm scripts of test folders that have their own. */
const scripts = {
  hosts: 'test:hosts',
  'old-libraries': 'engines:journeys',
  recipes: 'test:recipes',
  remote: 'test:remote',
  screenshots: 'screenshots',
  webkit: 'engines:journeys',
  wordpress: 'test:wordpress',
  'wordpress-screenshots': 'screenshots:wordpress',
};

const commandOf = (runner, files) => {
  if (runner === 'rules') return ['test:rules', ...files];
  if (runner === 'elements') return ['test:browser', '--files', ...files];
  return runner in scripts ? [scripts[runner], ...files] : ['test:node', `--project=${runner}`, ...files];
};

/**
 * The npm scripts that run some test files, each with its arguments.
 *
 * @param {string[]} files paths below the root, with slashes
 */
export const commandsFor = (files) => {
  const byRunner = new Map();
  for (const file of files) {
    const runner = runnerOf(file) ?? file.split('/')[1];
    byRunner.set(runner, [...(byRunner.get(runner) ?? []), file]);
  }
  return [...byRunner].map(([runner, some]) => commandOf(runner, some));
};

/**
 * Runs an npm script. Resolves with its exit code and its output. The output is empty if the script prints directly to
 * the terminal.
 *
 * @param {string[]} command the name of the script and its arguments
 * @param {{ env?: Record<string, string>; stdio?: 'inherit' | 'pipe' }} options
 */
export const runScript = ([name, ...given], { env = {}, stdio = 'pipe' } = {}) =>
  new Promise((resolve) => {
    const child = spawn('npm', ['run', '--silent', name, ...(given.length > 0 ? ['--', ...given] : [])], {
      cwd: rootDir,
      stdio: stdio === 'inherit' ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      shell: windows,
      env: { ...process.env, ...env },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (data) => {
        output += data;
      });
    }
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
