import { html, nothing } from 'lit';
import type { DraftField } from '../donation/draft.js';
import type { FormView } from './form-view.js';

export type Labels = {
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
  { label, hint, below }: Labels,
  control: (attributes: {
    describedBy: string | typeof nothing;
    isInvalid: 'true' | typeof nothing;
  }) => unknown,
) => {
  const fault = field === 'project' || field === 'intention' ? undefined : view.rest?.fault(field);
  const describedBy = [hint && `${field}-hint`, fault && `${field}-error`].filter(Boolean).join(' ');
  return html`<div class="field ${fault ? 'invalid' : ''}" part="field">
    <div class="label">
      <label part="label" for=${field} .textContent=${label}></label>
      ${hint ? html`<span class="hint" part="hint" id="${field}-hint" .textContent=${hint}></span>` : nothing}
    </div>
    ${fault ? html`<p class="error" part="error" id="${field}-error" .textContent=${fault}></p>` : nothing}
    <div class="control">
      ${control({ describedBy: describedBy || nothing, isInvalid: fault ? 'true' : nothing })}
    </div>
    ${below}
  </div>`;
};

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
    { ...labels, below: view.rest?.readings(field, value, type) },
    ({ describedBy, isInvalid }) =>
      html`<span class="symbol" aria-hidden="true"
          ><bdi .textContent=${view.words.currencySymbol(view.draft.currency)}></bdi
        ></span>
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
