import { html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { wordsOf } from '../../src/questions/attributes.js';
import { selectField, type FieldOf } from './field-views.js';
import { intervalLabel } from './interval-labels.js';

/** Keeps the order of the words, because the first one is preselected, and adds new words at the end. */
const inPlace = (before: readonly string[], after: readonly string[]) =>
  [...before.filter((word) => after.includes(word)), ...after.filter((word) => !before.includes(word))].join(
    ' ',
  );

export const setField = ({ control, value, id, choose }: FieldOf<'set'>) => {
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
                choose(inPlace(words, isChosen ? [...rest, option.value] : rest));
              }}
            /><span>${option.label}</span></label
          >`,
      )}
    </div>
    ${
      control.others
        ? html`<details class="fold">
            <summary>${control.others}</summary>
            <label class="beside" for="${id}-others"
              >For every 2 weeks write 2-week, for every 6 months 6-month</label
            >
            <input
              id="${id}-others"
              type="text"
              autocomplete="off"
              autocapitalize="off"
              spellcheck="false"
              placeholder="2-week 6-month"
              .value=${live(others.join(' '))}
              @change=${({ target }: Event) => {
                const written = wordsOf((target as HTMLInputElement).value);
                choose(inPlace(words, [...words.filter((word) => known.includes(word)), ...written]));
              }}
            />
          </details>`
        : nothing
    }
    ${
      control.others && words.length > 1
        ? html`<p class="order">
            Donors see ${new Intl.ListFormat('en-GB').format(words.map(intervalLabel))}, in this order.
          </p>`
        : nothing
    }`;
};

/** One of the frequencies that another control holds. */
export const oneOfField = (props: FieldOf<'one-of'>) => {
  const { of, none } = props.control;
  const offered = wordsOf(props.read(of)).map((word) => ({ value: word, label: intervalLabel(word) }));
  const [first] = offered;
  const unset = { value: '', label: first ? `${none}: ${first.label}` : none };
  return selectField(props, [unset, ...offered]);
};

const answers = [
  { mark: undefined, label: 'Don’t ask' },
  { mark: '', label: 'Optional' },
  { mark: '*', label: 'Required' },
] as const;

export const questionsField = ({ control, value, id, choose }: FieldOf<'questions'>) => {
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
