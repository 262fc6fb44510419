// Finds the test files. The end of a file's name says where it runs: `.test.ts` in Node, `.page.test.ts` on a page, and
// `.journey.test.ts` in Playwright. What else it needs is in comments at its start: see `notes`.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const rootDir = fileURLToPath(new URL('../..', import.meta.url));

/** What a test file can say in comments at its start, each on its own line. */
const notes = {
  engines: 'Also runs in Firefox and WebKit.',
  firefox: 'Also runs in Firefox.',
  /** In a Firefox that has opened many pages, the first service worker keeps its page waiting. */
  newFirefox: 'Also runs in a new Firefox.',
  built: 'Also runs on the built scripts.',
  /** They can change its results by their functions, editor, filters of content and PHP. */
  olderWordPress: 'Also runs on older versions of WordPress.',
  /** Back, autofill and the page behind a dialog. The headless shell has no back/forward cache and no addresses. */
  fullBrowser: 'Needs a full browser.',
  /** Registers elements, expects an optional question not to have loaded yet, or replaces timers and network. */
  ownPage: 'Needs a page of its own.',
  /** At most one of these is on a page, because WebKit allows a page a hundred changes in ten seconds. */
  addresses: 'Often changes the address of its page.',
};

/**
 * The comments before the first line of code.
 *
 * @type {(path: string) => string[]}
 */
const startOf = (path) => /^(?:\/\/.*\n)*/.exec(readFileSync(join(rootDir, path), 'utf8'))[0].split('\n');

/**
 * Whether a test file says this at its start.
 *
 * @param {string} path the path below the root, with slashes
 * @param {keyof typeof notes} note
 */
export const says = (path, note) => startOf(path).includes(`// ${notes[note]}`);

/** The Playwright project of each folder, if it isn't its name. Several folders are one project. */
const projects = {
  browsers: 'tools',
  build: 'tools',
  translations: 'tools',
  network: 'journeys',
};

/**
 * What runs a test file: `node`, `pages`, or a project of Playwright.
 *
 * @param {string} path the path below the root, with slashes
 */
export const runnerOf = (path) => {
  if (path.endsWith('.page.test.ts')) return 'pages';
  if (!path.endsWith('.journey.test.ts')) return 'node';
  const [, folder = '', inner = ''] = path.split('/');
  if (folder !== 'journeys') return projects[folder] ?? folder;
  if (inner === 'webkit') return 'webkit';
  return says(path, 'fullBrowser') ? 'full-browser' : 'journeys';
};

/** @type {(folder: string) => string[]} */
const filesBelow = (folder) =>
  readdirSync(join(rootDir, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (!entry.isDirectory()) return [path];
    // Some folders have their own packages.
    return entry.name === 'node_modules' ? [] : filesBelow(path);
  });

/** The paths of all test files below the root, with slashes. */
export const testFiles = () =>
  ['proofs', 'test']
    .flatMap(filesBelow)
    .filter((path) => path.endsWith('.test.ts'))
    .sort();

/**
 * The path below the root of what is named as documents and commands do: without `test/`.
 *
 * @param {string} name such as `money` or `proofs/soak`
 */
export const pathOf = (name) => (/^(?:test|proofs)\//.test(name) ? name : `test/${name}`);

/**
 * The name of a test file, as documents and commands have it.
 *
 * @param {string} path the path below the root, with slashes
 */
export const nameOf = (path) => path.replace(/^test\//, '');
