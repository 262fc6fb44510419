import { attributeName } from '../../../src/questions/attributes.js';
import { formAttributes, type FormValues } from '../../../src/questions/list.js';
import { readProperties } from '../../../src/questions/read-attributes.js';
import type { Changes } from './forms.js';

/** The attributes with their defaults, apart from these changes. */
export const attributesOf = (changes: Changes = {}): FormValues => readProperties(changes).values;

/** The attributes of all questions by property name, without those that exist only as properties. */
export const attributeNames: ReadonlyMap<string, string> = new Map(
  Object.entries(formAttributes).flatMap(([property, declaration]) => {
    const name = attributeName(property, declaration);
    return name === null ? [] : [[property, name] as const];
  }),
);
