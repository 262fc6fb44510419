import { exponentOf } from '../../src/money/currency.js';
import { readWrittenAmount } from '../../src/money/written-amounts.js';
import { valueOf, type Choices } from './choices.js';
import { controlOf } from './controls.js';
import type { RowField } from './control.js';
import { entriesIn, textIn, withEntries, type Row } from './row.js';
import { missingIn, readRows, writeRows, type RowsControl } from './rows.js';

/** An amount as a number in main units. Other text stays, and the form reports it. */
const amountOf = (text: string, currency: string): number | string => {
  const exponent = exponentOf(currency);
  const amount = exponent === undefined ? undefined : readWrittenAmount(text, currency);
  return amount === undefined || exponent === undefined ? text : amount / 10 ** exponent;
};

const settledRow = ({ fields }: RowsControl, row: Row, choices: Choices): Row => {
  const currency = (textIn(row, 'currency') || valueOf(choices, 'currency')).trim().toUpperCase();
  const amounts = fields.flatMap(({ name, isAmount }) =>
    isAmount && textIn(row, name) !== '' ? [[name, amountOf(textIn(row, name), currency)] as const] : [],
  );
  return { ...withoutUnused(fields, row), ...Object.fromEntries(amounts) };
};

/** The row without fields that have no effect, and without entries that are still incomplete. */
const withoutUnused = (fields: readonly RowField[], row: Row): Row =>
  fields.reduce((now, field) => {
    const { name, isUseful, entries } = field;
    if (!(name in now)) return now;
    if (isUseful?.(now) === false) return withEntries(now, name, []);
    return entries
      ? withEntries(
          now,
          name,
          entriesIn(now, name).filter((entry) => missingIn(entries, entry).length === 0),
        )
      : now;
  }, row);

/** Rows as the form takes them, without incomplete ones. */
const settledRows = (control: RowsControl, value: string, choices: Choices): string => {
  const rows = readRows(control, value);
  if (!rows) return value;
  const complete = rows.filter((row) => missingIn(control, row).length === 0);
  const settled = complete.map((row) => settledRow(control, row, choices));
  if (control.isRecord) {
    if (!value.trimStart().startsWith('[')) return value;
    const record = Object.fromEntries(settled.map((row) => [textIn(row, 'key').trim(), row['value'] ?? '']));
    return settled.length > 0 ? JSON.stringify(record) : '';
  }
  // A list from a link keeps the way it is written.
  return JSON.stringify(settled) === JSON.stringify(rows) ? value : writeRows(control, settled);
};

/**
 * The choices as the form and its snippet take them: without rows that are still incomplete, and without the suggested
 * amounts if there are amounts with impact lines.
 */
export const settle = (choices: Choices): Choices => {
  const entries = Object.entries(choices).flatMap(([name, value]) => {
    const control = controlOf(name);
    if (control?.kind !== 'rows') return [[name, value] as const];
    const rows = settledRows(control, value, choices);
    return rows === '' ? [] : [[name, rows] as const];
  });
  const hasPresets = entries.some(([name]) => name === 'presets');
  return Object.fromEntries(entries.filter(([name]) => name !== 'amounts' || !hasPresets));
};
