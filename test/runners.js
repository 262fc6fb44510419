// Which test file runs where.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const rootDir = fileURLToPath(new URL('..', import.meta.url));

/** Rules touch no page: amounts, addresses, requests, answers, words; nor do most of the sandbox and the demo. */
const folderOfRules =
  /^test\/(?:schema|client|text|money|theme|i18n|view|questions|form|checkout|status|analytics|build|browsers|demo|docs|check-service|sandbox|prerender|conformance)\//;
const rulesElsewhere = [
  'test/version.test.ts',
  'test/elements/newly-known.test.ts',
  'test/static/sandbox-request.test.ts',
];
/**
 * Tests that start a process or a browser, in Playwright. The rules beside these assert with Playwright's
 * `expect` too, which needs no runner of its own: it knows `toMatchObject`, and a value that is left out equals
 * one undefined.
 */
export const startsProcess =
  /\/(?:browsers\/styles|build\/release\/release|check-service\/command|sandbox\/(?:faults-page|hosted-page-in-browser|kill|load|stand-alone))\.test\.ts$/;
/** Controllers and what reads the page. */
const needsPage =
  /^test\/(?:[\w/-]+-controller|checkout\/checkout-\w+|status\/outcome-schedule|questions\/page-fields\/[\w-]+)\.test\.ts$/;

/**
 * Back, autofill and the page behind a dialog are driven in a whole browser; the others in a headless shell, which
 * has no back/forward cache and stores no addresses, but draws in a quarter of the time.
 */
export const needsWholeBrowser =
  /\/e2e\/(?:accessibility-autofill|back|dialog-page)(?:\.chromium)?\.test\.ts$/;

/** Folders of Playwright's tests, by the name of their project. */
const projects = {
  package: 'package',
  e2e: 'journeys',
};

/**
 * The runner of a test file, by its path below the root: `rules` in Node, `elements` in a browser, a project of
 * Playwright, or undefined for what a command of its own runs.
 *
 * @param {string} path with slashes
 */
export const runnerOf = (path) => {
  const [, folder = ''] = path.split('/');
  if (needsWholeBrowser.test(path)) return 'main-journeys';
  if (startsProcess.test(path)) return 'service';
  if (rulesElsewhere.includes(path)) return 'rules';
  if (needsPage.test(path)) return 'elements';
  if (folderOfRules.test(path)) return 'rules';
  if (/^(?:accessibility|browser|elements|static)$|\.test\.ts$/.test(folder)) return 'elements';
  return projects[folder];
};

/** Rules in which engines differ: `Intl`, addresses, dates, letters of all scripts. */
const differingRules =
  /^test\/(?:i18n\/|money\/|questions\/payer\/(?:email|person-name)|status\/(?:receipt|return-controller)|form\/totals|questions\/page-fields\/|theme\/safe-url|schema\/(?:checkout-address|service-address)|client\/responses)/;
/** Controllers of the page’s fields, its storage and its languages. */
const differingControllers = /^test\/form\/(?:form|kept-answers)-controller/;

/** Whether another engine may answer otherwise than Chromium and Node. */
export const isOfEngines = (path) =>
  differingRules.test(path) ||
  differingControllers.test(path) ||
  /^test\/(?:elements|browser)\/|^test\/static\/indexed-db|^test\/define\.test/.test(path);

const filesBelow = (folder) =>
  readdirSync(join(rootDir, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (!entry.isDirectory()) return [path];
    // Some folders have packages of their own.
    return entry.name === 'node_modules' ? [] : filesBelow(path);
  });

/** The paths of all test files, below the root and with slashes. */
export const testFiles = () =>
  filesBelow('test')
    .filter((path) => path.endsWith('.test.ts'))
    .sort();
