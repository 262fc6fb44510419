import { html, nothing } from 'lit';
import type { PayerField } from '../donation/draft.js';
import type { MessageKey } from '../messages/en.js';
import type { FormView } from './form-view.js';
import { labelled } from './labelled.js';

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
  const { asked } = view;
  const name = asked.get('name');
  const phone = asked.get('phone');
  const type = ({ target }: Event) => {
    const { name, value } = target as HTMLInputElement;
    view.act((gift) => gift.setText(name as PayerField, value));
  };
  return html`<fieldset>
    <legend part="label" .textContent=${view.words.say('details')}></legend>
    <div class="payer" @input=${type}>
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
      ${view.rest?.address}
    </div>
  </fieldset>`;
};

export const textField = (view: FormView, field: PayerField, appearance: Appearance) => {
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
        .value=${draft[field] ?? ''}
        aria-required=${isRequired ? 'true' : nothing}
        aria-invalid=${isInvalid}
        aria-describedby=${describedBy}
      />`,
  );
};

export const optionalHint = ({ words }: FormView, isRequired: boolean) =>
  isRequired ? undefined : words.say('optional');
