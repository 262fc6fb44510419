import { formAttributes, type FormAttributes } from './list.js';

/** The attributes as the element has them, out of what a page writes: by their names in HTML. */
export const readAttributes = (written: Readonly<Record<string, string | undefined>>): FormAttributes =>
  Object.fromEntries(
    Object.entries(formAttributes).map(([property, { attribute, type, initial }]) => {
      const value = written[String(attribute ?? property)];
      return [property, value === undefined ? initial : type === Boolean || value];
    }),
  ) as unknown as FormAttributes;
