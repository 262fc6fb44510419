import { formAttributes, type FormAttributes } from '../../src/questions/list.js';
import type { Changes } from './forms.js';

/** The attributes as they are when the page writes none but these. */
export const attributesOf = (changes: Changes = {}): FormAttributes => ({
  ...(Object.fromEntries(
    Object.entries(formAttributes).map(([name, { initial }]) => [name, initial]),
  ) as unknown as FormAttributes),
  ...(changes as Partial<FormAttributes>),
});

/** How a page writes a property of the questions, or null where it can only be set by a script. */
const writtenName = (property: string, attribute: unknown): string | null => {
  if (attribute === false) return null;
  return typeof attribute === 'string' ? attribute : property.toLowerCase();
};

/** The attributes of all questions by the names of their properties, without those that are properties alone. */
export const attributeNames: ReadonlyMap<string, string> = new Map(
  Object.entries(formAttributes).flatMap(([property, { attribute }]) => {
    const name = writtenName(property, attribute);
    return name === null ? [] : [[property, name] as const];
  }),
);
