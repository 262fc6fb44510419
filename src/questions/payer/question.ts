import type { Question } from '../question.js';
import { readFields, type FieldRule } from '../read-fields.js';
import { stateOf } from '../states.js';
import { readEmail } from './email.js';
import { readPayerFields, type PayerFields } from './fields.js';
import { readName } from './person-name.js';
import { readPhone } from './phone.js';
import { askedPayerFields, payerKey, payerFields, type PayerField, type PayerState } from './state.js';
import { payerView } from './view.js';
import type { PayerAttributes } from './attributes.js';

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
