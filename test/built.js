// Lets tests of the elements run against a script of dist/cdn: what they import of the sources that register
// elements, and of the classes that these tell apart, is the built one.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

const newest = (path) =>
  statSync(path).isDirectory()
    ? Math.max(...readdirSync(path).map((name) => newest(join(path, name))))
    : statSync(path).mtimeMs;

/** Builds the scripts, unless they are newer than all that they are made of. */
export const buildScripts = (root) => {
  const built = join(root, 'dist/cdn/integrity.json');
  const sources = ['src', 'vite.config.ts', 'package-lock.json'].map((name) => newest(join(root, name)));
  if (existsSync(built) && statSync(built).mtimeMs > Math.max(...sources)) return;
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const options = ['build', '--mode', 'cdn', '--logLevel', 'warn'];
  const { status } = spawnSync(process.execPath, [vite, ...options], { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error('vite build --mode cdn failed.');
};

const elements = ['DonationWidget', 'DonationStatus', 'DonationButton', 'defineDonationElements'];
const errors = [
  ...['ClientError', 'HttpError', 'NetworkError', 'TimeoutError'],
  ...['UnexpectedResponseError', 'InvalidRequestError'],
];

/** The sources that are taken from the build, with what they export to tests. */
const replaced = {
  '/src/index.ts': elements,
  '/src/build/module.ts': elements,
  '/src/elements/donation-widget.ts': ['DonationWidget'],
  '/src/elements/donation-status.ts': ['DonationStatus'],
  '/src/elements/donation-button.ts': ['DonationButton'],
  '/src/client/errors.ts': errors,
  '/src/client/configuration-error.ts': ['ConfigurationError'],
};

/**
 * A module with what a script exports to pages, and with the errors, which only the script and its parts export to
 * one another.
 *
 * @param {string} script code that declares `entry`, what is for pages, and `shared`, what is for parts
 * @param {string} ending of the files of its parts
 */
const moduleOf = (script, ending) => `
  ${script}
  // Where a test does not wait for what is loaded later, it has been loaded.
  const page = document.createElement('div');
  page.innerHTML = '<donation-button><donation-widget fields="address"></donation-widget></donation-button>';
  page.append(document.createElement('donation-status'));
  page.querySelector('donation-widget').client = {};
  document.body.append(page);
  page.firstChild.dispatchEvent(new Event('pointerenter'));
  const [service] = await Promise.all(
    ['service', 'status', 'donation-dialog', 'question-address'].map(
      (name) => import('/dist/cdn/' + name + '${ending}'),
    ),
  );
  await new Promise((next) => setTimeout(next, 100));
  page.remove();
  const classes = [...Object.values(service), ...Object.values(shared)].filter(
    (one) => typeof one === 'function' && one.prototype instanceof Error,
  );
  export const built = { ...Object.fromEntries(classes.map((one) => [new one([]).name, one])), ...entry };`;

const classic = moduleOf(
  `const script = document.createElement('script');
  await new Promise((resolve, reject) => {
    Object.assign(script, { src: '/dist/cdn/donation-widget.iife.js', onload: resolve, onerror: reject });
    document.head.append(script);
  });
  const entry = globalThis.DonationWidget;
  const registry = Object.getOwnPropertySymbols(globalThis).find((symbol) =>
    symbol.description.startsWith('donation-widget '),
  );
  const shared = globalThis[registry];`,
  '.classic.js',
);

const module = moduleOf(
  `import * as entry from '/dist/cdn/donation-widget.js';
  const shared = entry;`,
  '.js',
);

const scripts = { classic, module };

/**
 * The module that replaces a source, by its path below the root with a leading slash; undefined for a source that
 * stays.
 */
const bodyFor = (path) => {
  const names = replaced[path]?.map((name) => `export const ${name} = built.${name};`);
  return names && ["import { built } from '/built.js';", ...names].join('\n');
};

/**
 * For what is served one by one, and for the script itself.
 *
 * @param {keyof typeof scripts} which
 */
export const builtPlugin = (which) => ({
  name: 'built',
  serve({ path }) {
    const body = path === '/built.js' ? scripts[which] : bodyFor(path);
    return body && { type: 'js', body };
  },
});

/** For what is bundled: the same script as each page has it, not a copy in each bundle. */
export const builtSources = (root) => ({
  name: 'built',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^\/built\.js$/ }, ({ path }) => ({ path, external: true }));
    onLoad({ filter: /[\\/]src[\\/].*\.ts$/ }, ({ path }) => {
      const contents = bodyFor(`/${relative(root, path).replaceAll('\\', '/')}`);
      return contents === undefined ? undefined : { contents, loader: 'js' };
    });
  },
});
