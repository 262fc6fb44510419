import { html, noChange, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { readColour } from '../../src/return/colour.js';
import { holdsSecretKey } from '../../editor/controls/choices.js';
import { withScheme } from '../../editor/controls/addresses.js';
import { noAmount, offeredCurrencies, textsOf, withTextOf } from '../../editor/controls/amounts.js';
import type { Control, Option, Read } from '../../editor/controls/control.js';
import { currencyLabels } from '../../editor/controls/labels.js';
import { inEm, lengthAt } from '../../editor/controls/length.js';
import { withValue } from '../../editor/controls/options.js';
import { english } from '../../editor/translator.js';

/** Everything that a field is drawn from. `describedBy` names its help and its errors. */
export type FieldProps = {
  control: Control;
  value: string;
  id: string;
  describedBy: string;
  isFaulty: boolean;
  /** A secret key was entered, so the text of the field isn’t its value. */
  isSecret: boolean;
  choose: (value: string) => void;
  /** Reads the value of another control. */
  read: Read;
};

/** The same, for controls of one kind. */
export type FieldOf<K extends Control['kind']> = FieldProps & { control: Extract<Control, { kind: K }> };

const valueOfTarget = (event: Event) => (event.target as HTMLInputElement).value;

/** Takes a secret key out of its field. */
const wipe = ({ target }: Event, name: string) => {
  const field = target as HTMLInputElement | HTMLTextAreaElement;
  if (holdsSecretKey(name, field.value)) field.value = '';
};

/** Whether the event comes from typing, not from a text that was pasted, dropped or filled in. */
export const isTyped = (event: Event) =>
  event instanceof InputEvent &&
  (event.data?.length === 1 || /^(?:delete|insertComposition)/.test(event.inputType));

/** A typed secret key stays until the person leaves the field. Otherwise the rest of it would become the value. */
const onInput =
  ({ control, choose }: FieldProps) =>
  (event: Event) => {
    choose(valueOfTarget(event));
    if (!isTyped(event)) wipe(event, control.name);
  };

const onChange =
  ({ control, choose }: FieldProps) =>
  (event: Event) => {
    wipe(event, control.name);
    const text = valueOfTarget(event).trim();
    if (control.kind === 'text' && control.isAddress && withScheme(text) !== text) choose(withScheme(text));
  };

export const textField = (props: FieldOf<'text'>) => {
  const { control, value, id, describedBy, isFaulty, isSecret } = props;
  if (control.isLong) {
    return html`<textarea
      id=${id}
      rows="3"
      autocomplete="off"
      placeholder=${control.example ?? control.wordedExample ?? nothing}
      aria-describedby=${describedBy}
      aria-invalid=${isFaulty ? 'true' : nothing}
      .value=${isSecret ? noChange : live(value)}
      @input=${onInput(props)}
      @change=${onChange(props)}
    ></textarea>`;
  }
  return html`<input
    id=${id}
    type="text"
    autocomplete="off"
    autocapitalize="off"
    spellcheck="false"
    placeholder=${control.example ?? control.wordedExample ?? nothing}
    aria-describedby=${describedBy}
    aria-invalid=${isFaulty ? 'true' : nothing}
    .value=${isSecret ? noChange : live(value)}
    @input=${onInput(props)}
    @change=${onChange(props)}
  />`;
};

/** Takes spaces out of a field that holds the same text apart from them. */
const showText = ({ target }: Event, text = '') => {
  const field = target as HTMLInputElement;
  if (field.value.trim() === text) field.value = text;
};

/**
 * A text for each currency that the form offers. It is taken when the person leaves it, as spaces at its end are cut.
 * Until then it is in the field alone, so drawing the field again must not replace it.
 */
const amountTexts = (props: FieldOf<'amounts'>) => {
  const { control, value, id, isFaulty, isSecret, choose, read } = props;
  const currencies = offeredCurrencies(read);
  if (currencies.length < 2) {
    const text = (own: string) => textField({ ...props, id: own, control: { ...control, kind: 'text' } });
    if (control.none === undefined) return text(id);
    return html`<div class="cell"><label for="${id}-amount">Amount</label>${text(`${id}-amount`)}</div>`;
  }
  const texts = textsOf(value, currencies);
  const labelOf = currencyLabels(english.locale);
  return html`<div class="cells">
    ${texts.map(({ currency, text }, place) => {
      const field = `${id}-${currency}`;
      return html`<div class="cell">
        <label for=${field}>${labelOf(currency)}</label>
        <input
          id=${field}
          type="text"
          autocomplete="off"
          placeholder=${(place === 0 ? control.example : texts[0]?.text) ?? nothing}
          aria-invalid=${isFaulty ? 'true' : nothing}
          .value=${isSecret ? noChange : text}
          @change=${(event: Event) => {
            const next = withTextOf(value, currencies, currency, valueOfTarget(event));
            choose(next);
            wipe(event, control.name);
            showText(event, textsOf(next, currencies)[place]?.text);
          }}
        />
      </div>`;
    })}
  </div>`;
};

/** The texts, and a box to tick for no amount in their place. */
export const amountsField = (props: FieldOf<'amounts'>) => {
  const { control, value, choose } = props;
  if (control.none === undefined) return amountTexts(props);
  const hasNone = value === noAmount;
  return html`<div class="ticks">
      <label
        ><input
          type="checkbox"
          .checked=${live(hasNone)}
          @change=${({ target }: Event) => {
            choose((target as HTMLInputElement).checked ? noAmount : '');
          }}
        /><span>${control.none}</span></label
      >
    </div>
    ${hasNone ? nothing : amountTexts(props)}`;
};

export const colourField = (props: FieldOf<'colour'>) => html`
  <div class="pick">
    <input
      type="color"
      aria-label="Pick a colour: ${props.control.label}"
      .value=${live(readColour(props.value) ?? props.control.example ?? '#000000')}
      @input=${(event: Event) => {
        props.choose(valueOfTarget(event));
      }}
    />
    ${textField({ ...props, control: { ...props.control, kind: 'text' } })}
  </div>
`;

export const lengthField = (props: FieldOf<'length'>) => {
  const { control, value, choose } = props;
  const { least, most, step, label, example = '' } = control;
  return html`
    <div class="pick length">
      <input
        type="range"
        min=${least}
        max=${most}
        step=${step}
        aria-label="Slider: ${label}"
        .value=${live(String(inEm(value) ?? inEm(example) ?? least))}
        @input=${(event: Event) => {
          choose(lengthAt(valueOfTarget(event)));
        }}
      />
      ${textField({ ...props, control: { ...control, kind: 'text' } })}
    </div>
  `;
};

export const optionView = ({ value, label }: Option, chosen: string) =>
  html`<option value=${value} .selected=${live(value === chosen)}>${label}</option>`;

/** A drop-down list. */
export const selectField = (
  { value, id, describedBy, isFaulty, choose }: FieldProps,
  options: readonly Option[],
  more: readonly Option[] = [],
) => {
  return html`<select
    id=${id}
    aria-describedby=${describedBy}
    aria-invalid=${isFaulty ? 'true' : nothing}
    @change=${(event: Event) => {
      choose(valueOfTarget(event));
    }}
  >
    ${withValue(value, options, more).map((one) => optionView(one, value))}
    ${
      more.length > 0
        ? html`<optgroup label="More">${more.map((one) => optionView(one, value))}</optgroup>`
        : nothing
    }
  </select>`;
};

/** Usual values by what they look like. The field for any other value opens, and is open while it holds one. */
export const usualField = (
  props: FieldProps,
  usual: readonly Option[],
  exact: (inner: FieldProps) => TemplateResult,
): TemplateResult => {
  const { control, id, value } = props;
  const own = `${id}-exact`;
  return html`${selectField(props, usual)}
    <details class="fold" ?open=${!usual.some((one) => one.value === value)}>
      <summary>Another value</summary>
      <label class="hidden" for=${own}>Another value: ${control.label}</label>
      ${exact({ ...props, id: own })}
    </details>`;
};

const mostAtOnce = 4;

/** Whether a list is short enough to show all options at once. */
export const isShort = ({ kind, ...control }: Control): boolean =>
  kind === 'choice' && 'options' in control && control.options(english).length <= mostAtOnce;

export const choiceField = (props: FieldOf<'choice'>): TemplateResult => {
  const { control, value, id, choose } = props;
  const options = control.options(english);
  if (!isShort(control)) return selectField(props, options, control.more?.(english));
  return html`<div class="segments">
    ${withValue(value, options).map(
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
