import { createHash } from 'node:crypto';
import { readdir, readFile, realpath } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { languages } from '../../src/messages/languages.js';
import { expect, run, test } from './packed.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const others = languages.filter((language) => language !== 'en');

/** What elements load when it is needed, and what of it the bundler has in files of their own. */
const parts = ['giving', 'extras', 'telling', 'opening'];
const sharedChunks = [
  ...['add-styles', 'currency', 'detail-row', 'en', 'en-form', 'extras.part', 'focus-keeper'],
  ...['fresh-text', 'interval-unit', 'payer', 'read-gifts'],
];

const filesOf = async (folder: string) => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll(sep, '/'),
    );
};

const json = async (...path: string[]) => JSON.parse(await readFile(join(...path), 'utf8')) as unknown;

test('holds what is promised and nothing else', async ({ packed }) => {
  const declarations = (await filesOf(join(root, 'src')))
    // How the scripts of the CDN are built.
    .filter((file) => file.endsWith('.ts') && !file.startsWith('cdn/'))
    .map((file) => `dist/${file.replace(/\.ts$/, '.d.ts')}`);
  const expected = [
    ...['CHANGELOG.md', 'LICENSE', 'README.md', 'package.json'],
    ...['index.js', 'index.js.map', 'client/index.js'].map((file) => `dist/${file}`),
    ...['client', ...parts, ...sharedChunks, ...others].flatMap((name) => [
      `dist/chunks/${name}.js`,
      `dist/chunks/${name}.js.map`,
    ]),
    ...['donation-widget', 'donation-widget.iife', 'shared', ...parts, ...others].flatMap((name) => [
      `dist/cdn/${name}.js`,
      `dist/cdn/${name}.js.map`,
    ]),
    ...['integrity.json', 'THIRD-PARTY-NOTICES.txt'].map((file) => `dist/cdn/${file}`),
    ...['custom-elements.json', 'vscode.html-custom-data.json', 'web-types.json'].map(
      (file) => `dist/${file}`,
    ),
    ...['jsx', 'vue', 'svelte'].map((name) => `dist/${name}.d.ts`),
    ...declarations,
  ];
  const actual = await filesOf(packed.files);
  expect(actual.sort()).toEqual(expected.sort());
});

test('has source maps that name no place on a machine, and hold their sources', async ({ packed }) => {
  const maps = (await filesOf(packed.files)).filter((file) => file.endsWith('.map'));
  expect(maps).not.toEqual([]);
  const dependencies = await realpath(join(root, 'node_modules'));
  for (const file of maps) {
    const map = (await json(packed.files, file)) as { sources: string[]; sourcesContent: string[] };
    expect(map, file).not.toHaveProperty('sourceRoot');
    expect(map.sourcesContent, file).toHaveLength(map.sources.length);
    for (const source of map.sources) {
      expect(source, file).toMatch(/^\.\.\//);
      const place = join(packed.copy, dirname(file), source);
      const isOurs = [join(packed.copy, 'src'), dependencies].some((folder) =>
        place.startsWith(folder + sep),
      );
      expect(isOurs, `${file}: ${source}`).toBe(true);
    }
  }
});

test('leaves its dependencies, its lines and its languages to the bundler', async ({ packed }) => {
  const index = await readFile(join(packed.files, 'dist/index.js'), 'utf8');
  const imported = [...index.matchAll(/^import .* from "(?!\.)([^"]+)";$/gm)].map(([, name]) => name);
  expect(imported.filter((name) => !/^(lit|zod)\//.test(`${name}/`))).toEqual([]);
  expect(imported).toEqual(expect.arrayContaining(['lit']));
  expect(index).toContain('\n\tconstructor(');
  const chunks = join(packed.files, 'dist/chunks');
  const code = await Promise.all(
    (await readdir(chunks))
      .filter((name) => name.endsWith('.js'))
      .map((name) => readFile(join(chunks, name), 'utf8')),
  );
  const all = [index, ...code].join('\n');
  for (const name of [...parts, ...others]) {
    expect(all).toMatch(new RegExp(`await import\\("\\./(?:chunks/)?${name}\\.js"\\)`));
    expect(all).not.toMatch(new RegExp(`^import .*/${name}\\.js";`, 'm'));
  }
});

test('has everything in the one file of the classic script', async ({ packed }) => {
  const script = await readFile(join(packed.files, 'dist/cdn/donation-widget.iife.js'), 'utf8');
  expect(script).not.toMatch(/\bimport\b\s*[({"'`]|\brequire\(/);
});

test('has the hash of every script of the CDN', async ({ packed }) => {
  const folder = join(packed.files, 'dist/cdn');
  const scripts = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  const hashes: Record<string, string> = {};
  for (const name of scripts) {
    const hash = createHash('sha384').update(await readFile(join(folder, name)));
    hashes[name] = `sha384-${hash.digest('base64')}`;
  }
  expect(await json(folder, 'integrity.json')).toEqual(hashes);
});

test('can be imported in bare Node, and does nothing there', async ({ packed }) => {
  const program = `
    const widget = await import('donation-widget');
    const client = await import('donation-widget/client');
    const isOne = widget.DonationClient === client.DonationClient;
    console.log([typeof document, isOne, typeof widget.DonationWidget].join());
  `;
  const { stdout, stderr } = await run(
    process.execPath,
    ['--input-type=module', '--eval', program],
    packed.consumer,
  );
  expect(stderr).toBe('');
  expect(stdout.trim()).toBe('undefined,true,function');
});
