// Measures how much of the build a page loads, compressed with Brotli at its best setting, and how large the package is.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { brotliSize } from './brotli.js';

/** The script in a page's HTML. */
export const entry = 'donation-widget.js';

/** The form and the status in English. What suggests another email address is one of the questions. */
export const journey = /** @type {const} */ ([entry, 'form.js', 'service.js', 'status.js']);

/** @param {string} name */
export const isLanguage = (name) => /^[a-z]{2}\.js$/.test(name);

/** The scripts in the same folder that a script imports statically. */
export const importsOf = (/** @type {string} */ code) =>
  [...code.matchAll(/(?:\bfrom|\bimport)\s*["'`]\.\/([^"'`]+\.js)["'`]/g)].map(([, name]) => name ?? '');

/**
 * @param {string} cdn the folder with the scripts
 * @param {readonly string[]} names
 */
const sum = (cdn, names) =>
  names.reduce((total, name) => total + brotliSize(readFileSync(join(cdn, name))), 0);

/**
 * A script and everything in its folder that it imports statically.
 *
 * @param {string} cdn
 * @param {string} name
 * @returns {string[]}
 */
const loads = (cdn, name, seen = new Set()) => {
  if (!seen.has(name)) {
    seen.add(name);
    for (const file of importsOf(readFileSync(join(cdn, name), 'utf8'))) loads(cdn, file, seen);
  }
  return [...seen];
};

/**
 * The client on its own, bundled with its dependencies.
 *
 * @param {string} root the folder of the project
 */
const clientOf = async (root) => {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: true,
      lib: { entry: 'src/client/index.ts', formats: ['es'] },
      rolldownOptions: { output: { minify: true } },
    },
  });
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  return outputs.map((one) => ('code' in one ? one.code : '')).join('');
};

/**
 * The sizes of the package: as it's downloaded, and as it's installed.
 *
 * @param {string} root the folder of the project, which holds `dist`
 */
const packageSizes = (root) => {
  const output = execFileSync('npm', ['pack', '--dry-run', '--json', '--loglevel=error'], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  const [{ size, unpackedSize }] = /** @type {[{ size: number; unpackedSize: number }]} */ (
    JSON.parse(output)
  );
  return { packed: size, unpacked: unpackedSize };
};

/**
 * The sizes that `npm run size` prints, in bytes.
 *
 * @param {string} root the folder of the project, which contains `dist`
 */
export const sizes = async (root) => {
  const cdn = join(root, 'dist', 'cdn');
  return {
    first: sum(cdn, loads(cdn, entry)),
    journey: sum(cdn, journey),
    dialog: sum(cdn, ['donation-dialog.js']),
    questions: sum(
      cdn,
      readdirSync(cdn).filter((name) => /^question-[\w-]+\.js$/.test(name)),
    ),
    classic: sum(cdn, ['donation-widget.iife.js']),
    client: brotliSize(await clientOf(root)),
    ...packageSizes(root),
  };
};
