import { exponentOf } from '../src/money/currency.js';
import { textIn, type Row } from './row.js';

/** How the rows of a control are written in its attribute, if that isn’t JSON. */
export type RowFormat = {
  read(value: string): readonly Row[];
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
