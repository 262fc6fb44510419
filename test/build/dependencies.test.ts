import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { expect } from '@open-wc/testing';
import ts from 'typescript';
import packageFile from '../../package.json' with { type: 'json' };
import tsconfig from '../../tsconfig.json' with { type: 'json' };
import { rootDir } from '../runners/files.js';

const { dependencies, devDependencies, scripts } = packageFile;

/** Folders with a package of their own declare their packages there. */
const filesIn = (folder: string): string[] =>
  readdirSync(join(rootDir, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isFile()) return /\.[jt]s$/.test(entry.name) ? [path] : [];
    return existsSync(join(rootDir, path, 'package.json')) || entry.name === 'node_modules'
      ? []
      : filesIn(path);
  });

const files = [
  'eslint.config.js',
  'vite.config.ts',
  ...['src', 'editor', 'tools', 'build', 'wordpress', 'demo', 'proofs', 'test'].flatMap(filesIn),
];

const packageOf = (specifier: string) => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier;

const texts = new Map(files.map((file) => [file, readFileSync(join(rootDir, file), 'utf8')]));

/** The packages that our files import, each with the files. */
const imported = new Map<string, string[]>();
for (const [file, text] of texts) {
  const { importedFiles } = ts.preProcessFile(text, true, true);
  for (const { fileName } of importedFiles) {
    if (/^[./]/.test(fileName) || isBuiltin(fileName)) continue;
    const name = packageOf(fileName);
    imported.set(name, [...(imported.get(name) ?? []), file]);
  }
}

/** The name of this package, which tests resolve themselves. */
const own = 'donation-widget';

const commandsOf = (name: string): string[] => {
  const { bin = {} } = JSON.parse(
    readFileSync(join(rootDir, 'node_modules', name, 'package.json'), 'utf8'),
  ) as { bin?: string | Record<string, string> };
  return typeof bin === 'string' ? [packageOf(name)] : Object.keys(bin);
};

const words = Object.values(scripts).flatMap((script) => script.split(' '));

/** A file can also read a package's files, by `require`, or start its program. */
const isRequired = (name: string) =>
  [...texts.values()].some((text) =>
    ['require', 'resolve', 'tool'].some((call) => text.includes(`${call}('${name}`)),
  );

const isUsed = (name: string) =>
  imported.has(name.replace('@types/', '')) ||
  isRequired(name) ||
  commandsOf(name).some((command) => words.includes(command)) ||
  tsconfig.compilerOptions.types.some((type) => name === `@types/${type}`);

describe('The packages in package.json', () => {
  it('are all used', () => {
    const names = Object.keys({ ...dependencies, ...devDependencies });
    expect(names.filter((name) => !isUsed(name))).to.deep.equal([]);
  });

  it('include each package that a file imports', () => {
    const declared = [...Object.keys({ ...dependencies, ...devDependencies }), own];
    const others = [...imported].filter(([name]) => !declared.includes(name));
    expect(others).to.deep.equal([]);
  });

  it('have exact versions', () => {
    for (const version of Object.values({ ...dependencies, ...devDependencies }))
      expect(version).to.match(/^\d+\.\d+\.\d+$/);
  });
});
