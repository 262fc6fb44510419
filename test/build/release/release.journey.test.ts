import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { expect, test as base } from '@playwright/test';
import { Refusal } from '../../../build/release/refusal.js';
import { release } from '../../../build/release/release.js';

const node = (program: string) => [process.execPath, '--eval', program];

const script = 'export const form = 1;\n';
const hash = `sha384-${createHash('sha384').update(script).digest('base64')}`;

const names = ['donation-widget.iife.js', 'donation-widget.js'];
const hashes = Object.fromEntries(names.map((name) => [name, hash]));

/** Writes `dist/cdn`, as a build does. */
const build = (integrity: object) =>
  node(`
    const { mkdirSync, writeFileSync } = require('node:fs');
    mkdirSync('dist/cdn', { recursive: true });
    for (const name of ${JSON.stringify(names)}) writeFileSync('dist/cdn/' + name, ${JSON.stringify(script)});
    writeFileSync('dist/cdn/integrity.json', ${JSON.stringify(JSON.stringify(integrity))});
  `);

const files = {
  '.gitignore': 'dist/\n/release/\n',
  'package.json': `${JSON.stringify({ name: 'donation-widget', version: '0.1.0', files: ['dist'] }, null, 2)}\n`,
  'package-lock.json': `${JSON.stringify(
    {
      name: 'donation-widget',
      version: '0.1.0',
      lockfileVersion: 3,
      requires: true,
      packages: { '': { name: 'donation-widget', version: '0.1.0' } },
    },
    null,
    2,
  )}\n`,
  'README.md': 'npm install donation-widget@0.1.0\n',
  'docs/install.md': 'npm install ./donation-widget-0.1.0.tgz\n',
  'src/version.ts': `export const version = '0.1.0';\n`,
  'report.txt': '',
  'CHANGELOG.md': '# Changelog\n\n## Unreleased\n\n- A question.\n\n## 0.1.0\n\n- donation-widget@0.1.0\n',
};

type Project = {
  /** A repository with a project that can be released. */
  root: string;
  git: (...args: string[]) => Promise<string>;
  /** Releases the next minor version; gives back the result, or why it was refused. */
  attempt: (
    options?: Partial<Parameters<typeof release>[0]>,
  ) => Promise<Awaited<ReturnType<typeof release>> | Refusal>;
  read: (...path: string[]) => Promise<string>;
};

const test = base.extend<Project>({
  root: async ({}, use) => {
    const root = await realpath(await mkdtemp(join(tmpdir(), 'donation-widget-project-')));
    for (const [file, text] of Object.entries(files)) {
      await mkdir(dirname(join(root, file)), { recursive: true });
      await writeFile(join(root, file), text);
    }
    await use(root);
    await rm(root, { recursive: true, force: true, maxRetries: 5 });
  },
  git: async ({ root }, use) => {
    const git = async (...args: string[]) => {
      const { stdout } = await promisify(execFile)('git', args, { cwd: root });
      return stdout.trim();
    };
    await git('init', '--quiet', '--initial-branch=main');
    await git('config', 'user.name', 'Ada');
    await git('config', 'user.email', 'ada@example.org');
    await git('config', 'commit.gpgsign', 'false');
    await git('config', 'tag.gpgsign', 'false');
    await git('add', '--all');
    await git('commit', '--quiet', '--message', 'Begin');
    await use(git);
  },
  attempt: async ({ root, git }, use) => {
    await git('status');
    await use((options = {}) =>
      release({
        root,
        wanted: 'minor',
        date: new Date('2026-12-03'),
        prepare: [node(`fs.writeFileSync('report.txt', require('./package.json').version)`)],
        checks: [node(`if (fs.readFileSync('report.txt', 'utf8') !== '0.2.0') process.exit(1)`)],
        build: build(hashes),
        ...options,
      }).catch((error: unknown) => {
        if (error instanceof Refusal) return error;
        throw error;
      }),
    );
  },
  read: async ({ root }, use) => {
    await use((...path) => readFile(join(root, ...path), 'utf8'));
  },
});

test('writes the version everywhere, and commits and tags it', async ({ attempt, git, read }) => {
  expect(await attempt()).toMatchObject({ version: '0.2.0', tag: 'v0.2.0' });
  expect(JSON.parse(await read('package.json'))).toMatchObject({ version: '0.2.0' });
  expect(JSON.parse(await read('package-lock.json'))).toMatchObject({
    version: '0.2.0',
    packages: { '': { version: '0.2.0' } },
  });
  expect(await read('README.md')).toBe('npm install donation-widget@0.2.0\n');
  expect(await read('docs/install.md')).toBe('npm install ./donation-widget-0.2.0.tgz\n');
  expect(await read('src/version.ts')).toBe(`export const version = '0.2.0';\n`);
  expect(await read('report.txt')).toBe('0.2.0');
  expect(await read('CHANGELOG.md')).toBe(
    '# Changelog\n\n## 0.2.0\n\nReleased on 3 December 2026.\n\n- A question.\n\n## 0.1.0\n\n- donation-widget@0.1.0\n',
  );
  expect(await git('status', '--porcelain')).toBe('');
  expect(await git('log', '--format=%s', 'main')).toBe('Release 0.2.0\nBegin');
  expect(await git('rev-parse', 'v0.2.0^{commit}')).toBe(await git('rev-parse', 'main'));
  expect(
    await git('worktree', 'list', '--porcelain').then((list) => list.match(/^worktree /gm)),
  ).toHaveLength(1);
});

