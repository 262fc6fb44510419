import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { expect, test as base } from '@playwright/test';
import packageFile from '../../package.json' with { type: 'json' };
import { rootDir } from '../runners/files.js';

const program = 'build/release.js';

const { preversion, version, postversion } = packageFile.scripts;
const name = 'donation-widget';
const first = '0.1.0';

/** A script that writes the package's version into a file, whose path is in JavaScript. */
const versionAt = (path: string) =>
  `node --eval "fs.writeFileSync(${path}, require('./package.json').version)"`;
const versionInto = (file: string) => versionAt(`'${file}'`);

/** The script of the proofs gets the name of one. */
const proven =
  "{ stored: 'proofs/upgrade/stored/version.json' }[process.argv[1]] ?? process.argv[1] + '.txt'";

const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;

const files = {
  '.gitignore': 'dist/\nchecked.txt\n',
  '.ci/run': `#!/bin/sh\n${versionInto('checked.txt')}\n`,
  'package.json': json({
    name,
    version: first,
    repository: 'github:charity/donation-widget',
    publishConfig: { provenance: true },
    scripts: {
      preversion,
      version,
      postversion,
      prove: `mkdir -p proofs/upgrade/stored && ${versionAt(proven)}`,
      translate: 'grep -x complete translations.txt',
      build: `mkdir -p dist/cdn && ${versionInto('dist/cdn/integrity.json')}`,
    },
  }),
  'package-lock.json': json({
    name,
    version: first,
    lockfileVersion: 3,
    packages: { '': { name, version: first } },
  }),
  'README.md': [
    'npm install donation-widget@0.1.0',
    'npm install ./donation-widget-0.1.0.tgz',
    '<script src="https://cdn.example.org/donation-widget@0.1.0/donation-widget.js"></script>',
    'lit@0.1.0, donation-widget@0.1.01, donation-widget@0.1.0.1, donation-widget@0x1.0, since 0.1.0',
  ].join('\n'),
  'docs/install.md': 'In `donation-widget@0.1.0`.\n',
  'wordpress/readme.txt': 'Contributors: ada\n',
  'src/version.ts': `export const version = '0.1.0';\n`,
  'conformance.txt': '',
  'translations.txt': 'complete\n',
  'network.txt': '',
  'CHANGELOG.md':
    '# Changelog\n\n## Unreleased\n\n### The form\n\n- A question ($1, $&).\n\n## 0.1.0\n\n- donation-widget@0.1.0\n',
};

type Project = {
  git: (...args: string[]) => Promise<string>;
  /** Runs `npm version`; rejects with all that it printed. */
  npmVersion: (...args: string[]) => Promise<string>;
  read: (file: string) => Promise<string>;
  /** Writes a file and commits it. */
  commit: (file: string, text: string) => Promise<void>;
};

const test = base.extend<Project & { root: string }>({
  root: async ({}, use) => {
    const root = await realpath(await mkdtemp(join(tmpdir(), 'donation-widget-release-')));
    for (const [file, text] of Object.entries(files)) {
      await mkdir(dirname(join(root, file)), { recursive: true });
      await writeFile(join(root, file), text, { mode: 0o755 });
    }
    await cp(join(rootDir, program), join(root, program));
    const git = async (...args: string[]) => await promisify(execFile)('git', args, { cwd: root });
    await git('init', '--quiet', '--initial-branch=main');
    await git('config', 'user.name', 'Ada');
    await git('config', 'user.email', 'ada@example.org');
    await git('config', 'commit.gpgsign', 'false');
    await git('config', 'tag.gpgsign', 'false');
    await git('add', '--all');
    await git('commit', '--quiet', '--message', 'Begin');
    await use(root);
    await rm(root, { recursive: true, force: true, maxRetries: 5 });
  },
  git: async ({ root }, use) => {
    await use(async (...args) => (await promisify(execFile)('git', args, { cwd: root })).stdout.trim());
  },
  npmVersion: async ({ root }, use) => {
    await use(async (...args) => {
      const options = { cwd: root, shell: process.platform === 'win32' };
      // `npm test` runs this silently, and npm passes that on.
      const done = promisify(execFile)('npm', ['version', '--loglevel=error', ...args], options);
      const { stdout } = await done.catch((error: Error & { stdout: string; stderr: string }) => {
        throw new Error(error.stdout + error.stderr);
      });
      return stdout;
    });
  },
  read: async ({ root }, use) => {
    await use((file) => readFile(join(root, file), 'utf8'));
  },
  commit: async ({ root, git }, use) => {
    await use(async (file, text) => {
      await writeFile(join(root, file), text);
      await git('commit', '--quiet', '--all', '--message', `Change ${file}`);
    });
  },
});

