import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { readColour } from '../../src/theme/colour.js';
import { holdsSecretKey } from './choices.js';
import type { Control, Option } from './control.js';

/** What a field needs to be drawn: `describedBy` names its help and what is wrong with it. */
export type FieldProps = {
  control: Control;
  value: string;
  id: string;
  describedBy: string;
  isFaulty: boolean;
  choose: (value: string) => void;
};

type Of<K extends Control['kind']> = FieldProps & { control: Extract<Control, { kind: K }> };

const valueOfTarget = (event: Event) => (event.target as HTMLInputElement).value;

/** Takes a secret key out of its field at once. */
const wipe = ({ target }: Event, name: string) => {
  const field = target as HTMLInputElement | HTMLTextAreaElement;
  if (holdsSecretKey(name, field.value)) field.value = '';
};

export const textField = ({ control, value, id, describedBy, isFaulty, choose }: Of<'text'>) => html`
  <input
    id=${id}
    type="text"
    autocomplete="off"
    autocapitalize="off"
    spellcheck="false"
    list=${control.suggestions ? `${id}-list` : nothing}
    placeholder=${control.example ?? nothing}
    aria-describedby=${describedBy}
    aria-invalid=${isFaulty ? 'true' : nothing}
    .value=${value}
    @input=${(event: Event) => {
      choose(valueOfTarget(event));
      wipe(event, control.name);
    }}
  />
  ${
    control.suggestions
      ? html`<datalist id="${id}-list">
          ${control.suggestions.map((one) => html`<option value=${one}></option>`)}
        </datalist>`
      : nothing
  }
`;

export const jsonField = ({ control, value, id, describedBy, isFaulty, choose }: Of<'json'>) => html`
  <textarea
    id=${id}
    rows=${value === '' ? 2 : 5}
    autocomplete="off"
    autocapitalize="off"
    spellcheck="false"
    aria-describedby=${describedBy}
    aria-invalid=${isFaulty ? 'true' : nothing}
    .value=${live(value)}
    @input=${(event: Event) => {
      choose(valueOfTarget(event));
      wipe(event, control.name);
    }}
  ></textarea>
  ${
    value === ''
      ? html`<button
          type="button"
          class="small"
          aria-label="Begin with an example: ${control.label}"
          @click=${() => {
            choose(control.example ?? '');
          }}
        >
          Begin with an example
        </button>`
      : nothing
  }
`;

export const colourField = ({ control, value, id, describedBy, isFaulty, choose }: Of<'colour'>) => html`
  <div class="pick">
    <input
      type="color"
      aria-label="Pick: ${control.label}"
      .value=${live(readColour(value) ?? control.example ?? '#000000')}
      @input=${(event: Event) => {
        choose(valueOfTarget(event));
      }}
    />
    ${textField({ control: { ...control, kind: 'text' }, value, id, describedBy, isFaulty, choose })}
  </div>
`;

/** A list that is short is seen at once; a longer one opens. */
export const choiceField = ({ control, value, id, describedBy, choose }: Of<'choice'>): TemplateResult => {
  const { options } = control;
  const all: readonly Option[] = options.some((one) => one.value === value)
    ? options
    : [...options, { value, label: value }];
  if (all.length > 4) {
    return html`<select
      id=${id}
      aria-describedby=${describedBy}
      @change=${(event: Event) => {
        choose(valueOfTarget(event));
      }}
    >
      ${all.map((one) => html`<option value=${one.value} .selected=${live(one.value === value)}>${one.label}</option>`)}
    </select>`;
  }
  return html`<div class="segments">
    ${all.map(
      (one) =>
        html`<label
          ><input
            type="radio"
            name=${id}
            value=${one.value}
            .checked=${live(one.value === value)}
            @change=${() => {
              choose(one.value);
            }}
          /><span>${one.label}</span></label
        >`,
    )}
  </div>`;
};
