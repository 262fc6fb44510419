import type { Control } from './control.js';

export type RowsControl = Extract<Control, { kind: 'rows' }>;

/** An entry as its fields hold it. It can have keys without a field, which stay. */
export type Row = Readonly<Record<string, unknown>>;

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The rows that a value holds; undefined if it can’t be read. */
export const readRows = ({ isRecord }: RowsControl, value: string): readonly Row[] | undefined => {
  if (value.trim() === '') return [];
  try {
    const read: unknown = JSON.parse(value);
    if (Array.isArray(read)) return read.every(isRow) ? read : undefined;
    // A link can contain a record in the format of the form.
    return isRecord && isRow(read)
      ? Object.entries(read).map(([key, entry]) => ({ key, value: entry }))
      : undefined;
  } catch {
    return undefined;
  }
};

/** A row for each line, so that a person can read them in the code. */
export const writeRows = (rows: readonly Row[]): string =>
  rows.length > 0 ? `[${rows.map((row) => JSON.stringify(row)).join(',\n ')}]` : '';

/** The text of a field; text from a link can be any JSON. */
export const textIn = (row: Row, name: string): string => {
  const value = row[name];
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value as string | number | boolean);
};

/** The row with another text in a field; an empty field is left out. */
export const withText = (row: Row, name: string, text: string): Row => {
  if (text !== '') return { ...row, [name]: text };
  return Object.fromEntries(Object.entries(row).filter(([key]) => key !== name));
};

/** The fields that a row still needs. */
export const missingIn = ({ fields }: RowsControl, row: Row): string[] =>
  fields.flatMap(({ name, label, isNeeded }) => (isNeeded && textIn(row, name).trim() === '' ? [label] : []));

/** Whether a row is still empty. */
export const isBlank = ({ fields }: RowsControl, row: Row): boolean =>
  fields.every(({ name }) => textIn(row, name).trim() === '');
