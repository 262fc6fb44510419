import type { FieldCode, FieldError } from './part.js';
import type { Reading } from './reading.js';

/** Reads a text as the value of a field; undefined if blank. */
export type FieldRule = (text: string) => Reading<string | undefined, FieldCode>;

/** The values of the filled-in fields, or the errors in the order of the fields. */
export const readFields = <Field extends string>(
  fields: readonly Field[],
  texts: Readonly<Record<Field, string>>,
  rules: Readonly<Record<Field, FieldRule>>,
  isRequired: (field: Field) => boolean,
): { values: Partial<Record<Field, string>>; errors: readonly FieldError[] } => {
  const errors: FieldError[] = [];
  const values: Partial<Record<Field, string>> = {};
  for (const field of fields) {
    const reading = rules[field](texts[field]);
    if ('code' in reading) errors.push({ field, code: reading.code });
    else if (reading.value !== undefined) values[field] = reading.value;
    else if (isRequired(field)) errors.push({ field, code: 'required' });
  }
  return { values, errors };
};
