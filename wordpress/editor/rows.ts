import type { RowField } from '../../editor/controls/control.js';
import { withValue } from '../../editor/controls/options.js';
import { entriesIn, textIn, withEntries, type Row } from '../../editor/controls/row.js';
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
  const { name, label, options, leastOptions = 0, isAmount, entries } = field;
  if (field.isUseful?.(row) === false) return null;
  if (entries) return h(Entries, { key: name, name, label, entries, row, read, change });
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

/** The fields of a row. Rarer ones are folded. */
const cells = ({ fields, ...rest }: Omit<Cell, 'field'> & { fields: readonly RowField[] }): Drawn => {
  const inside = (isFolded: boolean) =>
    fields.filter((field) => (field.isFolded ?? false) === isFolded).map((field) => cell({ field, ...rest }));
  return h(
    wp.element.Fragment,
    null,
    ...inside(false),
    fields.some(({ isFolded }) => isFolded) &&
      h('details', null, h('summary', null, say('More')), ...inside(true)),
  );
};

/** Moves the focus to what a selector finds inside `place`, once it is drawn. */
const useFocus = () => {
  const place = wp.element.useRef<HTMLElement | null>(null);
  const [focused, setFocused] = wp.element.useState('');
  wp.element.useEffect(() => {
    if (focused !== '') place.current?.querySelector<HTMLElement>(focused)?.focus();
    setFocused('');
    return undefined;
  }, [focused]);
  return { place, setFocused };
};

type EntriesProps = Omit<Cell, 'field'> &
  Pick<RowField, 'name' | 'label'> & {
    readonly entries: NonNullable<RowField['entries']>;
  };

/** The entries of a field: one by one, each with fields of its own. */
const Entries = ({ name, label, entries, row, read, change }: EntriesProps): Drawn => {
  const { place, setFocused } = useFocus();
  const all = entriesIn(row, name);
  const put = (changed: readonly Row[]) => {
    change(withEntries(row, name, changed));
  };
  const item = (entry: Row, at: number) => {
    const title = rowTitle(entries, at, translator);
    const remove = () => {
      startUndoStep();
      put(all.filter((_, index) => index !== at));
      const next = `:scope > ol > li:nth-child(${String(Math.min(at + 1, all.length - 1))}) > .donation-widget-remove`;
      setFocused(all.length > 1 ? next : ':scope > .donation-widget-add');
      wp.a11y.speak(say('{row} removed', { row: title }));
    };
    return h(
      'li',
      { key: at },
      h(
        'fieldset',
        null,
        h('legend', null, title),
        cells({
          fields: entries.fields,
          row: entry,
          read,
          change: (changed) => {
            put(all.map((other, index) => (index === at ? changed : other)));
          },
        }),
      ),
      h(
        Button,
        {
          className: 'donation-widget-remove',
          variant: 'link',
          isDestructive: true,
          'aria-label': say('Remove {row}', { row: title }),
          onClick: remove,
        },
        say('Remove'),
      ),
    );
  };
  const add = () => {
    put([...all, {}]);
    setFocused(`:scope > ol > li:nth-child(${String(all.length + 1)}) input`);
    wp.a11y.speak(say('{row} added', { row: rowTitle(entries, all.length, translator) }));
  };
  return h(
    'fieldset',
    { className: 'donation-widget-entries', ref: place },
    h('legend', null, say(label)),
    all.length > 0 && h('ol', { className: 'donation-widget-rows' }, ...all.map(item)),
    h(Button, { className: 'donation-widget-add', variant: 'secondary', onClick: add }, say(entries.add)),
  );
};

/** A row of fields for each entry, and buttons that add and remove them. */
export const Rows = (props: FieldOf<'rows'>): Drawn => {
  const { control, value, choose, read } = props;
  const { start, fields, add, isSingle } = control;
  const { place, setFocused } = useFocus();

  const rows = readRows(control, value) ?? [];
  const hasStart = start !== undefined && rows.length === 0;
  const store = (changed: readonly Row[], next: string) => {
    choose(writeRows(control, changed));
    setFocused(next);
  };
  const list = rows.map((entry, at) => {
    const row = rowTitle(control, at, translator);
    const remove = () => {
      startUndoStep();
      const left = rows.filter((_, index) => index !== at);
      // The next row moves into this place.
      const next = `:scope > ol > li:nth-child(${String(Math.min(at + 1, left.length))}) > .donation-widget-remove`;
      store(left, left.length > 0 ? next : ':scope > .donation-widget-add');
      wp.a11y.speak(say('{row} removed', { row }));
    };
    return h(
      'li',
      { key: at },
      h(
        'fieldset',
        null,
        h('legend', null, row),
        cells({
          fields,
          row: entry,
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
      ),
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
    const at = rows.length + 1 + (hasStart ? start.next.row : 0);
    const first = `:scope > ol > li:nth-child(${String(at)}) input`;
    // Some fields of the first rows are already filled in.
    store([...rows, ...more], hasStart ? `${first}:placeholder-shown` : first);
    const row = rowTitle(control, rows.length + more.length - 1, translator);
    wp.a11y.speak(say('{row} added', { row }));
  };
  const removeAll = () => {
    startUndoStep();
    store([], ':scope > .donation-widget-add');
    if (start) wp.a11y.speak(say(start.undone));
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
