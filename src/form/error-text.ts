import type { MessageKey } from '../i18n/en.js';
import type { Localizer } from '../i18n/localizer.js';
import type { FieldCode, FieldError, Form } from '../questions/question.js';

/** The words for an error, as the field's own question or the page's browser has them. */
export const errorText = ({ field, code, own }: FieldError, form: Form, messages: Localizer): string => {
  if (own) return own.text;
  const values = form.questions.map(({ errorValues }) => errorValues?.(form, messages));
  return messages.localize(
    errorKey(field, code, messages),
    Object.assign({}, ...values) as Record<string, string>,
  );
};

/** The key of the words: those of the field, where it has its own, or those of the code. */
export const errorKey = (field: string, code: FieldCode, messages: Pick<Localizer, 'has'>): MessageKey => {
  const own = `${field}.${code}`;
  return messages.has(own) ? own : code;
};
