import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { releasedChangelog } from './changelog.js';
import { nextVersion } from './next-version.js';
import { writePublished } from './published-files.js';
import { Refusal } from './refusal.js';
import { sourceFile, withVersionInNames, withVersionInSource } from './written-version.js';

const branch = 'main';

// npm is a script of the shell on Windows.
const shell = process.platform === 'win32';

/** Runs a command, which prints to the terminal. */
const runIn = (root, [command, ...args]) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', shell });
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Refusal(`This failed: ${[command, ...args].join(' ')}`)),
    );
  });

const gitIn =
  (root) =>
  async (...args) => {
    const { stdout } = await promisify(execFile)('git', args, { cwd: root, maxBuffer: 64 * 1024 * 1024 });
    return stdout.trim();
  };

const refuseUnready = async (git, tag) => {
  const current = await git('branch', '--show-current');
  if (current !== branch)
    throw new Refusal(`Release from the branch ${branch}. This is ${current || 'no branch'}.`);
  if ((await git('status', '--porcelain')) !== '')
    throw new Refusal('There are changes that aren’t committed. Commit or remove them first.');
  if ((await git('tag', '--list', tag)) !== '') throw new Refusal(`${tag} is already released.`);
};

/** Writes the version into each file that names it. */
const writeVersion = async (root, git, { from, to, changelog }) => {
  const edit = async (file, change) => {
    const before = await readFile(join(root, file), 'utf8');
    const after = change(before, from, to);
    if (after !== before) await writeFile(join(root, file), after);
  };
  await writeFile(join(root, 'CHANGELOG.md'), changelog);
  await edit(sourceFile, withVersionInSource);
  const pages = await git('ls-files', '-z', '--', '*.md', ':!CHANGELOG.md');
  for (const page of pages.split('\0').filter(Boolean)) await edit(page, withVersionInNames);
  // The lock file has the version too.
  await runIn(root, [
    'npm',
    'version',
    to,
    '--no-git-tag-version',
    '--allow-same-version',
    '--ignore-scripts',
  ]);
};

/** Everything in the working tree that differs from the last commit. */
const changesIn = async (git) => `${await git('status', '--porcelain')}\n${await git('diff')}`;

const messageOf = (version, integrity) =>
  [
    `donation-widget ${version}`,
    '',
    ...Object.entries(integrity).map(([name, hash]) => `${name} ${hash}`),
  ].join('\n');

/**
 * Makes a version: writes its number, checks everything, builds, packs, commits and tags. It publishes nothing.
 *
 * All this happens in a second checkout, so that nothing uncommitted gets into a version, and a version that fails
 * leaves nothing behind.
 *
 * @param {object} options
 * @param {string} options.root the folder of the project
 * @param {string | undefined} options.wanted `patch`, `minor`, `major` or a version
 * @param {Date} options.date
 * @param {string[][]} options.prepare commands that install, and that write reports which name the version
 * @param {string[][]} options.checks commands that must pass
 * @param {string[]} options.build the command that writes `dist`
 */
export const release = async ({ root, wanted, date, prepare, checks, build }) => {
  const { version: from } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const to = nextVersion(from, wanted);
  const tag = `v${to}`;
  const folder = join(root, 'release', to);
  await refuseUnready(gitIn(root), tag);
  if (existsSync(folder)) throw new Refusal(`release/${to} exists. Remove it if it was never published.`);
  const changelog = releasedChangelog(await readFile(join(root, 'CHANGELOG.md'), 'utf8'), to, date);

  const temporary = await realpath(await mkdtemp(join(tmpdir(), 'donation-widget-release-')));
  const checkout = join(temporary, 'donation-widget');
  await gitIn(root)('worktree', 'add', '--quiet', '--detach', checkout);
  try {
    const git = gitIn(checkout);
    await writeVersion(checkout, git, { from, to, changelog });
    for (const command of prepare) await runIn(checkout, command);
    const changes = await changesIn(git);
    for (const command of [...checks, build]) await runIn(checkout, command);
    if ((await changesIn(git)) !== changes)
      throw new Refusal(
        'The checks or the build changed files of the repository. Commit those changes first.',
      );

    const published = await writePublished(checkout, folder, to);
    await git('commit', '--quiet', '--all', '--message', `Release ${to}`);
    const commit = await git('rev-parse', 'HEAD');
    await gitIn(root)('merge', '--quiet', '--ff-only', commit).catch((cause) => {
      throw new Refusal(`${branch} has changed since the release began. Release again.`, { cause });
    });
    await gitIn(root)('tag', '--annotate', tag, '--message', messageOf(to, published.integrity));
    return { version: to, tag, ...published };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  } finally {
    await gitIn(root)('worktree', 'remove', '--force', checkout);
    await rm(temporary, { recursive: true, force: true });
  }
};
