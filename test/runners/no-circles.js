// A rule of ESLint: files don't import each other in a circle, neither types nor lazily.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import ts from 'typescript';

const imports = new Map();

/** The files of this project that a file imports. */
const importsOf = (file) => {
  const known = imports.get(file);
  if (known) return known;
  const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'), true, true);
  const found = importedFiles
    .filter(({ fileName }) => fileName.startsWith('.'))
    .map(({ fileName }) => resolve(dirname(file), fileName))
    .map((path) =>
      [path.replace(/\.js$/, '.ts'), path].find((one) => /\.[jt]s$/.test(one) && existsSync(one)),
    )
    .filter((path) => path !== undefined);
  imports.set(file, found);
  return found;
};

/** The shortest way from one file to another, with both; null if there is none. */
const wayTo = (target, from) => {
  const before = new Map([[from, null]]);
  for (const file of before.keys()) {
    if (file === target) {
      const way = [];
      for (let one = file; one !== null; one = before.get(one)) way.unshift(one);
      return way;
    }
    for (const next of importsOf(file)) if (!before.has(next)) before.set(next, file);
  }
  return null;
};

export const noCircles = {
  meta: { type: 'problem', schema: [], messages: { circle: 'These files import each other: {{ way }}.' } },
  create: ({ filename, cwd, report }) => ({
    'Program:exit'(node) {
      for (const imported of importsOf(filename)) {
        const way = wayTo(filename, imported);
        if (!way) continue;
        const names = [filename, ...way].map((file) => relative(cwd, file));
        report({ node, messageId: 'circle', data: { way: names.join(' → ') } });
        return;
      }
    },
  }),
};
