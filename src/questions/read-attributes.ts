import { attributeName } from './attributes.js';
import { formAttributes, type FormAttributes } from './list.js';

/** Converts HTML attributes to the properties of the element. */
export const readAttributes = (written: Readonly<Record<string, string | undefined>>): FormAttributes =>
  Object.fromEntries(
    Object.entries(formAttributes).map(([property, declaration]) => {
      const name = attributeName(property, declaration);
      const value = name === null ? undefined : written[name];
      return [property, value === undefined ? declaration.initial : declaration.type === Boolean || value];
    }),
  ) as unknown as FormAttributes;
