import type { Control, RowField } from './control.js';
import { textIn, type Row } from './row.js';
import type { Translated, Translator } from '../translator.js';

export type RowsControl = Extract<Control, { kind: 'rows' }>;

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Stands for the rows in the list of values that can take their place. */
export const rowsInstead = 'rows';

/** Whether the value is one that takes the place of rows. */
export const isInstead = ({ instead }: Pick<RowsControl, 'instead'>, value: string): boolean =>
  instead?.options.some((one) => one.value === value) ?? false;

/** The value after a choice from that list: an empty row, or the value itself. */
export const chosenInstead = (control: RowsControl, chosen: string): string =>
  chosen === rowsInstead ? writeRows(control, [{}]) : chosen;

/** The rows that a value holds; undefined if it can’t be read. */
export const readRows = (control: RowsControl, value: string): readonly Row[] | undefined => {
  const { isRecord, format } = control;
  if (value.trim() === '' || isInstead(control, value)) return [];
  if (format) return format.read(value);
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

/** JSON has a line for each row, so that a person can read them in the code. */
export const writeRows = ({ format }: Pick<RowsControl, 'format'>, rows: readonly Row[]): string => {
  if (rows.length === 0) return '';
  return format ? format.write(rows) : `[${rows.map((row) => JSON.stringify(row)).join(',\n ')}]`;
};

/** The row with another text in a field; an empty field is left out. */
export const withText = (row: Row, name: string, text: string): Row => {
  if (text !== '') return { ...row, [name]: text };
  return Object.fromEntries(Object.entries(row).filter(([key]) => key !== name));
};

/** The fields that a row still needs. */
export const missingIn = ({ fields }: Pick<RowsControl, 'fields'>, row: Row): readonly RowField[] =>
  fields.filter(({ name, isNeeded }) => isNeeded && textIn(row, name).trim() === '');

/** Whether a row is still empty. */
export const isBlank = ({ fields }: RowsControl, row: Row): boolean =>
  fields.every(({ name }) => textIn(row, name).trim() === '');

/** The title of a row, such as “Amount 2”. */
export const rowTitle = ({ one }: Pick<RowsControl, 'one'>, place: number, { say }: Translator): Translated =>
  // translators: the title of an entry in a list, such as “Amount 2”
  say('{name} {number}', { name: say(one), number: String(place + 1) });
