import { html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import type { Control } from './control.js';
import type { FieldProps } from './field-views.js';

type Of<K extends Control['kind']> = FieldProps & { control: Extract<Control, { kind: K }> };

const wordsOf = (value: string) => value.split(/[\s,]+/).filter(Boolean);

/** The words of a list in its order, then those beyond it in theirs. */
const ordered = (control: Of<'set'>['control'], words: readonly string[]) => {
  const known = control.options.map((option) => option.value);
  return [
    ...known.filter((word) => words.includes(word)),
    ...words.filter((word) => !known.includes(word)),
  ].join(' ');
};

export const setField = ({ control, value, id, choose }: Of<'set'>) => {
  const words = wordsOf(value);
  const known = control.options.map((option) => option.value);
  const others = words.filter((word) => !known.includes(word));
  return html`<div class="ticks">
      ${control.options.map(
        (option) =>
          html`<label
            ><input
              type="checkbox"
              .checked=${live(words.includes(option.value))}
              @change=${({ target }: Event) => {
                const rest = words.filter((word) => word !== option.value);
                const isChosen = (target as HTMLInputElement).checked;
                choose(ordered(control, isChosen ? [...rest, option.value] : rest));
              }}
            /><span>${option.label}</span></label
          >`,
      )}
    </div>
    ${
      control.others
        ? html`<label class="beside" for="${id}-others">${control.others}</label>
            <input
              id="${id}-others"
              type="text"
              autocomplete="off"
              autocapitalize="off"
              spellcheck="false"
              placeholder="2-week 6-month"
              .value=${others.join(' ')}
              @change=${({ target }: Event) => {
                const written = wordsOf((target as HTMLInputElement).value);
                choose(ordered(control, [...words.filter((word) => known.includes(word)), ...written]));
              }}
            />`
        : nothing
    }`;
};

const answers = [
  { mark: undefined, label: 'Not asked' },
  { mark: '', label: 'Asked' },
  { mark: '*', label: 'Required' },
] as const;

export const questionsField = ({ control, value, id, choose }: Of<'questions'>) => {
  const words = wordsOf(value);
  const markOf = (name: string) => words.find((word) => word.replace('*', '') === name)?.slice(name.length);
  const withMark = (name: string, mark: string | undefined) =>
    control.options
      .flatMap((option) => {
        const own = option.value === name ? mark : markOf(option.value);
        return own === undefined ? [] : [option.value + own];
      })
      .join(' ');
  return html`<div class="questions">
    ${control.options.map(
      (option) =>
        html`<label for="${id}-${option.value}">${option.label}</label>
          <select
            id="${id}-${option.value}"
            @change=${({ target }: Event) => {
              const { selectedIndex } = target as HTMLSelectElement;
              choose(withMark(option.value, answers[selectedIndex]?.mark));
            }}
          >
            ${answers.map(
              ({ mark, label }) =>
                html`<option .selected=${live(markOf(option.value) === mark)}>${label}</option>`,
            )}
          </select>`,
    )}
  </div>`;
};
