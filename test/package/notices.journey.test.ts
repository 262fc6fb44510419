import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transform } from 'esbuild';
import { expect, test } from './packed.js';

const dependencies = fileURLToPath(new URL('../../node_modules', import.meta.url));

const textOf = (...path: string[]) => readFile(join(...path), 'utf8');

/** The packages that a script contains, from its source map. The classic script uses the module's map. */
const packagesIn = async (folder: string, script: string): Promise<string[]> => {
  const map = script.replace(/\.(?:iife|classic)\.js$/, '.js');
  const { sources } = JSON.parse(await textOf(folder, `${map}.map`)) as { sources: string[] };
  const names = sources.flatMap(
    (source) => /node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules)/.exec(source)?.[1] ?? [],
  );
  return [...new Set(names)];
};

const scriptsIn = async (folder: string) => (await readdir(folder)).filter((name) => name.endsWith('.js'));

test('each CDN script starts with its licence, and names the packages that it contains', async ({
  packed,
}) => {
  const folder = join(packed.files, 'dist/cdn');
  const found = new Set<string>();
  for (const script of await scriptsIn(folder)) {
    const [notice] = /^\uFEFF?\/\*![^*]*\*\//.exec(await textOf(folder, script)) ?? [];
    expect(notice, script).toMatch(/donation-widget \d+\.\d+\.\d+, MIT licence\./);
    for (const name of await packagesIn(folder, script)) {
      found.add(name);
      const { version, license } = JSON.parse(await textOf(dependencies, name, 'package.json')) as {
        version: string;
        license: string;
      };
      expect(notice, script).toContain(`${name} ${version} (${license}, Copyright (c) 20`);
      expect(notice, script).toContain('THIRD-PARTY-NOTICES.txt');
    }
  }
  expect([...found]).toEqual(expect.arrayContaining(['lit-html', '@lit/reactive-element', 'zod']));
});

test('the notices file has the full licence of each package that a script contains', async ({ packed }) => {
  const folder = join(packed.files, 'dist/cdn');
  const notices = await textOf(folder, 'THIRD-PARTY-NOTICES.txt');
  for (const script of await scriptsIn(folder)) {
    for (const name of await packagesIn(folder, script)) {
      expect(notices, name).toContain((await textOf(dependencies, name, 'LICENSE')).trim());
    }
  }
});

test('the notices stay if a page minifies the scripts again', async ({ packed }) => {
  const code = await textOf(packed.files, 'dist/cdn/service.js');
  const { code: smaller } = await transform(code, { minify: true });
  expect(smaller).toContain('Colin McDonnell');
});
