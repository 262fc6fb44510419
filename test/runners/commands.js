// The commands that run tests, and how to start them.
import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { rootDir, runnerOf } from './files.js';

const tool = (path) => join(rootDir, 'node_modules', path);

/** The programs of the checks: what Node runs, and the arguments that come first. */
const programs = {
  node: ['test/runners/node.js'],
  pages: [tool('@web/test-runner/dist/bin.js'), '--config', 'test/runners/web-test-runner.config.js'],
  playwright: [tool('@playwright/test/cli.js'), 'test', '--config', 'test/runners/playwright.config.ts'],
  types: [
    tool('typescript/bin/tsc'),
    '--incremental',
    '--tsBuildInfoFile',
    'node_modules/.cache/types.tsbuildinfo',
  ],
  lint: [
    tool('eslint/bin/eslint.js'),
    '--cache',
    '--cache-strategy',
    'content',
    '--cache-location',
    'node_modules/.cache/eslint/',
    '--max-warnings',
    '0',
    '.',
  ],
  format: [tool('prettier/bin/prettier.cjs'), '--check', '--cache', '--log-level', 'warn', '.'],
  dependencies: [tool('knip/bin/knip.js'), '--dependencies'],
};

/**
 * Runs a program of the checks. Resolves with its exit code and its output. The output is empty if the program prints
 * directly to the terminal.
 *
 * @param {[program: string, ...args: string[]]} command
 * @param {{ env?: Record<string, string>; stdio?: 'inherit' | 'pipe'; isPatient?: boolean }} [options] a patient program
 *   leaves the processors to others
 * @returns {Promise<{ code: number; output: string }>}
 */
export const start = ([program, ...args], { env = {}, stdio = 'pipe', isPatient = false } = {}) =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [...programs[program], ...args], {
      cwd: rootDir,
      stdio: stdio === 'inherit' ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    });
    if (isPatient && child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (data) => {
        output += data;
      });
    }
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });

const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

/**
 * Installs the packages of a folder that has its own. Resolves like `start`.
 *
 * @param {string} folder
 */
export const install = (folder) =>
  new Promise((resolve) => {
    const args = ['ci', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund'];
    const child = spawn(npm, args, { cwd: rootDir, shell: process.platform === 'win32' });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (data) => {
        output += data;
      });
    }
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });

/** @param {readonly string[]} projects */
export const playwright = (...projects) => [
  'playwright',
  ...projects.map((project) => `--project=${project}`),
  // Playwright clears its output folder at the start, so each run has its own.
  `--output=test-results/${projects[0]}`,
];

/** Journeys that are several projects, because they run in several browsers. */
const projectsOf = (runner) =>
  runner === 'old-libraries' ? ['old-libraries', 'old-libraries-firefox'] : [runner];

const commandOf = (runner, files) => {
  if (runner === 'node') return ['node', ...files];
  if (runner === 'pages') return ['pages', '--files', ...files];
  return [...playwright(...projectsOf(runner)), ...files];
};

/**
 * What runs some test files, each with its command.
 *
 * @param {readonly string[]} files paths below the root, with slashes
 * @returns {[runner: string, command: [string, ...string[]]][]}
 */
export const commandsFor = (files) =>
  [...new Set(files.map(runnerOf))].map((runner) => [
    runner,
    commandOf(
      runner,
      files.filter((file) => runnerOf(file) === runner),
    ),
  ]);
