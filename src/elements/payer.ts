import { html, nothing } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { addressFormat, type AddressPart } from '../donation/address-format.js';
import { countryOf, isPostcodeRequired, type PayerField } from '../donation/draft.js';
import type { MessageKey } from '../messages/en.js';
import type { FormView } from './form-view.js';
import { labelled, selectField } from './labelled.js';

type Appearance = {
  autocomplete: AutoFill;
  type?: 'text' | 'email' | 'tel';
  isRequired?: boolean;
  hint?: string;
  /** Where it is not that of the field. */
  label?: MessageKey | undefined;
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

const autocompletes = {
  line1: 'address-line1',
  line2: 'address-line2',
  city: 'address-level2',
  state: 'address-level1',
  postcode: 'postal-code',
} as const;

/**
 * The address as the chosen country writes it. Its fields are moved, never made anew: the browser may be
 * filling them.
 */
const address = (view: FormView) => {
  const shown = view.draft.asked.get('address');
  if (!shown) return nothing;
  const { draft } = view.draft;
  const { rows, postcode, state } = addressFormat(countryOf(draft.country), draft.keptParts);
  const isRequired: Partial<Record<AddressPart, boolean>> = {
    line1: shown.isRequired,
    city: shown.isRequired,
    postcode: isPostcodeRequired(draft, view.settings),
  };
  const label: Partial<Record<AddressPart, MessageKey>> = {
    ...(postcode && { postcode: `postcode.${postcode}` as const }),
    ...(state && { state: `state.${state}` as const }),
  };
  const parts = rows.flatMap((row) => row.map((part) => ({ part, isWhole: row.length === 1 })));
  return html`
    ${countryField(view, shown.isRequired)}
    <div class="address">
      ${repeat(
        parts,
        ({ part }) => part,
        ({ part, isWhole }) =>
          html`<div class=${isWhole ? 'whole' : ''}>
            ${textField(view, part, {
              autocomplete: autocompletes[part],
              isRequired: isRequired[part] ?? false,
              label: label[part],
            })}
          </div>`,
      )}
    </div>
  `;
};

const textField = (view: FormView, field: PayerField, appearance: Appearance) => {
  const { draft, words } = view;
  const { autocomplete, type = 'text', isRequired = false, hint, label = field } = appearance;
  return labelled(
    view,
    field,
    { label: words.say(label), hint: hint ?? optionalHint(view, isRequired) },
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
