import { html, noChange, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { holdsSecretKey } from '../../editor/controls/choices.js';
import type { RowField } from '../../editor/controls/control.js';
import { isTyped, optionView, type FieldOf } from './field-views.js';
import { withValue } from '../../editor/controls/options.js';
import { english } from '../../editor/translator.js';
import { textIn, type Row } from '../../editor/controls/row.js';
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

/** The rows of a control, and what changes them. */
const rowsOf = (props: RowsProps) => {
  const rows = readRows(props.control, props.value) ?? [];
  const put = (place: number, row: Row) =>
    writeRows(
      props.control,
      rows.map((one, at) => (at === place ? row : one)),
    );
  return { rows, put };
};

const focusOn = (id: string) => document.getElementById(id)?.focus();

const onInput = (props: RowsProps, place: number, row: Row, name: string) => (event: Event) => {
  const field = event.target as HTMLInputElement;
  const { put } = rowsOf(props);
  if (!holdsSecretKey(props.control.name, field.value)) {
    props.choose(put(place, withText(row, name, field.value)));
    return;
  }
  props.refuse(put(place, withText(row, name, '')));
  if (event.type === 'change' || !isTyped(event)) field.value = '';
};

const fieldView = (props: RowsProps, place: number, row: Row, field: RowField) => {
  const { name, label, options, leastOptions = 0, example, wordedExample, isAmount } = field;
  const id = `${props.id}-${String(place)}-${name}`;
  const value = textIn(row, name);
  const offered = options?.(english, props.read);
  if (offered && offered.length < leastOptions && value === '') return nothing;
  const isShort = isAmount || offered !== undefined;
  return html`<div class="cell ${isShort ? 'narrow' : ''}">
    <label for=${id}>${label}</label>
    ${
      offered
        ? html`<select id=${id} @change=${onInput(props, place, row, name)}>
            ${withValue(value, offered).map((one) => optionView(one, value))}
          </select>`
        : html`<input
            id=${id}
            type="text"
            autocomplete="off"
            inputmode=${isAmount ? 'decimal' : nothing}
            placeholder=${example ?? wordedExample ?? nothing}
            .value=${props.isSecret ? noChange : live(value)}
            @input=${onInput(props, place, row, name)}
            @change=${onInput(props, place, row, name)}
          />`
    }
  </div>`;
};

const rowView = (props: RowsProps, row: Row, place: number) => {
  const { control, id, remove, say } = props;
  const { rows } = rowsOf(props);
  const title = `${control.one} ${String(place + 1)}`;
  const inside = (isFolded: boolean) =>
    control.fields
      .filter((field) => (field.isFolded ?? false) === isFolded)
      .map((field) => fieldView(props, place, row, field));
  return html`<li>
    <fieldset class="row">
      <legend>${title}</legend>
      <div class="cells">${inside(false)}</div>
      ${
        control.fields.some(({ isFolded }) => isFolded)
          ? html`<details class="fold">
              <summary>More</summary>
              <div class="cells">${inside(true)}</div>
            </details>`
          : nothing
      }
      <button
        type="button"
        class="remove"
        id="${id}-${String(place)}-remove"
        aria-label="Remove ${title.toLowerCase()}"
        @click=${() => {
          remove(
            writeRows(
              control,
              rows.filter((_, at) => at !== place),
            ),
          );
          say(`${title} removed`);
          const next = Math.min(place, rows.length - 2);
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
  const { rows } = rowsOf(props);
  if (isInstead(control, value)) return html`${insteadView(props)}`;
  const hasStart = start !== undefined && rows.length === 0;
  const addRows = (more: readonly Row[], focused: string) => {
    choose(writeRows(control, [...rows, ...more]));
    say(`${one} ${String(rows.length + more.length)} added`);
    focusOn(`${id}-${String(rows.length)}-${focused}`);
  };
  return html`
    ${insteadView(props)}
    ${
      rows.length > 0
        ? html`<ol class="rows">
            ${rows.map((row, place) => rowView(props, row, place))}
          </ol>`
        : nothing
    }
    <p class="actions">
      ${
        isSingle && rows.length > 0
          ? nothing
          : html`<button
              type="button"
              class="small"
              id="${id}-add"
              @click=${() => {
                if (hasStart) addRows(start.rows(read), 'impact');
                else addRows([{}], fields[0]?.name ?? '');
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
                say('Impact lines removed');
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
