import type { Form, QuestionKey } from '../question.js';
import { neededIn, ownSettings } from '../states.js';
import type { PayerFields } from './fields.js';

/** The payer's fields with their names in the interface (§2.3), in the order of the form. */
export const payerFields = ['email', 'first_name', 'last_name', 'phone'] as const;
export type PayerField = (typeof payerFields)[number];

export type PayerState = Readonly<Record<PayerField, string>>;

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