test('checks, writes the version everywhere, commits it, and tags it with the hashes of the build', async ({
  npmVersion,
  git,
  read,
}) => {
  await npmVersion('minor');
  expect(await read('checked.txt')).toBe('0.1.0');
  expect(JSON.parse(await read('package.json'))).toMatchObject({ version: '0.2.0' });
  expect(JSON.parse(await read('package-lock.json'))).toMatchObject({
    version: '0.2.0',
    packages: { '': { version: '0.2.0' } },
  });
  expect((await read('README.md')).split('\n')).toEqual([
    'npm install donation-widget@0.2.0',
    'npm install ./donation-widget-0.2.0.tgz',
    '<script src="https://cdn.example.org/donation-widget@0.2.0/donation-widget.js"></script>',
    'lit@0.1.0, donation-widget@0.1.01, donation-widget@0.1.0.1, donation-widget@0x1.0, since 0.1.0',
  ]);
  expect(await read('docs/install.md')).toBe('In `donation-widget@0.2.0`.\n');
  expect(await read('src/version.ts')).toBe(`export const version = '0.2.0';\n`);
  expect(await read('conformance.txt')).toBe('0.2.0');
  expect(await git('show', 'main:proofs/upgrade/stored/version.json')).toBe('0.2.0');
  expect(await read('network.txt')).toBe('0.2.0');
  expect((await read('CHANGELOG.md')).replace(/\d+ [A-Z][a-z]+ 20\d\d/, 'DATE')).toBe(
    '# Changelog\n\n## 0.2.0\n\nReleased on DATE.\n\n### The form\n\n- A question ($1, $&).\n\n## 0.1.0\n\n- donation-widget@0.1.0\n',
  );
  expect(await git('status', '--porcelain')).toBe('');
  expect(await git('log', '--format=%s')).toBe('0.2.0\nBegin');
  expect(await git('rev-parse', 'v0.2.0^{commit}')).toBe(await git('rev-parse', 'main'));
  expect(await git('tag', '--list', '--format=%(contents)', 'v0.2.0')).toBe('0.2.0');
});

test('releases the first version, whose number is already written', async ({
  npmVersion,
  commit,
  git,
  read,
}) => {
  await commit('CHANGELOG.md', '# Changelog\n\n## 0.1.0\n\n- A form.\n');
  await npmVersion('0.1.0', '--allow-same-version');
  expect(await read('CHANGELOG.md')).toMatch(
    /^# Changelog\n\n## 0\.1\.0\n\nReleased on .+\.\n\n- A form\.\n$/,
  );
  expect(await git('rev-parse', 'v0.1.0^{commit}')).toBe(await git('rev-parse', 'main'));
});

const unready: readonly [string, RegExp, string, string][] = [
  ['no changes', /has no changes for 0\.2\.0/, 'CHANGELOG.md', '# Changelog\n\n## 0.1.0\n\n- A form.\n'],
  ['texts that are not translated', /command failed/, 'translations.txt', 'incomplete\n'],
  [
    'a gap in the readme of the WordPress plugin',
    /wordpress\/readme\.txt has gaps.*\[\[account\]\]/,
    'wordpress/readme.txt',
    'Contributors: [[account]]\n',
  ],
  [
    'a package without a repository, where npm finds the links of the README',
    /package\.json has no “repository”/,
    'package.json',
    files['package.json'].replace(/^ {2}"repository".*\n/m, ''),
  ],
  [
    'a package with a repository that asks for no provenance',
    /Add “"provenance": true” to its “publishConfig”/,
    'package.json',
    files['package.json'].replace('"provenance": true', '"access": "public"'),
  ],
  ['checks that fail', /command failed/, '.ci/run', '#!/bin/sh\nexit 3\n'],
];

for (const [what, message, file, text] of unready) {
  test(`refuses ${what}, and changes nothing`, async ({ npmVersion, commit, git }) => {
    await commit(file, text);
    await expect(npmVersion('minor')).rejects.toThrow(message);
    expect(await git('status', '--porcelain')).toBe('');
    expect(await git('log', '--format=%s')).toBe(`Change ${file}\nBegin`);
    expect(await git('tag')).toBe('');
  });
}

test('refuses if the checks change a file', async ({ npmVersion, commit, git }) => {
  await commit('.ci/run', '#!/bin/sh\necho More >> README.md\n');
  await expect(npmVersion('minor')).rejects.toThrow(/README\.md/);
  expect(await git('tag')).toBe('');
});

const changelogs: readonly [string, RegExp, string][] = [
  ['an empty section', /has no changes for 0\.2\.0/, '## Unreleased\n\n## 0.1.0\n\n- A form.\n'],
  ['a version that only looks alike', /has no changes for 0\.2\.0/, '## 0x2.0\n\n- One.\n'],
  [
    'two sections',
    /under both “Unreleased” and “0\.2\.0”/,
    '## Unreleased\n\n- One.\n\n## 0.2.0\n\n- Two.\n',
  ],
];

for (const [what, message, changelog] of changelogs) {
  test(`refuses a changelog with ${what}`, async ({ root }) => {
    await writeFile(join(root, 'CHANGELOG.md'), `# Changelog\n\n${changelog}`);
    const checked = promisify(execFile)(process.execPath, [program, '--check'], {
      cwd: root,
      env: { ...process.env, npm_old_version: '0.1.0', npm_new_version: '0.2.0' },
    });
    await expect(checked).rejects.toThrow(message);
  });
}
