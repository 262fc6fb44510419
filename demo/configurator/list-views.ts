import { html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { wordsOf } from '../../src/questions/attributes.js';
import { selectField, type FieldOf } from './field-views.js';
import {
  answers,
  markOf,
  optionsOf,
  orderOf,
  othersExample,
  othersHint,
  othersIn,
  withMark,
  withOthers,
  withWord,
} from '../../editor/options.js';

export const setField = ({ control, value, id, choose }: FieldOf<'set'>) => {
  const { options, others } = control;
  const words = wordsOf(value);
  return html`<div class="ticks">
      ${options.map(
        (option) =>
          html`<label
            ><input
              type="checkbox"
              .checked=${live(words.includes(option.value))}
              @change=${({ target }: Event) => {
                choose(withWord(words, option.value, (target as HTMLInputElement).checked));
              }}
            /><span>${option.label}</span></label
          >`,
      )}
    </div>
    ${
      others
        ? html`<details class="fold">
            <summary>${others}</summary>
            <label class="beside" for="${id}-others">${othersHint}</label>
            <input
              id="${id}-others"
              type="text"
              autocomplete="off"
              autocapitalize="off"
              spellcheck="false"
              placeholder=${othersExample}
              .value=${live(othersIn(words, options))}
              @change=${({ target }: Event) => {
                choose(withOthers(words, options, (target as HTMLInputElement).value));
              }}
            />
          </details>`
        : nothing
    }
    ${others && words.length > 1 ? html`<p class="order">${orderOf(words)}</p>` : nothing}`;
};

/** One of the frequencies that another control holds. */
export const oneOfField = (props: FieldOf<'one-of'>) =>
  selectField(props, optionsOf(props.control, props.read));

export const questionsField = ({ control, value, id, choose }: FieldOf<'questions'>) => {
  const words = wordsOf(value);
  return html`<div class="questions">
    ${control.options.map(
      (option) =>
        html`<label for="${id}-${option.value}">${option.label}</label>
          <select
            id="${id}-${option.value}"
            @change=${({ target }: Event) => {
              const { selectedIndex } = target as HTMLSelectElement;
              choose(withMark(control.options, words, option.value, answers[selectedIndex]?.mark));
            }}
          >
            ${answers.map(
              ({ mark, label }) =>
                html`<option .selected=${live(markOf(words, option.value) === mark)}>${label}</option>`,
            )}
          </select>`,
    )}
  </div>`;
};
