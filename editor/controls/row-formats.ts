import { exponentOf } from '../../src/money/currency.js';
import { textIn, type Row } from './row.js';

/** How the rows of a control are written in its attribute, if that isn’t JSON with a text for each field. */
export type RowFormat = {
  /** Undefined if the value can’t be read. */
  read(value: string): readonly Row[] | undefined;
  /** An empty row stays one, so that someone can fill it in. */
  write(rows: readonly Row[]): string;
};

/** A row for each text of a list, in `text`: `Wells; Schools, north and south`. */
export const texts: RowFormat = {
  read: (value) =>
    value
      .replace(/;\s*$/, '')
      .split(';')
      .map((text) => (text.trim() === '' ? {} : { text: text.replace(/^\s/, '') })),
  write: (rows) => {
    const all = rows.map((row) => textIn(row, 'text'));
    return all.join('; ') + (all.at(-1)?.trim() === '' ? ';' : '');
  },
};

const pairIn = (word: string): Row => {
  const [once = '', month = ''] = word.split(':');
  return { ...(once && { once }), ...(month && { month }) };
};

const pairOf = (row: Row) =>
  ['once', 'month'].map((name) => textIn(row, name).replace(/[\s:;]/g, '')).join(':');

/** A row for each pair of amounts, `once` and `month`, and their `currency`: `25:8 50:15; JPY 3000:900`. */
export const pairs: RowFormat = {
  read: (value) =>
    value.split(';').flatMap((part) => {
      const words = part.split(/[\s,]+/).filter(Boolean);
      const [first = ''] = words;
      const currency = exponentOf(first.toUpperCase()) === undefined ? '' : first.toUpperCase();
      return words
        .slice(currency ? 1 : 0)
        .map((word) => ({ ...pairIn(word), ...(currency && { currency }) }));
    }),
  write: (rows) => {
    const codes = [...new Set(rows.map((row) => textIn(row, 'currency')))].sort();
    return codes
      .map((code) => {
        const own = rows.filter((row) => textIn(row, 'currency') === code).map(pairOf);
        return [...(code ? [code] : []), ...own].join(' ');
      })
      .join('; ');
  },
};

const isObject = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const objectIn = (json: string): Row | undefined => {
  try {
    const read: unknown = JSON.parse(json);
    return isObject(read) ? read : undefined;
  } catch {
    return undefined;
  }
};

/** One row for a JSON object, whose keys are the fields: `{"by": "Riverside Bank", "ratio": 1}`. */
export const object: RowFormat = {
  read: (value) => {
    // The form reports one that can’t be read.
    const read = objectIn(value);
    return read ? [read] : [];
  },
  write: ([row = {}]) => JSON.stringify(row),
};

const blank = '-';

/** A row for each word of a list, in `code`: `EUR USD`. */
export const codes: RowFormat = {
  read: (value) =>
    value
      .split(/[\s,]+/)
      .filter(Boolean)
      .map((code) => (code === blank ? {} : { code })),
  write: (rows) => rows.map((row) => textIn(row, 'code') || blank).join(' '),
};

/** The object for `cy: Ffynhonnau; fr: Puits`, once the text is complete, or for JSON. Undefined for a blank text. */
const pairedObject = (value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  if (value.trim() === '') return undefined;
  if (value.trimStart().startsWith('{')) return objectIn(value) ?? value;
  const pairs = value.split(';').flatMap((part) => {
    const [, key, text] = /^\s*([^\s:][^:]*?)\s*:\s?(.*\S.*)$/.exec(part) ?? [];
    return key === undefined || text === undefined ? [] : [[key, text] as const];
  });
  const isComplete = pairs.length === value.split(';').length;
  const isUnique = new Set(pairs.map(([key]) => key)).size === pairs.length;
  return isComplete && isUnique ? Object.fromEntries(pairs) : value;
};

/** `cy: Ffynhonnau; fr: Puits` for an object of texts. An object that would become another by this stays. */
const pairedText = (value: unknown): unknown => {
  if (!isObject(value)) return value;
  const text = Object.keys(value)
    .map((key) => `${key}: ${textIn(value, key)}`)
    .join('; ');
  return text === '' || JSON.stringify(pairedObject(text)) === JSON.stringify(value) ? text : value;
};

type Change = (value: unknown, name: string) => unknown;

const changed = (row: Row, names: readonly string[], change: Change): Row =>
  Object.fromEntries(
    Object.entries(row).flatMap(([name, value]) => {
      const now = names.includes(name) ? change(value, name) : value;
      return now === undefined ? [] : [[name, now]];
    }),
  );

