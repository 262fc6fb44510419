import { exponentOf } from '../src/money/currency.js';
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

/** One row for a JSON object, whose keys are the fields: `{"by": "Riverside Bank", "ratio": 1}`. */
export const object: RowFormat = {
  read: (value) => {
    try {
      const read: unknown = JSON.parse(value);
      return typeof read === 'object' && read !== null && !Array.isArray(read) ? [{ ...read }] : [];
    } catch {
      // The form reports that it can’t be read.
      return [];
    }
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

const isObject = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `cy: Ffynhonnau; fr: Puits` for an object of texts. Anything else stays. */
const pairedText = (value: unknown): unknown =>
  isObject(value)
    ? Object.keys(value)
        .map((key) => `${key}: ${textIn(value, key)}`)
        .join('; ')
    : value;

/** The object for such a text, once it is complete. */
const pairedObject = (value: unknown): unknown => {
  const pairs = String(value)
    .split(';')
    .map((part) => /^\s*([^\s:][^:]*?)\s*:\s?(.*\S.*)$/.exec(part));
  return pairs.every((pair) => pair !== null)
    ? Object.fromEntries(pairs.map(([, key = '', text = '']) => [key, text]))
    : value;
};

const changed = (row: Row, names: readonly string[], change: (value: unknown) => unknown): Row =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, names.includes(name) ? change(value) : value]),
  );

/** JSON in which these fields are objects of texts. A row has each as one text: `cy: Ffynhonnau; fr: Puits`. */
export const withObjects = (...names: readonly string[]): RowFormat => ({
  read: (value) => {
    try {
      const read: unknown = JSON.parse(value);
      return Array.isArray(read) && read.every(isObject)
        ? read.map((row) => changed(row, names, pairedText))
        : undefined;
    } catch {
      return undefined;
    }
  },
  write: (rows) => `[${rows.map((row) => JSON.stringify(changed(row, names, pairedObject))).join(',\n ')}]`,
});
