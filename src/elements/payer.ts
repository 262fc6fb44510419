import { html, nothing } from 'lit';
import { isPostcodeRequired, type PayerField } from '../donation/draft.js';
import type { FormView } from './form-view.js';
import { labelled, selectField } from './labelled.js';

type Appearance = {
  autocomplete: AutoFill;
  type?: 'text' | 'email' | 'tel';
  isRequired?: boolean;
  hint?: string;
};

/** Who gives: only what the page asks for, beside the e-mail address that every payer has (§2.3). */
export const payerFieldset = (view: FormView) => {
  const { asked } = view.draft;
  const name = asked.get('name');
  const phone = asked.get('phone');
  return html`<fieldset>
    <legend part="label">${view.words.say('details')}</legend>
    <div class="payer">
      ${textField(view, 'email', {
        autocomplete: 'email',
        type: 'email',
        isRequired: true,
        hint: view.words.say('emailHint'),
      })}
      ${
        name
          ? html`<div class="pair">
              ${textField(view, 'first_name', { autocomplete: 'given-name', isRequired: name.isRequired })}
              ${textField(view, 'last_name', { autocomplete: 'family-name', isRequired: name.isRequired })}
            </div>`
          : nothing
      }
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
  const shown = view.draft.asked.get('address');
  if (!shown) return nothing;
  const { isRequired } = shown;
  return html`
    ${countryField(view, isRequired)}
    ${textField(view, 'line1', { autocomplete: 'address-line1', isRequired })}
    ${textField(view, 'line2', { autocomplete: 'address-line2' })}
    <div class="pair">
      ${textField(view, 'city', { autocomplete: 'address-level2', isRequired })}
      ${textField(view, 'postcode', {
        autocomplete: 'postal-code',
        isRequired: isPostcodeRequired(view.draft.draft, view.settings),
      })}
    </div>
    ${textField(view, 'state', { autocomplete: 'address-level1' })}
  `;
};

const textField = (view: FormView, field: PayerField, appearance: Appearance) => {
  const { draft, words } = view;
  const { autocomplete, type = 'text', isRequired = false, hint } = appearance;
  return labelled(
    view,
    field,
    { label: words.say(field), hint: hint ?? optionalHint(view, isRequired) },
    ({ describedBy, isInvalid }) =>
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
        aria-invalid=${isInvalid}
        aria-describedby=${describedBy}
        @input=${(event: Event) => draft.setText(field, (event.target as HTMLInputElement).value)}
      />`,
  );
};

const countryField = (view: FormView, isRequired: boolean) => {
  const { draft, words } = view;
  const countries = words.countries.map(({ code, name }) => ({ value: code, name }));
  return selectField(
    view,
    'country',
    { label: words.say('country'), hint: optionalHint(view, isRequired) },
    [{ value: '', name: words.say('chooseCountry') }, ...countries],
    { autocomplete: 'country', isRequired, select: (code) => draft.setText('country', code) },
  );
};

const optionalHint = ({ words }: FormView, isRequired: boolean) =>
  isRequired ? undefined : words.say('optional');
