import type { RowField } from '../../editor/controls/control.js';
import { withValue } from '../../editor/controls/options.js';
import { textIn, type Row } from '../../editor/controls/row.js';
import {
  chosenInstead,
  isInstead,
  readRows,
  rowsInstead,
  rowTitle,
  withText,
  writeRows,
} from '../../editor/controls/rows.js';
import { placeholderOf, type FieldOf } from './field-props.js';
import { fieldSet } from './list-fields.js';
import { say, translator } from './translation.js';
import { h, startUndoStep, wp, type Drawn } from './wp.js';

const { Button, SelectControl, TextControl } = wp.components;

type Cell = Pick<FieldOf<'rows'>, 'read'> & {
  readonly field: RowField;
  readonly row: Row;
  change(row: Row): void;
};

const cell = ({ field, row, read, change }: Cell): Drawn => {
  const { name, label, options, leastOptions = 0, isAmount } = field;
  const value = textIn(row, name);
  const offered = options?.(translator, read);
  if (offered && offered.length < leastOptions && value === '') return null;
  const common = {
    key: name,
    label: say(label),
    value,
    onChange: (text: string) => {
      change(withText(row, name, text));
    },
  };
  return offered
    ? h(SelectControl, { ...common, options: withValue(value, offered) })
    : h(TextControl, {
        ...common,
        placeholder: placeholderOf(field),
        autoComplete: 'off',
        inputMode: isAmount ? 'decimal' : undefined,
      });
};

/** A row of fields for each entry, and buttons that add and remove them. */
export const Rows = (props: FieldOf<'rows'>): Drawn => {
  const { control, value, choose, read } = props;
  const { start, fields, add, isSingle } = control;
  const place = wp.element.useRef<HTMLElement | null>(null);
  const [focused, setFocused] = wp.element.useState('');
  wp.element.useEffect(() => {
    if (focused !== '') place.current?.querySelector<HTMLElement>(focused)?.focus();
    setFocused('');
    return undefined;
  }, [focused]);

  const rows = readRows(control, value) ?? [];
  const hasStart = start !== undefined && rows.length === 0;
  const store = (changed: readonly Row[], next: string) => {
    choose(writeRows(control, changed));
    setFocused(next);
  };
  const inRow = (row: Row, at: number, isFolded: boolean) =>
    fields
      .filter((field) => (field.isFolded ?? false) === isFolded)
      .map((field) =>
        cell({
          field,
          row,
          read,
          change: (changed) => {
            choose(
              writeRows(
                control,
                rows.map((other, index) => (index === at ? changed : other)),
              ),
            );
          },
        }),
      );

  const list = rows.map((entry, at) => {
    const row = rowTitle(control, at, translator);
    const remove = () => {
      startUndoStep();
      const left = rows.filter((_, index) => index !== at);
      // The next row moves into this place.
      const next = `li:nth-child(${String(Math.min(at + 1, left.length))}) .donation-widget-remove`;
      store(left, left.length > 0 ? next : '.donation-widget-add');
      wp.a11y.speak(say('{row} removed', { row }));
    };
    return h(
      'li',
      { key: at },
      h('fieldset', null, h('legend', null, row), ...inRow(entry, at, false)),
      fields.some(({ isFolded }) => isFolded) &&
        h('details', null, h('summary', null, say('More')), ...inRow(entry, at, true)),
      h(
        Button,
        {
          className: 'donation-widget-remove',
          variant: 'link',
          isDestructive: true,
          'aria-label': say('Remove {row}', { row }),
          onClick: remove,
        },
        say('Remove'),
      ),
    );
  });
  const addRows = () => {
    const more = hasStart ? start.rows(read) : [{}];
    const first = `li:nth-child(${String(rows.length + 1)}) input`;
    // The amounts of the first rows are already there.
    store([...rows, ...more], hasStart ? `${first}:placeholder-shown` : first);
    const row = rowTitle(control, rows.length + more.length - 1, translator);
    wp.a11y.speak(say('{row} added', { row }));
  };
  const removeAll = () => {
    startUndoStep();
    store([], '.donation-widget-add');
    wp.a11y.speak(say('Impact lines removed'));
  };
  const { instead } = control;
  const inPlace =
    instead &&
    h(SelectControl, {
      label: say(instead.label),
      value: isInstead(control, value) ? value : rowsInstead,
      options: [
        ...instead.options.map(({ value, label }) => ({ value, label: say(label) })),
        { value: rowsInstead, label: say(instead.rows) },
      ],
      onChange: (chosen: string) => {
        choose(chosenInstead(control, chosen));
      },
    });
  if (isInstead(control, value)) return fieldSet(props, inPlace ?? null);
  return fieldSet(
    props,
    ...(inPlace ? [inPlace] : []),
    h(
      'div',
      { ref: place },
      rows.length > 0 && h('ol', { className: 'donation-widget-rows' }, ...list),
      (!isSingle || rows.length === 0) &&
        h(
          Button,
          { className: 'donation-widget-add', variant: 'secondary', onClick: addRows },
          hasStart ? say(start.label) : say(add),
        ),
      start &&
        rows.length > 0 &&
        h(Button, { variant: 'link', isDestructive: true, onClick: removeAll }, say(start.undo)),
    ),
  );
};
