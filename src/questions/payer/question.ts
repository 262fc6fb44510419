import { html, nothing } from 'lit';
import type { Question, Form, QuestionKey, QuestionView } from '../question.js';
import { readFields, type FieldRule } from '../read-fields.js';
import { neededIn, ownSettings, stateOf } from '../states.js';
import { readEmail } from './email.js';
import { readPayerFields, type PayerFields } from './fields.js';
import { readName } from './person-name.js';
import { readPhone } from './phone.js';
import type { PayerAttributes } from './attributes.js';
import { textField } from '../../ui/text-field.js';

/** The payer's fields with their names in the interface (§2.3), in the order of the form. */
const payerFields = ['email', 'first_name', 'last_name', 'phone'] as const;
export type PayerField = (typeof payerFields)[number];

type PayerState = Readonly<Record<PayerField, string>>;

export const payerKey: QuestionKey<PayerFields, PayerState> = { name: 'payer' };

/** Whether each field is optional or required now. Undefined if it isn't shown. */
export const askedPayerFields = (form: Form): Record<PayerField, 'optional' | 'required' | undefined> => {
  const fields = ownSettings(form, payerKey);
  const needed = neededIn(form);
  const modeOf = (group: 'name' | 'phone') => {
    if (needed[group] || fields.get(group)?.isRequired) return 'required' as const;
    return fields.has(group) ? ('optional' as const) : undefined;
  };
  const [name, phone] = [modeOf('name'), modeOf('phone')];
  return { email: 'required', first_name: name, last_name: name, phone };
};

const rules: Record<PayerField, FieldRule> = {
  email: readEmail,
  first_name: readName,
  last_name: readName,
  phone: readPhone,
};

/** Asks for the payer's e-mail address and the other details that the page wants (§2.3). */
export const payerQuestion: Question<PayerFields, PayerState, PayerAttributes> = {
  name: payerKey.name,
  passesOn: payerFields,
  paths: Object.fromEntries(payerFields.map((field) => [`payer.${field}`, field])),

  configure: ({ fields: text }, report) => {
    const fields = readPayerFields(text);
    if (!fields) report({ attribute: 'fields', code: 'unknown_field' });
    return fields ?? new Map();
  },

  initial: () => ({ email: '', first_name: '', last_name: '', phone: '' }),

  read: (form, donation) => {
    const asked = askedPayerFields(form);
    const { values, errors } = readFields(
      payerFields.filter((field) => asked[field]),
      stateOf(form, payerKey),
      rules,
      (field) => asked[field] === 'required',
    );
    return errors.length > 0 ? errors : { ...donation, payer: { ...donation.payer, ...values } };
  },
  // Ofcom reserves these numbers for examples.
  errorValues: () => ({ national: '01632 960 001', international: '+44 808 157 0192' }),

  view: (view) => payerView(view),
  fieldOf: ({ name }) => payerFields.find((field) => field === name),
  update: ({ name, value }, form) => ({ ...stateOf(form, payerKey), [name]: value }),

  prefill: (known, form) => {
    const typed = stateOf(form, payerKey);
    const filled = payerFields.flatMap((field) => {
      const value: unknown = known[field];
      return typed[field] === '' && typeof value === 'string' ? [[field, value]] : [];
    });
    return { ...typed, ...(Object.fromEntries(filled) as Partial<PayerState>) };
  },
};

/** Draws the e-mail address, which every payer has (§2.3), and the fields that the page asks for. */
const payerView = (view: QuestionView) => {
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
  return html`<fieldset part="group">
    <legend part="label legend" .textContent=${messages.localize('details')}></legend>
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
