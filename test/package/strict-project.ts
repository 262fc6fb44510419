import { cp, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { expect, run } from './packed.js';

const compiler = createRequire(import.meta.url).resolve('typescript/bin/tsc');

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
  // Checking TypeScript's own libraries would take longer than everything else.
  skipDefaultLibCheck: true,
};

/** Compiles a page in a project that has the package, with the errors that the page expects and no others. */
export const expectTypesToHold = async (page: string, project: string, options: object): Promise<void> => {
  const file = basename(page);
  await cp(page, join(project, file));
  expect(await readFile(page, 'utf8')).toContain('@ts-expect-error');
  const config = join(project, `${file}.json`);
  await writeFile(config, JSON.stringify({ compilerOptions: { ...strict, ...options }, files: [file] }));
  await run(process.execPath, [compiler, '-p', config], project);
};
