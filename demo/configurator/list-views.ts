import { html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { wordsOf } from '../../src/questions/attributes.js';
import { selectField, type FieldOf } from './field-views.js';
import { intervalLabel } from '../../editor/controls/labels.js';
import {
  answers,
  frequencyTexts,
  frequencyUnits,
  markOf,
  optionsOf,
  optionsWith,
  orderTexts,
  withFrequency,
  withMark,
  withMoved,
  withWord,
} from '../../editor/controls/options.js';
import { english } from '../../editor/translator.js';

/** The fields that add a frequency such as every 2 weeks, and the order of those that were chosen. */
const othersView = (props: FieldOf<'set'>, actions: { say: (words: string) => void }) => {
  const { control, id, value, choose } = props;
  const input = (name: string) =>
    document.getElementById(`${id}-${name}`) as HTMLInputElement | HTMLSelectElement;
  const texts = frequencyTexts(english);
  return html`<details class="fold">
    <summary>${control.others}, and the order</summary>
    <div class="cells">
      <div class="cell narrow">
        <label for="${id}-count">${texts.count}</label>
        <input id="${id}-count" type="number" min="2" max="99" value="2" />
      </div>
      <div class="cell narrow">
        <label for="${id}-unit">${texts.unit}</label>
        <select id="${id}-unit">
          ${frequencyUnits(english).map(
            // Not a choice of the form until “Add” is pressed, so drawing again must leave it as it is.
            ({ value: unit, label }) =>
              html`<option value=${unit} ?selected=${unit === 'week'}>${label}</option>`,
          )}
        </select>
      </div>
      <button
        type="button"
        class="small"
        @click=${() => {
          choose(withFrequency(wordsOf(value), input('count').value, input('unit').value));
        }}
      >
        ${texts.add}
      </button>
    </div>
    ${orderView(props, actions)}
  </details>`;
};

/** The order of the words, with buttons that change it. The focus stays on the button of the word that moved. */
const orderView = ({ id, value, choose }: FieldOf<'set'>, { say }: { say: (words: string) => void }) => {
  const words = wordsOf(value);
  if (words.length < 2) return nothing;
  const texts = orderTexts(english);
  const button = (word: string, place: number, by: -1 | 1) => {
    const isLast = words[place + by] === undefined;
    const name = by < 0 ? 'up' : 'down';
    return html`<button
      type="button"
      id="${id}-${word}-${name}"
      aria-label=${texts[name](word)}
      aria-disabled=${isLast ? 'true' : nothing}
      @click=${() => {
        if (isLast) return;
        choose(withMoved(words, word, by));
        say(texts.moved(word, place + by + 1));
        document.getElementById(`${id}-${word}-${name}`)?.focus();
      }}
    >
      ${by < 0 ? '↑' : '↓'}
    </button>`;
  };
  return html`<p id="${id}-order">${texts.title}</p>
    <ol class="order" aria-labelledby="${id}-order">
      ${words.map(
        (word, place) =>
          html`<li>
            <span>${intervalLabel(word, english)}</span> ${button(word, place, -1)} ${button(word, place, 1)}
          </li>`,
      )}
    </ol>`;
};

export const setField = (props: FieldOf<'set'>, actions: { say: (words: string) => void }) => {
  const { control, value, choose } = props;
  const words = wordsOf(value);
  return html`<div class="ticks">
      ${optionsWith(words, control.options(english), english).map(
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
    ${control.others ? othersView(props, actions) : nothing}`;
};

/** One of the frequencies that another control holds. */
export const oneOfField = (props: FieldOf<'one-of'>) =>
  selectField(props, optionsOf(props.control, props.read, english));

export const questionsField = ({ control, value, id, choose }: FieldOf<'questions'>) => {
  const words = wordsOf(value);
  const options = control.options(english);
  const offered = answers(english);
  return html`<div class="questions">
    ${options.map(
      (option) =>
        html`<label for="${id}-${option.value}">${option.label}</label>
          <select
            id="${id}-${option.value}"
            @change=${({ target }: Event) => {
              const { selectedIndex } = target as HTMLSelectElement;
              choose(withMark(options, words, option.value, offered[selectedIndex]?.mark));
            }}
          >
            ${offered.map(
              ({ mark, label }) =>
                html`<option .selected=${live(markOf(words, option.value) === mark)}>${label}</option>`,
            )}
          </select>`,
    )}
  </div>`;
};