/** JSON in which these fields have another form than in a row. */
const listWith = (names: readonly string[], shown: Change, stored: Change): RowFormat => ({
  read: (value) => {
    try {
      const read: unknown = JSON.parse(value);
      return Array.isArray(read) && read.every(isObject)
        ? read.map((row) => changed(row, names, shown))
        : undefined;
    } catch {
      return undefined;
    }
  },
  write: (rows) => `[${rows.map((row) => JSON.stringify(changed(row, names, stored))).join(',\n ')}]`,
});

/** JSON in which these fields are objects of texts. A row has each as one text: `cy: Ffynhonnau; fr: Puits`. */
export const withObjects = (...names: readonly string[]): RowFormat =>
  listWith(names, pairedText, pairedObject);

/** The code of an answer that the web editor gives no other: its text. A semicolon separates several answers. */
const codeOf = (option: Row): string => textIn(option, 'label').replaceAll(';', ',').trim();

const shownOption = (option: Row): Row => {
  const { value, ...others } = changed(option, ['labels'], pairedText);
  return value === undefined || value === codeOf(option) ? others : { ...others, value };
};

const storedOption = (option: Row): Row => {
  const { value = codeOf(option), ...others } = changed(option, ['labels'], pairedObject);
  return value === '' ? others : { value, ...others };
};

const ofOptions =
  (change: (option: Row) => Row): ((value: unknown) => unknown) =>
  (value) =>
    Array.isArray(value) ? value.map((one: unknown) => (isObject(one) ? change(one) : one)) : value;

const shownInQuestion: Readonly<Record<string, Change>> = {
  labels: pairedText,
  hints: pairedText,
  options: ofOptions(shownOption),
};

const storedInQuestion: Readonly<Record<string, Change>> = {
  labels: pairedObject,
  hints: pairedObject,
  options: ofOptions(storedOption),
  max: (value) => (typeof value === 'string' && /^\d+$/.test(value.trim()) ? Number(value) : value),
  required: (value) => (value === 'true' ? true : value),
};

/** JSON of questions. An answer without a code of its own has its text as the code. */
export const questions: RowFormat = listWith(
  Object.keys(storedInQuestion),
  (value, name) => shownInQuestion[name]?.(value, name) ?? value,
  (value, name) => storedInQuestion[name]?.(value, name),
);

const count = '{count}';

/** The words with `{count}` in place of the first number that is the example. Words with braces stay. */
const withCount = (words: string, example: number): string => {
  // Not a part of another number or of a name such as CO2, no amount of money and no percentage.
  const number = new RegExp(
    `(?<![\\p{N}\\p{L}]|\\p{N}[.,]|\\p{Sc}\\s?)${String(example)}(?![.,]?\\p{N}|\\s?[%\\p{Sc}])`,
    'u',
  );
  return /[{}]/.test(words) ? words : words.replace(number, count);
};

/** The words with the example in place of `{count}`, if they can be written back. */
const withExample = (words: string, example: number): string => {
  const shown = words.replace(count, String(example));
  return withCount(shown, example) === words ? shown : words;
};

/** JSON in which these fields have `{count}` for a number. A row has an example in its place: `plants 2 reeds`. */
export const withExamples = (examples: ReadonlyMap<string, number>): RowFormat => {
  const changing =
    (change: typeof withCount): Change =>
    (value, name) => {
      const example = examples.get(name);
      return typeof value === 'string' && example !== undefined ? change(value, example) : value;
    };
  return listWith([...examples.keys()], changing(withExample), changing(withCount));
};

/** The JSON in a text, or the text itself. */
const jsonOr = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
};

/** These fields of a version aren't texts. */
const jsonFields: readonly string[] = ['weight', 'no-custom-amount', 'presets', 'impacts'];

/**
 * JSON with the name and the weight of each version, and its other fields as `attributes`: a row has all of them side by
 * side. A version with other keys can't be read.
 */
export const versions: RowFormat = {
  read: (value) => {
    const read = jsonOr(value);
    if (!Array.isArray(read)) return undefined;
    const rows = read.map((entry: unknown): Row | undefined => {
      if (!isObject(entry)) return undefined;
      const { name, weight, attributes = {}, ...others } = entry;
      if (!isObject(attributes) || Object.keys(others).length > 0) return undefined;
      return { ...(name !== undefined && { name }), ...attributes, ...(weight !== undefined && { weight }) };
    });
    return rows.every((row) => row !== undefined) ? rows : undefined;
  },
  write: (rows) => {
    const entries = rows.map((row) => {
      const fields = Object.entries(row).map(([key, field]) => [
        key,
        typeof field === 'string' && jsonFields.includes(key) ? jsonOr(field) : field,
      ]);
      const { name, weight, ...attributes } = Object.fromEntries(fields) as Record<string, unknown>;
      return {
        ...(name !== undefined && { name }),
        ...(weight !== undefined && { weight }),
        ...(Object.keys(attributes).length > 0 && { attributes }),
      };
    });
    return `[${entries.map((entry) => JSON.stringify(entry)).join(',\n ')}]`;
  },
};
