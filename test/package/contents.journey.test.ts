import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesIn } from '../../build/files-in.js';
import { readSchemas } from '../../build/manifest/schemas.js';
import { packageDocuments } from '../../demo/docs/package-documents.js';
import { languages } from '../../src/languages/languages.js';
import { expect, run, test } from './packed.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const others = languages.filter((language) => language !== 'en');

/** The modules that elements load when they need them, apart from languages and questions. */
const later = [
  'form',
  'service',
  'status',
  'next-steps',
  'donation-dialog',
  'button-amounts',
  'configuration-errors',
  'fault-box',
  'near-misses',
  'variants',
];

/** The folders of the parts that load when a page asks for them. */
const laterQuestions = async (files: string) => {
  const list = await readFile(join(files, 'dist/questions/list.js'), 'utf8');
  const folders = [...list.matchAll(/\bimport\("\.\/(?:giving\/)?([^"/]+)\/part\.js"\)/g)].map(
    ([, folder]) => folder,
  );
  expect(folders).toEqual(expect.arrayContaining(['address', 'gift-aid', 'items', 'one-off']));
  return folders;
};

/** The modules that have a separate file for the classic script because they import from the main module. */
const classicParts = async (files: string, names: readonly string[]) => {
  const folder = join(files, 'dist/cdn');
  const codes = await Promise.all(names.map((name) => readFile(join(folder, `${name}.js`), 'utf8')));
  const own = names.filter((_, index) => codes[index]?.includes('"./donation-widget.js"'));
  expect(own).toEqual(expect.arrayContaining(['service', 'status', 'donation-dialog']));
  return own.map((name) => `dist/cdn/${name}.classic.js`);
};

const json = async (...path: string[]) => JSON.parse(await readFile(join(...path), 'utf8')) as unknown;

