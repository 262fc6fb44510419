// Tests that documents name: whether they exist, and whether they have passed.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { pathOf, rootDir } from './files.js';

/**
 * Names tests: a file, without `test/`, then ` › ` and some words. It means every test in the file whose title contains
 * the words, or every test in the file if there are no words.
 */
export type TestName = string;

/** Whether each test passed, by its file, without `test/`, and its title. A skipped test has not passed. */
export type Outcomes = Record<string, Record<string, boolean>>;

export const readTestName = (name: TestName): { file: string; words: string } => {
  const [file = '', words = ''] = name.split(' › ');
  return { file, words };
};

/** The files of these tests, each once. */
export const filesOf = (names: readonly TestName[]): string[] => [
  ...new Set(names.map((name) => readTestName(name).file)),
];

/**
 * Whether each test with this name has passed.
 *
 * @throws if there is no such test, because a statement needs a test.
 */
export const outcomesOf = (outcomes: Outcomes, name: TestName): boolean[] => {
  const { file, words } = readTestName(name);
  const found = Object.entries(outcomes[file] ?? {}).filter(([title]) => title.includes(words));
  if (found.length === 0) throw new Error(`No test in the results is called “${name}”.`);
  return found.map(([, isPassed]) => isPassed);
};

const registers = ['describe', 'it', 'test'];
const skips = ['skip', 'fixme', 'todo', 'only'];

/** The fixed words of a title. A template literal has other words between them. */
const wordsOf = (title: ts.Expression | undefined): string[] => {
  if (!title) return [];
  if (ts.isStringLiteralLike(title)) return [title.text];
  if (!ts.isTemplateExpression(title)) return [];
  return [title.head.text, ...title.templateSpans.map(({ literal }) => literal.text)];
};

/** The fixed words of all titles in a test file, and whether it can leave out any of its tests. */
const readTitles = (source: string): { titles: string[]; skips: boolean } => {
  const titles: string[] = [];
  let isSkipping = false;
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const { expression } = node;
      if (ts.isIdentifier(expression) && registers.includes(expression.text))
        titles.push(...wordsOf(node.arguments[0]));
      if (ts.isPropertyAccessExpression(expression) && skips.includes(expression.name.text)) {
        const { expression: object } = expression;
        isSkipping ||=
          object.kind === ts.SyntaxKind.ThisKeyword ||
          (ts.isIdentifier(object) && [...registers, 'testInfo'].includes(object.text)) ||
          (ts.isPropertyAccessExpression(object) && object.name.text === 'describe');
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('test.ts', source, ts.ScriptTarget.ESNext));
  return { titles, skips: isSkipping };
};

/** Why a test file can't hold what its name says, as far as one can see without running it; null if it can. */
export const faultIn = (source: string, words: string): string | null => {
  const { titles, skips } = readTitles(source);
  if (!titles.some((title) => title.includes(words))) return 'has no test with this title';
  return skips ? 'can skip tests' : null;
};

/** The same about the test with this name. */
export const faultOf = (name: TestName): string | null => {
  const { file, words } = readTestName(name);
  const path = join(rootDir, pathOf(file));
  return existsSync(path) ? faultIn(readFileSync(path, 'utf8'), words) : 'is not there';
};
