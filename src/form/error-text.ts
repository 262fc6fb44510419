import type { MessageKey } from '../languages/en.js';
import type { Localizer } from '../languages/localizer.js';
import type { FieldCode, FieldError, Form } from '../questions/part.js';

/** The text for an error, from the field's question or from the browser. */
export const errorText = ({ field, code, own }: FieldError, form: Form, messages: Localizer): string => {
  if (own) return own.text;
  const values = form.parts.map(({ errorValues }) => errorValues?.(form, messages, field));
  return messages.localize(
    errorKey(field, code, messages),
    Object.assign({}, ...values) as Record<string, string>,
  );
};

/**
 * The message key: the field's own message for the code if it has one, otherwise the code's general message. Fields that
 * differ only in their number have the same messages.
 */
export const errorKey = (field: string, code: FieldCode, messages: Pick<Localizer, 'has'>): MessageKey => {
  const own = `${field.replace(/-\d+$/, '')}.${code}`;
  return messages.has(own) ? own : code;
};
