import { html, nothing } from 'lit';
import type { PayerField } from '../donation/draft.js';
import { faultText, type FormView } from './form-view.js';

type Appearance = {
  autocomplete: AutoFill;
  type?: 'text' | 'email' | 'tel';
  isRequired?: boolean;
  hint?: string;
};

/** Who gives: only what the page asks for, beside the e-mail address that every payer has (§2.3). */
export const payerFieldset = (view: FormView) => {
  const { fields } = view.settings;
  const name = fields.get('name');
  const phone = fields.get('phone');
  return html`<fieldset>
    <legend part="label">${view.words.say('details')}</legend>
    <div class="payer">
      ${
        name
          ? html`<div class="pair">
              ${textField(view, 'first_name', { autocomplete: 'given-name', isRequired: name.isRequired })}
              ${textField(view, 'last_name', { autocomplete: 'family-name', isRequired: name.isRequired })}
            </div>`
          : nothing
      }
      ${textField(view, 'email', {
        autocomplete: 'email',
        type: 'email',
        isRequired: true,
        hint: view.words.say('emailHint'),
      })}
      ${
        phone
          ? textField(view, 'phone', { autocomplete: 'tel', type: 'tel', isRequired: phone.isRequired })
          : nothing
      }
      ${address(view)}
    </div>
  </fieldset>`;
};

const address = (view: FormView) => {
  const shown = view.settings.fields.get('address');
  if (!shown) return nothing;
  const { isRequired } = shown;
  return html`
    ${countryField(view, isRequired)}
    ${textField(view, 'line1', { autocomplete: 'address-line1', isRequired })}
    ${textField(view, 'line2', { autocomplete: 'address-line2' })}
    <div class="pair">
      ${textField(view, 'city', { autocomplete: 'address-level2', isRequired })}
      ${textField(view, 'postcode', { autocomplete: 'postal-code' })}
    </div>
    ${textField(view, 'state', { autocomplete: 'address-level1' })}
  `;
};

const textField = (view: FormView, field: PayerField, appearance: Appearance) => {
  const { draft } = view;
  const { autocomplete, type = 'text', isRequired = false } = appearance;
  return labelled(
    view,
    field,
    appearance,
    (describedBy) =>
      html`<input
        id=${field}
        name=${field}
        part="input"
        type=${type}
        autocomplete=${autocomplete}
        autocapitalize=${type === 'email' ? 'off' : nothing}
        spellcheck="false"
        .value=${draft.draft[field]}
        aria-required=${isRequired ? 'true' : nothing}
        aria-invalid=${draft.faultOf(field) ? 'true' : nothing}
        aria-describedby=${describedBy}
        @input=${(event: Event) => draft.setPayer(field, (event.target as HTMLInputElement).value)}
      />`,
  );
};

const countryField = (view: FormView, isRequired: boolean) => {
  const { draft, words } = view;
  return labelled(
    view,
    'country',
    { autocomplete: 'country', isRequired },
    (describedBy) =>
      html`<select
        id="country"
        name="country"
        part="input"
        autocomplete="country"
        aria-required=${isRequired ? 'true' : nothing}
        aria-invalid=${draft.faultOf('country') ? 'true' : nothing}
        aria-describedby=${describedBy}
        @change=${(event: Event) => draft.setPayer('country', (event.target as HTMLSelectElement).value)}
      >
        <option value="" ?selected=${draft.draft.country === ''}>${words.say('chooseCountry')}</option>
        ${words.countries.map(
          ({ code, name }) =>
            html`<option value=${code} ?selected=${draft.draft.country === code}>${name}</option>`,
        )}
      </select>`,
  );
};

/** Label, hint, fault and control of a field, tied together by ids of this shadow root. */
const labelled = (
  view: FormView,
  field: PayerField,
  { isRequired = false, hint }: Appearance,
  control: (describedBy: string | typeof nothing) => unknown,
) => {
  const fault = faultText(view, field);
  const note = hint ?? (isRequired ? undefined : view.words.say('optional'));
  const describedBy = [note && `${field}-hint`, fault && `${field}-error`].filter(Boolean).join(' ');
  return html`<div class="field ${fault ? 'invalid' : ''}" part="field">
    <div class="label">
      <label part="label" for=${field}>${view.words.say(field)}</label>
      ${note ? html`<span class="hint" part="hint" id="${field}-hint">${note}</span>` : nothing}
    </div>
    ${fault ? html`<p class="error" part="error" id="${field}-error">${fault}</p>` : nothing}
    <div class="control">${control(describedBy || nothing)}</div>
  </div>`;
};
