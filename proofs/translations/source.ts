import { posix } from 'node:path';
import { format, resolveConfig } from 'prettier';
import ts from 'typescript';
import { nameOf } from './texts.js';

/** The source files of a language's texts, by their paths. */
export type Sources = ReadonlyMap<string, string>;

/** The place of one text: the string in quotes. */
type Place = { path: string; start: number; end: number };

type Found = {
  /** By the name of the text. */
  places: Map<string, Place>;
  /** Where a text can be added. */
  end: { path: string; at: number; needsComma: boolean } | undefined;
};

const withoutTypes = (node: ts.Expression | undefined): ts.Expression | undefined =>
  node && (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) ? withoutTypes(node.expression) : node;

const keyOf = ({ name }: ts.PropertyAssignment): string | undefined =>
  ts.isIdentifier(name) || ts.isStringLiteralLike(name) ? name.text : undefined;

/** The objects of a file by the names of their constants, and the names of the ones that are exported. */
const objectsIn = (file: ts.SourceFile) => {
  const objects = new Map<string, ts.ObjectLiteralExpression>();
  const exported: string[] = [];
  for (const statement of file.statements.filter(ts.isVariableStatement)) {
    for (const { name, initializer } of statement.declarationList.declarations) {
      const value = withoutTypes(initializer);
      if (!value || !ts.isObjectLiteralExpression(value) || !ts.isIdentifier(name)) continue;
      objects.set(name.text, value);
      if (statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword))
        exported.push(name.text);
    }
  }
  return { objects, exported };
};

/** Finds each text in the sources. A text that isn't written as a plain string has no place. */
export const findTexts = (sources: Sources): Found => {
  const found: Found = { places: new Map(), end: undefined };
  for (const [path, text] of sources) {
    const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
    const { objects, exported } = objectsIn(file);
    const add = (object: ts.ObjectLiteralExpression, key?: string) => {
      for (const property of object.properties.filter(ts.isPropertyAssignment)) {
        const own = keyOf(property);
        if (own === undefined) continue;
        const value = withoutTypes(property.initializer);
        const name = key === undefined ? own : nameOf(key, own);
        if (value && ts.isStringLiteral(value))
          found.places.set(name, { path, start: value.getStart(file), end: value.getEnd() });
        const forms = value && ts.isIdentifier(value) ? objects.get(value.text) : value;
        if (key === undefined && forms && ts.isObjectLiteralExpression(forms)) add(forms, own);
      }
    };
    for (const object of exported.flatMap((name) => objects.get(name) ?? [])) {
      add(object);
      const { properties } = object;
      found.end = {
        path,
        at: object.getEnd() - 1,
        needsComma: properties.length > 0 && !properties.hasTrailingComma,
      };
    }
  }
  return found;
};

/** A text as a string in TypeScript. Nothing in the text can end the string. */
const quoted = (text: string): string => JSON.stringify(text);

/** The names of the texts that are at the same place as this one, for example because they share a constant. */
export const sharedWith = ({ places }: Found, name: string): string[] => {
  const own = places.get(name);
  return [...places].flatMap(([other, place]) =>
    other !== name && own && place.path === own.path && place.start === own.start ? [other] : [],
  );
};

/**
 * The sources with other texts, formatted as the rest of the project. Every other character stays as it is. `added`
 * are messages that the file doesn't have yet: a region has only the texts that differ.
 */
export const withTexts = async (
  sources: Sources,
  changed: ReadonlyMap<string, string>,
  added: ReadonlyMap<string, string | Record<string, string>> = new Map(),
): Promise<Map<string, string>> => {
  const { places, end } = findTexts(sources);
  const edits = [...changed].flatMap(([name, text]) => {
    const place = places.get(name);
    return place ? [{ ...place, text: quoted(text) }] : [];
  });
  const unique = new Map(edits.map((edit) => [`${edit.path} ${edit.start}`, edit]));
  const additions = [...added].map(([key, message]) => `${quoted(key)}: ${JSON.stringify(message)},`);
  const insertion =
    end && additions.length > 0
      ? [
          {
            path: end.path,
            start: end.at,
            end: end.at,
            text: `${end.needsComma ? ',' : ''}${additions.join('\n')}\n`,
          },
        ]
      : [];
  const all = [...unique.values(), ...insertion].sort((a, b) => b.start - a.start);
  const results = new Map<string, string>();
  for (const [path, source] of sources) {
    const own = all.filter((edit) => edit.path === path);
    if (own.length === 0) continue;
    const edited = own.reduce(
      (text, { start, end: to, text: by }) => text.slice(0, start) + by + text.slice(to),
      source,
    );
    results.set(path, await format(edited, { ...(await resolveConfig(path)), filepath: path }));
  }
  return results;
};

/** The paths of a language's sources below the root. `files` are all files of `src/languages`. */
export const pathsOf = (language: string, files: readonly string[]): string[] =>
  language === 'en'
    ? files.filter((file) => /^src\/languages\/en\/[\w-]+\.ts$/.test(file))
    : files.filter((file) => file === posix.join('src/languages', `${language}.ts`));
