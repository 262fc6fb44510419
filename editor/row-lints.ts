import { valueOf, type Choices } from './choices.js';
import { controls } from './controls.js';
import { notice, type Lint } from './lint.js';
import { isBlank, missingIn, readRows, textIn, type Row, type RowsControl } from './rows.js';

const listed = (labels: readonly string[]) =>
  new Intl.ListFormat('en-GB').format(labels.map((label) => label.toLowerCase()));

const incomplete = (control: RowsControl, rows: readonly Row[], name: string): Lint[] =>
  rows.flatMap((row, place) => {
    const missing = missingIn(control, row);
    if (missing.length === 0 || isBlank(control, row)) return [];
    const title = `${control.one} ${String(place + 1)}`;
    return [notice(name, `${title}: add the ${listed(missing)}. The form leaves it out until you do.`)];
  });

/** Finds notes with the same name, of which only the last one is sent. */
const repeated = ({ isRecord }: RowsControl, rows: readonly Row[], name: string): Lint[] => {
  const keys = isRecord ? rows.map((row) => textIn(row, 'key').trim()).filter(Boolean) : [];
  const twice = [...new Set(keys.filter((key, place) => keys.indexOf(key) !== place))];
  return twice.map((key) => notice(name, `Two notes are named "${key}". Only the last one is sent.`));
};

/** Finds rows that are incomplete or have no effect. */
export const rowLints = (choices: Choices): Lint[] =>
  controls.flatMap((control) => {
    if (control.kind !== 'rows') return [];
    const rows = readRows(control, valueOf(choices, control.name)) ?? [];
    return [...incomplete(control, rows, control.name), ...repeated(control, rows, control.name)];
  });