test('contains the expected files and nothing else', async ({ packed }) => {
  const sources = (await filesIn(join(root, 'src')))
    // The script tag loads this one, so it has no types.
    .filter((file) => file.endsWith('.ts') && file !== 'script.ts')
    .map((file) => file.slice(0, -'.ts'.length));
  const actual = await filesIn(packed.files);
  // For bundlers, each source is a separate module next to its types. Sources with only types have no module.
  const modules = actual.filter((file) => /^dist\/(?!cdn\/|cli\/|sandbox\/|_virtual\/).*\.js$/.test(file));
  expect(modules.filter((file) => !sources.includes(file.slice('dist/'.length, -'.js'.length)))).toEqual([]);
  const helpers = actual.filter((file) => file.startsWith('dist/_virtual/'));
  expect(helpers.map((file) => file.replace(/.*\//, ''))).toEqual(['decorate.js']);
  const questions = (await laterQuestions(packed.files)).map((folder) => `question-${folder}`);

  const expected = [
    'CHANGELOG.md',
    'LICENSE',
    'README.md',
    'package.json',
    ...modules,
    ...helpers,
    ...['donation-widget', ...later, ...questions, ...others].flatMap((name) => [
      `dist/cdn/${name}.js`,
      `dist/cdn/${name}.js.map`,
    ]),
    // The classic script has no source map. Developers debug the module, which has the same lines.
    'dist/cdn/donation-widget.iife.js',
    ...(await classicParts(packed.files, [...later, ...questions])),
    ...['integrity.json', 'THIRD-PARTY-NOTICES.txt'].map((file) => `dist/cdn/${file}`),
    ...[
      'custom-elements.json',
      'vscode.html-custom-data.json',
      'vscode.css-custom-data.json',
      'web-types.json',
      'parts.cdx.json',
      'THIRD-PARTY-NOTICES.txt',
    ].map((file) => `dist/${file}`),
    ...['attributes', 'metadata'].map((name) => `dist/schemas/${name}.schema.json`),
    'dist/schemas/openapi.json',
    ...['jsx', 'react', 'preact', 'solid', 'vue', 'svelte'].map((name) => `dist/${name}.d.ts`),
    // The tools for developers are bundled: one file for each command, and one that the sandbox's entries share.
    ...['cli', 'sandbox', 'check', 'verify'].map((name) => `dist/cli/${name}.js`),
    ...['index.js', 'index.d.ts', 'vite.js', 'vite.d.ts', 'service.js'].map((file) => `dist/sandbox/${file}`),
    ...['cli', 'sandbox'].map((folder) => `dist/${folder}/THIRD-PARTY-NOTICES.txt`),
    ...sources.map((file) => `dist/${file}.d.ts`),
    ...[...packageDocuments(root).keys()].map((path) => `dist/${path}`),
  ];
  expect(actual.sort()).toEqual(expected.sort());
});

test('has no file that must load a third one before it works, but for the status', async ({ packed }) => {
  const folder = join(packed.files, 'dist/cdn');
  for (const file of (await filesIn(folder)).filter((name) => /^[\w-]+\.js$/.test(name))) {
    const code = await readFile(join(folder, file), 'utf8');
    const imported = [...code.matchAll(/\b(?:from|import) ?"\.\/([^"]+)"/g)].map(([, name]) => name);
    // A donor's return loads both at the same time.
    const isStatus = file === 'status.js';
    const allowed = ['donation-widget.js', ...(isStatus ? ['service.js'] : [])];
    expect(
      imported.filter((name) => !allowed.includes(name ?? '')),
      file,
    ).toEqual([]);
  }
});

test('has source maps of the scripts only, with our sources and no local paths', async ({ packed }) => {
  const files = await filesIn(packed.files);
  const maps = files.filter((file) => file.endsWith('.map'));
  expect(maps).not.toEqual([]);
  const dependencies = join(packed.copy, 'node_modules');
  for (const file of maps) {
    const map = (await json(packed.files, file)) as { sources: string[]; sourcesContent: (string | null)[] };
    expect(map, file).not.toHaveProperty('sourceRoot');
    expect(map.sourcesContent, file).toHaveLength(map.sources.length);
    for (const [index, source] of map.sources.entries()) {
      expect(source, file).toMatch(/^\.\.\//);
      const place = join(packed.copy, dirname(file), source);
      const isOurs = place.startsWith(join(packed.copy, 'src') + sep);
      expect(isOurs || place.startsWith(dependencies + sep), `${file}: ${source}`).toBe(true);
      const content = isOurs ? await readFile(place, 'utf8') : null;
      expect(map.sourcesContent[index], `${file}: ${source}`).toBe(content);
    }
  }
  for (const file of files.filter((name) => name.endsWith('.js'))) {
    const [, named] =
      /^\/\/# sourceMappingURL=(.*)$/m.exec(await readFile(join(packed.files, file), 'utf8')) ?? [];
    if (named) expect(maps, file).toContain(`${dirname(file)}/${named}`);
  }
});

test('leaves dependencies, minification and lazy modules to the bundler', async ({ packed }) => {
  const dist = join(packed.files, 'dist');
  const modules = (await filesIn(dist)).filter((file) => /^(?!cdn\/|cli\/|sandbox\/).*\.js$/.test(file));
  const code = (await Promise.all(modules.map((file) => readFile(join(dist, file), 'utf8')))).join('\n');
  const imported = [...code.matchAll(/^import .*?"(?!\.)([^"]+)";$/gm)].map(([, name]) => name);
  expect(imported.filter((name) => !/^(lit|zod)\//.test(`${name}/`))).toEqual([]);
  expect(imported).toEqual(expect.arrayContaining(['lit', 'zod/mini']));
  expect(code).toContain('\n\tconstructor(');
  const questions = (await laterQuestions(packed.files)).map((folder) => `${folder}/part`);
  const lazy = [
    'service-module',
    'status-module',
    'donation-dialog',
    'button-amounts',
    ...questions,
    ...others,
  ];
  for (const name of lazy) {
    expect(code).toMatch(new RegExp(`import\\("\\.[^"]*/${name}\\.js"\\)`));
    expect(code).not.toMatch(new RegExp(`^import .*(?<!/questions)/${name}\\.js";`, 'm'));
  }
});

test('has no classic script file that loads the module too', async ({ packed }) => {
  const folder = join(packed.files, 'dist/cdn');
  const scripts = (await readdir(folder)).filter((name) => /\.(?:iife|classic)\.js$/.test(name));
  for (const name of scripts) {
    const code = await readFile(join(folder, name), 'utf8');
    const loaded = [...code.matchAll(/\bimport\b\s*(?:\(|[^"'`(]*from)?\s*["'`]\.\/([^"'`]+)/g)].map(
      ([, file]) => file,
    );
    expect(loaded, name).not.toContain('donation-widget.js');
    for (const file of loaded) expect(await readdir(folder), name).toContain(file);
  }
});

test('has the hash of every CDN script', async ({ packed }) => {
  const folder = join(packed.files, 'dist/cdn');
  const scripts = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  const hashes: Record<string, string> = {};
  for (const name of scripts) {
    const hash = createHash('sha384').update(await readFile(join(folder, name)));
    hashes[name] = `sha384-${hash.digest('base64')}`;
  }
  expect(await json(folder, 'integrity.json')).toEqual(hashes);
});

test('has the JSON Schemas of the sources under their public names', async ({ packed }) => {
  const program = `
    const { default: attributes } = await import('donation-widget/schemas/attributes.schema.json', { with: { type: 'json' } });
    const { default: metadata } = await import('donation-widget/schemas/metadata.schema.json', { with: { type: 'json' } });
    console.log(JSON.stringify({ attributes, metadata }));
  `;
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', program], packed.consumer);
  expect(JSON.parse(stdout)).toEqual(readSchemas(root));
});

test('has the OpenAPI document of the documentation', async ({ packed }) => {
  expect(await json(packed.files, 'dist/schemas/openapi.json')).toEqual(
    await json(root, 'docs/openapi.json'),
  );
});

test('has the documents for developers and assistants, as they are now', async ({ packed }) => {
  for (const [path, text] of packageDocuments(root))
    expect(await readFile(join(packed.files, 'dist', path), 'utf8'), path).toBe(text);
});

test('can be imported in plain Node without side effects', async ({ packed }) => {
  const program = `
    const widget = await import('donation-widget');
    const client = await import('donation-widget/client');
    const { prerender } = await import('donation-widget/prerender');
    const isOne = widget.DonationClient === client.DonationClient;
    const form = prerender({ 'base-url': 'https://a.example/api/v1', 'publishable-key': 'pk_test_x' });
    console.log([typeof document, isOne, typeof widget.DonationWidget, form.slice(0, 9)].join());
  `;
  const { stdout, stderr } = await run(
    process.execPath,
    ['--input-type=module', '--eval', program],
    packed.consumer,
  );
  expect(stderr).toBe('');
  expect(stdout.trim()).toBe('undefined,true,function,<template');
});