test('writes the tarball and the folder of scripts, and puts their hashes into the tag', async ({
  attempt,
  git,
  root,
  read,
}) => {
  await attempt();
  expect((await readdir(join(root, 'release/0.2.0'))).sort()).toEqual([
    'donation-widget-0.2.0.tgz',
    'donation-widget@0.2.0',
  ]);
  const folder = join('release/0.2.0', 'donation-widget@0.2.0');
  expect((await readdir(join(root, folder))).sort()).toEqual([...names, 'integrity.json']);
  expect(JSON.parse(await read(folder, 'integrity.json'))).toEqual(hashes);
  const tarball = createHash('sha512').update(
    await readFile(join(root, 'release/0.2.0', 'donation-widget-0.2.0.tgz')),
  );
  const message = await git('tag', '--list', '--format=%(contents)', 'v0.2.0');
  expect(message.split('\n')).toEqual([
    'donation-widget 0.2.0',
    '',
    `donation-widget.js ${hash}`,
    `donation-widget.iife.js ${hash}`,
    `donation-widget-0.2.0.tgz sha512-${tarball.digest('base64')}`,
  ]);
});

test('releases the first version, whose number is already written', async ({ attempt, git, root, read }) => {
  await writeFile(join(root, 'CHANGELOG.md'), '# Changelog\n\n## 0.1.0\n\n- A form.\n');
  await git('commit', '--quiet', '--all', '--message', 'List the changes');
  expect(await attempt({ wanted: '0.1.0', checks: [] })).toMatchObject({ tag: 'v0.1.0' });
  expect(await read('CHANGELOG.md')).toContain('Released on 3 December 2026.');
  expect(await git('rev-parse', 'v0.1.0^{commit}')).toBe(await git('rev-parse', 'main'));
});

const refusals: readonly [
  string,
  RegExp,
  Parameters<Project['attempt']>[0],
  ((project: Project) => Promise<unknown>)?,
][] = [
  ['no version', /npm run release -- patch/, { wanted: undefined }],
  ['a lower version', /lower than the present version, 0\.1\.0/, { wanted: '0.0.9' }],
  [
    'another branch',
    /from the branch main\. This is other\./,
    {},
    ({ git }) => git('switch', '--quiet', '--create', 'other'),
  ],
  ['a changed file', /aren’t committed/, {}, ({ root }) => writeFile(join(root, 'README.md'), 'Changed')],
  ['a new file', /aren’t committed/, {}, ({ root }) => writeFile(join(root, 'new.txt'), '')],
  ['a released version', /v0\.2\.0 is already released/, {}, ({ git }) => git('tag', 'v0.2.0')],
  [
    'a folder of that version',
    /release\/0\.2\.0 exists/,
    {},
    ({ root }) => mkdir(join(root, 'release/0.2.0'), { recursive: true }),
  ],
  ['a failing check', /This failed: .*exit\(3\)/, { checks: [node('process.exit(3)')] }],
  ['a failing build', /This failed: .*exit\(3\)/, { build: node('process.exit(3)') }],
  [
    'a check that changes files',
    /changed files of the repository/,
    { checks: [node(`fs.writeFileSync('README.md', '')`)] },
  ],
  [
    'a check that adds files',
    /changed files of the repository/,
    { checks: [node(`fs.writeFileSync('new.txt', '')`)] },
  ],
  [
    'hashes that are wrong',
    /another hash for donation-widget\.js/,
    { build: build({ ...hashes, 'donation-widget.js': 'sha384-x' }) },
  ],
  [
    'a script without a hash',
    /another hash for donation-widget\.js/,
    { build: build({ 'donation-widget.iife.js': hash }) },
  ],
];

for (const [what, message, options, prepare] of refusals) {
  test(`refuses ${what}, and leaves everything as before`, async ({ attempt, git, root, read }) => {
    await prepare?.({ attempt, git, root, read });
    const stateOf = async () => ({
      head: await git('rev-parse', 'HEAD'),
      changes: await git('diff'),
      status: await git('status', '--porcelain'),
      tags: await git('tag'),
      worktrees: await git('worktree', 'list'),
      released: await readdir(join(root, 'release')).catch(() => []),
    });
    const before = await stateOf();
    const refused = await attempt(options);
    expect(refused).toBeInstanceOf(Refusal);
    expect(String(refused)).toMatch(message);
    expect(await stateOf()).toEqual(before);
  });
}

test('refuses if the branch changes while it checks', async ({ attempt, git, root }) => {
  const elsewhere = JSON.stringify(root);
  const refused = await attempt({
    checks: [
      node(
        `require('node:child_process').execFileSync('git', ['commit', '--quiet', '--allow-empty', '--message', 'Another'], { cwd: ${elsewhere} })`,
      ),
    ],
  });
  expect(String(refused)).toMatch(/main has changed since the release began/);
  expect(await git('log', '--format=%s')).toBe('Another\nBegin');
  expect(await git('tag')).toBe('');
  expect(await readdir(join(root, 'release'))).toEqual([]);
});
