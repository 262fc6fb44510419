import { html, noChange, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { holdsSecretKey } from '../../editor/controls/choices.js';
import type { RowField } from '../../editor/controls/control.js';
import { isTyped, optionView, type FieldOf } from './field-views.js';
import { withValue } from '../../editor/controls/options.js';
import { english } from '../../editor/translator.js';
import { entriesIn, textIn, withEntries, type Row } from '../../editor/controls/row.js';
import {
  chosenInstead,
  isInstead,
  readRows,
  rowsInstead,
  withText,
  writeRows,
} from '../../editor/controls/rows.js';

type RowsProps = FieldOf<'rows'> & {
  /** Stores the rows without a secret key that was entered. */
  refuse: (value: string) => void;
  /** Stores the rows without one that was removed, so that Back restores it. */
  remove: (value: string) => void;
  /** Announces a change to screen readers. */
  say: (words: string) => void;
};

/** A row, or an entry of a field of one. */
type Place = {
  readonly id: string;
  readonly row: Row;
  /** The value of the control with another row in this place. */
  put(row: Row): string;
};

const focusOn = (id: string) => document.getElementById(id)?.focus();

const onInput =
  (props: RowsProps, { row, put }: Place, name: string) =>
  (event: Event) => {
    const field = event.target as HTMLInputElement;
    if (!holdsSecretKey(props.control.name, field.value)) {
      props.choose(put(withText(row, name, field.value)));
      return;
    }
    props.refuse(put(withText(row, name, '')));
    if (event.type === 'change' || !isTyped(event)) field.value = '';
  };

type Drawn = TemplateResult | typeof nothing;

/** The most characters of a choice that a narrow list shows whole. */
const mostInNarrow = 12;

const fieldView = (props: RowsProps, place: Place, field: RowField): Drawn => {
  const { name, label, options, leastOptions = 0, example, wordedExample, isAmount } = field;
  const id = `${place.id}-${name}`;
  const value = textIn(place.row, name);
  if (field.isUseful?.(place.row) === false) return nothing;
  if (field.entries) return entriesView(props, place, field, field.entries);
  const offered = options?.(english, props.read);
  if (offered && offered.length < leastOptions && value === '') return nothing;
  const isShort = isAmount || offered?.every((one) => one.label.length <= mostInNarrow);
  return html`<div class="cell ${isShort ? 'narrow' : ''}">
    <label for=${id}>${label}</label>
    ${
      offered
        ? html`<select id=${id} @change=${onInput(props, place, name)}>
            ${withValue(value, offered).map((one) => optionView(one, value))}
          </select>`
        : html`<input
            id=${id}
            type="text"
            autocomplete="off"
            inputmode=${isAmount ? 'decimal' : nothing}
            placeholder=${example ?? wordedExample ?? nothing}
            .value=${props.isSecret ? noChange : live(value)}
            @input=${onInput(props, place, name)}
            @change=${onInput(props, place, name)}
          />`
    }
  </div>`;
};

type Entries = NonNullable<RowField['entries']>;

/** The entries of a field: one by one, each with fields of its own. */
const entriesView = (props: RowsProps, place: Place, { name, label }: RowField, entries: Entries) => {
  const id = `${place.id}-${name}`;
  const all = entriesIn(place.row, name);
  const put = (changed: readonly Row[]) => place.put(withEntries(place.row, name, changed));
  return html`<fieldset class="cell entries">
    <legend>${label}</legend>
    ${listView(props, entries, { id, rows: all, put })}
    <p>
      <button
        type="button"
        class="small"
        id="${id}-add"
        @click=${() => {
          props.choose(put([...all, {}]));
          props.say(`${entries.one} ${String(all.length + 1)} added`);
          focusOn(`${id}-${String(all.length)}-${entries.fields[0]?.name ?? ''}`);
        }}
      >
        ${entries.add}
      </button>
    </p>
  </fieldset>`;
};

/** Rows with what they are changed by. */
type List = {
  readonly id: string;
  readonly rows: readonly Row[];
  put(rows: readonly Row[]): string;
};

const listView = (props: RowsProps, { one, fields }: Pick<Entries, 'one' | 'fields'>, list: List) =>
  list.rows.length > 0
    ? html`<ol class="rows">
        ${list.rows.map((_, at) => rowView(props, { one, fields }, list, at))}
      </ol>`
    : nothing;

const rowView = (
  props: RowsProps,
  { one, fields }: Pick<Entries, 'one' | 'fields'>,
  { id, rows, put }: List,
  at: number,
) => {
  const title = `${one} ${String(at + 1)}`;
  const place: Place = {
    id: `${id}-${String(at)}`,
    row: rows[at] ?? {},
    put: (row) => put(rows.map((other, index) => (index === at ? row : other))),
  };
  const inside = (isFolded: boolean) =>
    fields
      .filter((field) => (field.isFolded ?? false) === isFolded)
      .map((field) => fieldView(props, place, field));
  return html`<li>
    <fieldset class="row">
      <legend>${title}</legend>
      <div class="cells">${inside(false)}</div>
      ${
        fields.some(({ isFolded }) => isFolded)
          ? html`<details class="fold">
              <summary>More</summary>
              <div class="cells">${inside(true)}</div>
            </details>`
          : nothing
      }
      <button
        type="button"
        class="remove"
        id="${place.id}-remove"
        aria-label="Remove ${title.toLowerCase()}"
        @click=${() => {
          props.remove(put(rows.filter((_, index) => index !== at)));
          props.say(`${title} removed`);
          const next = Math.min(at, rows.length - 2);
          // This button now belongs to the next row, or has disappeared.
          focusOn(next < 0 ? `${id}-add` : `${id}-${String(next)}-remove`);
        }}
      >
        Remove
      </button>
    </fieldset>
  </li>`;
};

/** The choice between rows and a value in their place. */
const insteadView = ({ control, id, value, choose }: RowsProps) => {
  const { instead } = control;
  if (!instead) return nothing;
  const rows = { value: rowsInstead, label: instead.rows };
  const chosen = isInstead(control, value) ? value : rows.value;
  return html`<div class="cell">
    <label for="${id}-instead">${instead.label}</label>
    <select
      id="${id}-instead"
      @change=${({ target }: Event) => {
        choose(chosenInstead(control, (target as HTMLSelectElement).value));
      }}
    >
      ${[...instead.options, rows].map((one) => optionView(one, chosen))}
    </select>
  </div>`;
};

/** A row of fields for each entry, and buttons that add and remove them. */
export const rowsField = (props: RowsProps) => {
  const { control, id, choose, remove, read, say, value } = props;
  const { start, fields, one, add, isSingle } = control;
  const rows = readRows(control, value) ?? [];
  if (isInstead(control, value)) return html`${insteadView(props)}`;
  const hasStart = start !== undefined && rows.length === 0;
  const addRows = (more: readonly Row[], next: { row: number; field: string }) => {
    choose(writeRows(control, [...rows, ...more]));
    say(`${one} ${String(rows.length + more.length)} added`);
    focusOn(`${id}-${String(rows.length + next.row)}-${next.field}`);
  };
  return html`
    ${insteadView(props)}
    ${listView(props, control, { id, rows, put: (changed) => writeRows(control, changed) })}
    <p class="actions">
      ${
        isSingle && rows.length > 0
          ? nothing
          : html`<button
              type="button"
              class="small"
              id="${id}-add"
              @click=${() => {
                if (hasStart) addRows(start.rows(read), start.next);
                else addRows([{}], { row: 0, field: fields[0]?.name ?? '' });
              }}
            >
              ${hasStart ? start.label : add}
            </button>`
      }
      ${
        start && rows.length > 0
          ? html`<button
              type="button"
              class="small"
              @click=${() => {
                remove('');
                say(start.undone);
                focusOn(`${id}-add`);
              }}
            >
              ${start.undo}
            </button>`
          : nothing
      }
    </p>
  `;
};
