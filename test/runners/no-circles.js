// A rule of ESLint: files don't import each other in a circle, neither types nor lazily.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import ts from 'typescript';

/** The files of this project that a text of TypeScript or JavaScript imports. */
const importsIn = (text, folder) =>
  ts
    .preProcessFile(text, true, true)
    .importedFiles.filter(({ fileName }) => fileName.startsWith('.'))
    .map(({ fileName }) => resolve(folder, fileName))
    .map((path) =>
      [path.replace(/\.js$/, '.ts'), path].find((one) => /\.[jt]s$/.test(one) && existsSync(one)),
    )
    .filter((path) => path !== undefined);

const known = new Map();

const importsOf = (file) => {
  if (!known.has(file)) known.set(file, importsIn(readFileSync(file, 'utf8'), dirname(file)));
  return known.get(file);
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
  create: ({ filename, cwd, sourceCode, report }) => ({
    'Program:exit'(node) {
      for (const imported of importsIn(sourceCode.text, dirname(filename))) {
        const way = wayTo(filename, imported);
        if (!way) continue;
        const names = [filename, ...way].map((file) => relative(cwd, file));
        report({ node, messageId: 'circle', data: { way: names.join(' → ') } });
        return;
      }
    },
  }),
};
