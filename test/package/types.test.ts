import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { expect, run, test } from './packed.js';

const compiler = createRequire(import.meta.url).resolve('typescript/bin/tsc');
const pages = fileURLToPath(new URL('consumer', import.meta.url));

const strict = {
  target: 'ES2022',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  module: 'ESNext',
  moduleResolution: 'bundler',
  types: [],
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  verbatimModuleSyntax: true,
  noEmit: true,
};

for (const [what, file, options] of [
  ['elements and events', 'page.ts', { skipLibCheck: false }],
  ['the client', 'client.ts', { skipLibCheck: false, module: 'NodeNext', moduleResolution: 'NodeNext' }],
  ['React', 'react.tsx', { skipLibCheck: false, jsx: 'react-jsx' }],
  ['Preact', 'preact.tsx', { skipLibCheck: true, jsx: 'react-jsx', jsxImportSource: 'preact' }],
  ['Solid', 'solid.tsx', { skipLibCheck: true, jsx: 'preserve', jsxImportSource: 'solid-js' }],
  ['Vue', 'vue.ts', { skipLibCheck: true }],
  ['Svelte', 'svelte.ts', { skipLibCheck: true }],
] as const) {
  test(`types of ${what} hold in a strict project`, async ({ packed }) => {
    test.setTimeout(120_000);
    await cp(join(pages, file), join(packed.consumer, file));
    expect(await readFile(join(pages, file), 'utf8')).toContain('@ts-expect-error');
    const config = join(packed.consumer, `${file}.json`);
    await writeFile(config, JSON.stringify({ compilerOptions: { ...strict, ...options }, files: [file] }));
    await run(process.execPath, [compiler, '-p', config], packed.consumer);
  });
}
