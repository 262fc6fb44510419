import { html, nothing } from 'lit';
import { textField } from '../../ui/text-field.js';
import type { QuestionView } from '../question.js';
import { stateOf } from '../states.js';
import { askedPayerFields, payerKey, type PayerField } from './state.js';

/** Draws the e-mail address, which every payer has (§2.3), and the fields that the page asks for. */
export const payerView = (view: QuestionView) => {
  const { form, messages } = view;
  const typed = stateOf(form, payerKey);
  const asked = askedPayerFields(form);
  const fieldFor = (field: PayerField, autocomplete: AutoFill, more: object = {}) =>
    textField(view, field, {
      label: messages.localize(field),
      value: typed[field],
      autocomplete,
      isRequired: asked[field] === 'required',
      ...more,
    });
  return html`<fieldset>
    <legend part="label" .textContent=${messages.localize('details')}></legend>
    <div class="payer">
      ${fieldFor('email', 'email', { type: 'email', hint: messages.localize('emailHint') })}
      ${
        asked.first_name
          ? html`<div class="pair">
              ${fieldFor('first_name', 'given-name')}${fieldFor('last_name', 'family-name')}
            </div>`
          : nothing
      }
      ${asked.phone ? fieldFor('phone', 'tel', { type: 'tel' }) : nothing} ${view.inGroup('payer')}
    </div>
  </fieldset>`;
};
