import { html, nothing } from 'lit';
import type { DraftField } from '../donation/draft.js';
import { faultText, ownLang, type FormView } from './form-view.js';

type Labels = {
  /** The accessible name. */
  label: string;
  hint?: string | undefined;
  /** What the donor may press to mend a fault, below the field. */
  below?: unknown;
};

/** Label, hint, fault and control of a field, tied together by ids of this shadow root. */
export const labelled = (
  view: FormView,
  field: DraftField | 'project' | 'intention',
  { label, hint, below = nothing }: Labels,
  control: (attributes: {
    describedBy: string | typeof nothing;
    isInvalid: 'true' | typeof nothing;
  }) => unknown,
) => {
  const fault = field === 'project' || field === 'intention' ? undefined : faultText(view, field);
  const describedBy = [hint && `${field}-hint`, fault && `${field}-error`].filter(Boolean).join(' ');
  return html`<div class="field ${fault ? 'invalid' : ''}" part="field">
    <div class="label">
      <label part="label" for=${field}>${label}</label>
      ${hint ? html`<span class="hint" part="hint" id="${field}-hint">${hint}</span>` : nothing}
    </div>
    ${fault ? html`<p class="error" part="error" id="${field}-error">${fault}</p>` : nothing}
    <div class="control">
      ${control({ describedBy: describedBy || nothing, isInvalid: fault ? 'true' : nothing })}
    </div>
    ${below}
  </div>`;
};

/** A choice among names; `<select>`, since that is what phones and screen readers do best. */
export const selectField = (
  view: FormView,
  field: 'currency' | 'country' | 'project' | 'intention',
  labels: Labels,
  options: readonly { value: string; name: string }[],
  attributes: { autocomplete?: AutoFill; isRequired?: boolean; select: (value: string) => void },
) =>
  labelled(
    view,
    field,
    labels,
    ({ describedBy, isInvalid }) =>
      html`<select
        id=${field}
        name=${field}
        part="input"
        autocomplete=${attributes.autocomplete ?? nothing}
        aria-required=${attributes.isRequired ? 'true' : nothing}
        aria-invalid=${isInvalid}
        aria-describedby=${describedBy}
        @change=${(event: Event) => attributes.select((event.target as HTMLSelectElement).value)}
      >
        ${options.map(
          ({ value, name }) =>
            html`<option
              value=${value}
              lang=${value === '' ? nothing : ownLang(view)}
              .selected=${view.draft.draft[field] === value}
            >
              ${name}
            </option>`,
        )}
      </select>`,
  );

/** An amount as people write it, with the currency's sign before it. */
export const moneyField = (
  view: FormView,
  field: 'amount' | 'one_off',
  labels: Labels,
  { value, part, type }: { value: string; part: string; type: (text: string) => void },
) =>
  labelled(
    view,
    field,
    { ...labels, below: readings(view, field, value, type) },
    ({ describedBy, isInvalid }) =>
      html`<span class="symbol" aria-hidden="true"
          >${view.words.currencySymbol(view.draft.draft.currency)}</span
        >
        <input
          id=${field}
          name=${field}
          part="input ${part}"
          type="text"
          inputmode="decimal"
          autocomplete="off"
          .value=${value}
          aria-invalid=${isInvalid}
          aria-describedby=${describedBy}
          @input=${(event: Event) => type((event.target as HTMLInputElement).value)}
        />`,
  );

/** An amount that reads in two ways is asked about, never guessed. */
const readings = (
  { draft, words }: FormView,
  field: 'amount' | 'one_off',
  typed: string,
  type: (text: string) => void,
) => {
  const amounts = draft.readingsOf(typed);
  if (amounts.length === 0) return nothing;
  // The button goes away with its question, so the field takes the focus.
  const choose = (text: string) => (event: Event) => {
    const root = (event.target as HTMLElement).getRootNode() as ShadowRoot;
    type(text);
    root.getElementById(field)?.focus();
  };
  return html`<div class="readings" role="group" aria-labelledby="${field}-readings">
    <span id="${field}-readings">${words.say('meant')}</span>
    ${amounts.map((amount) => {
      const text = words.money(amount, draft.draft.currency);
      return html`<button class="button quiet small" type="button" @click=${choose(text)}>${text}</button>`;
    })}
  </div>`;
};
