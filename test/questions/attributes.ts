import { attributeName } from '../../src/questions/attributes.js';
import { formAttributes, type FormAttributes } from '../../src/questions/list.js';
import { readAttributes } from '../../src/questions/read-attributes.js';
import type { Changes } from './forms.js';

/** The attributes as they are when the page writes none but these. */
export const attributesOf = (changes: Changes = {}): FormAttributes => ({
  ...readAttributes({}),
  ...(changes as Partial<FormAttributes>),
});

/** The attributes of all questions by the names of their properties, without those that are properties alone. */
export const attributeNames: ReadonlyMap<string, string> = new Map(
  Object.entries(formAttributes).flatMap(([property, declaration]) => {
    const name = attributeName(property, declaration);
    return name === null ? [] : [[property, name] as const];
  }),
);
