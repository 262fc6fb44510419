// The part of a release that `npm version` leaves to its hooks: the changelog, and the version in `src/version.ts` and
// in the documentation. `--check` only refuses a changelog without changes, gaps in the readme of the WordPress plugin,
// and a package without a repository, before the tests take their time.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import console from 'node:console';
import process from 'node:process';

const { npm_old_version: from = '', npm_new_version: to = '' } = process.env;

const literal = (version) => version.replaceAll('.', '\\.');

/**
 * The changelog with the changes under the version's heading, and its date. They can already be under that heading, as
 * in the first version.
 */
const datedChangelog = (changelog) => {
  const section = new RegExp(`^## (?:Unreleased|${literal(to)})\\n+(?=[^#\\n]|### )`, 'gm');
  const found = changelog.match(section) ?? [];
  if (found.length > 1)
    throw new Error(`CHANGELOG.md has changes under both “Unreleased” and “${to}”. Join them first.`);
  if (found.length === 0)
    throw new Error(`CHANGELOG.md has no changes for ${to}. List them under “## Unreleased”.`);
  const date = new Date().toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  return changelog.replace(section, () => `## ${to}\n\nReleased on ${date}.\n\n`);
};

const readme = 'wordpress/readme.txt';

/** Refuses a readme that lacks what only the publisher knows, such as the account at WordPress.org. */
const checkReadme = (text) => {
  const gaps = text.match(/\[\[.+?\]\]/g) ?? [];
  if (gaps.length > 0) throw new Error(`${readme} has gaps. Fill them in: ${gaps.join(', ')}.`);
};

/**
 * Refuses a package without the address of its repository. npm's page about the package finds there what the README links
 * to, and its picture. With the repository, npm can also say which commit the package was built from.
 */
const checkPackage = ({ repository, publishConfig }) => {
  if (!repository)
    throw new Error('package.json has no “repository”. npm’s page needs it for the links of the README.');
  if (!publishConfig?.provenance)
    throw new Error('package.json has a “repository”. Add “"provenance": true” to its “publishConfig” too.');
};

const edit = (file, change) => writeFileSync(file, change(readFileSync(file, 'utf8')));

/** The names that contain a version: those of the folder of scripts, of the npm package and of its tarball. */
const namesWithVersion = new RegExp(`\\b(donation-widget[@-])${literal(from)}(?![\\d-]|\\.\\d)`, 'g');

const writeVersion = () => {
  edit('src/version.ts', (source) => source.replace(`'${from}'`, `'${to}'`));
  const pages = execFileSync('git', ['ls-files', '-z', '--', '*.md', ':!CHANGELOG.md'], { encoding: 'utf8' });
  for (const page of pages.split('\0').filter(Boolean))
    edit(page, (markdown) => markdown.replace(namesWithVersion, (_name, start) => start + to));
};

try {
  checkReadme(readFileSync(readme, 'utf8'));
  checkPackage(JSON.parse(readFileSync('package.json', 'utf8')));
  const changelog = datedChangelog(readFileSync('CHANGELOG.md', 'utf8'));
  if (!process.argv.includes('--check')) {
    writeFileSync('CHANGELOG.md', changelog);
    writeVersion();
  }
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
