// Lets element tests run against a script in dist/cdn. It replaces the sources that register elements, and the error
// classes that they check for, with the built ones.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

const newest = (path) =>
  statSync(path).isDirectory()
    ? Math.max(...readdirSync(path).map((name) => newest(join(path, name))))
    : statSync(path).mtimeMs;

/** Builds the scripts, unless they are newer than all their sources. */
export const buildScripts = (root) => {
  const built = join(root, 'dist/cdn/integrity.json');
  const sources = ['src', 'build', 'editor', 'vite.config.ts', 'package-lock.json'].map((name) =>
    newest(join(root, name)),
  );
  if (existsSync(built) && statSync(built).mtimeMs > Math.max(...sources)) return;
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const options = ['build', '--mode', 'cdn', '--logLevel', 'warn'];
  const { status } = spawnSync(process.execPath, [vite, ...options], { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error('vite build --mode cdn failed.');
};

const elements = ['DonationWidget', 'DonationStatus', 'DonationButton', 'defineDonationElements'];
const errors = [
  'ClientError',
  'HttpError',
  'NetworkError',
  'TimeoutError',
  'UnexpectedResponseError',
  'InvalidRequestError',
];

/** The sources that the build replaces, with their exports for tests. */
const replaced = {
  '/src/index.ts': elements,
  '/src/script.ts': elements,
  '/src/elements/donation-widget.ts': ['DonationWidget'],
  '/src/elements/donation-status.ts': ['DonationStatus'],
  '/src/elements/button/donation-button.ts': ['DonationButton'],
  '/src/client/errors.ts': errors,
  '/src/client/configuration-error.ts': ['ConfigurationError'],
};

/**
 * A module with a script's public exports, and with the errors, which the script and its parts only export to one
 * another.
 *
 * @param {string} script code that declares `entry`, the exports for pages, and `shared`, the exports for parts
 * @param {string} ending the file extension of its parts
 */
const moduleOf = (script, ending) => `
  ${script}
  // Some tests don't wait for lazy files, so load them now.
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
  const exported = [...Object.values(service), ...Object.values(shared)].filter(
    (one) => typeof one === 'function' && one.prototype instanceof Error,
  );
  // The service's file keeps some error classes to itself, so make its client throw an error of each.
  const { connectionOf } = Object.values(service).find((one) => one?.connectionOf);
  const values = { baseUrl: location.origin + '/api/v1', publishableKey: 'pk_test_x', client: null, storage: 'session' };
  const client = connectionOf({ platform: {}, values }).service;
  const { fetch } = globalThis;
  const classOf = async (call, answer) => {
    globalThis.fetch = answer;
    const error = await call().catch((thrown) => thrown);
    globalThis.fetch = fetch;
    return error.constructor;
  };
  const read = () => client.read({ type: 'one_time', slug: 'ps_1' }, { timeout: 1 });
  const HttpError = await classOf(read, async () => new Response('', { status: 500 }));
  const classes = [
    ...exported,
    Object.getPrototypeOf(HttpError),
    HttpError,
    await classOf(read, () => Promise.reject(new TypeError())),
    await classOf(read, () => new Promise(() => undefined)),
    await classOf(read, async () => new Response('')),
    await classOf(() => client.createCheckout(null), fetch),
  ];
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
 * The module that replaces the source at a path below the root, with a leading slash; undefined if nothing replaces
 * it.
 */
const bodyFor = (path) => {
  const names = replaced[path]?.map((name) => `export const ${name} = built.${name};`);
  return names && ["import { built } from '/built.js';", ...names].join('\n');
};

/**
 * Replaces sources that the server sends one by one, and serves the script itself.
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

/** Replaces sources in bundles. All bundles import the same script, so that none contains a copy. */
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
