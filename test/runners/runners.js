// Decides where each test file runs.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const rootDir = fileURLToPath(new URL('../..', import.meta.url));

/** Folders of rule tests, which need no page: amounts, addresses, requests, texts, most of the sandbox and the demo. */
const folderOfRules =
  /^test\/(?:schema|client|text|money|theme|i18n|view|questions|form|checkout|status|analytics|build|browsers|demo|docs|check-service|sandbox|prerender|conformance|wordpress-editor)\//;
const rulesElsewhere = [
  'test/version.test.ts',
  'test/elements/newly-known.test.ts',
  'test/demo/sandbox-request.test.ts',
];
/**
 * Tests that start a process or a browser, which run in Playwright. The rule tests in the same folders also use
 * Playwright's `expect`, which works in any runner. It has `toMatchObject`, and treats a missing value like undefined.
 */
export const startsProcess =
  /\/(?:browsers\/styles|build\/release\/release|check-service\/command|sandbox\/(?:faults-page|hosted-page-in-browser|kill|load|stand-alone))\.test\.ts$/;
/** Tests of controllers and of code that reads the page. */
const needsPage =
  /^test\/(?:[\w/-]+-controller|checkout\/checkout-\w+|status\/outcome-schedule|questions\/page-fields\/[\w-]+)\.test\.ts$/;

/**
 * Tests of Back, autofill and the page behind a dialog need a full browser. All others run in a headless shell, which
 * has no back/forward cache and stores no addresses, but draws in a quarter of the time.
 */
export const needsWholeBrowser =
  /\/e2e\/(?:accessibility-autofill|back|dialog-page)(?:\.chromium)?\.test\.ts$/;

/** The Playwright project of each folder. */
const projects = {
  package: 'package',
  e2e: 'journeys',
};

/**
 * The runner of a test file: `rules` in Node, `elements` in a browser, or a project of Playwright. Undefined if the
 * file has its own command.
 *
 * @param {string} path the path below the root, with slashes
 */
export const runnerOf = (path) => {
  const [, folder = ''] = path.split('/');
  if (path.endsWith('.journey.test.ts')) return 'random-donors';
  if (needsWholeBrowser.test(path)) return 'main-journeys';
  if (startsProcess.test(path)) return 'service';
  if (rulesElsewhere.includes(path)) return 'rules';
  if (needsPage.test(path)) return 'elements';
  if (folderOfRules.test(path)) return 'rules';
  if (/^(?:accessibility|browser|elements|random-donors|static)$|\.test\.ts$/.test(folder)) return 'elements';
  return projects[folder];
};

/** Rule tests of code that depends on the engine: `Intl`, addresses, dates, letters of all scripts. */
const differingRules =
  /^test\/(?:i18n\/|money\/|questions\/payer\/(?:email|person-name)|status\/(?:receipt|return-controller)|form\/totals|questions\/page-fields\/|theme\/safe-url|schema\/(?:checkout-address|service-address)|client\/responses)/;
/** Tests of controllers that depend on the engine. */
const differingControllers = /^test\/form\/(?:form|kept-answers)-controller/;

/** Whether another engine can give a different result from Chromium and Node. */
export const isOfEngines = (path) =>
  differingRules.test(path) ||
  differingControllers.test(path) ||
  /^test\/(?:elements|browser)\/|^test\/static\/indexed-db|^test\/define\.test/.test(path);

const filesBelow = (folder) =>
  readdirSync(join(rootDir, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (!entry.isDirectory()) return [path];
    // Some folders have their own packages.
    return entry.name === 'node_modules' ? [] : filesBelow(path);
  });

/** The paths of all test files below the root, with slashes. */
export const testFiles = () =>
  filesBelow('test')
    .filter((path) => path.endsWith('.test.ts'))
    .sort();
