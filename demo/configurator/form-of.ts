import { createForm } from '../../src/form/create-form.js';
import type { FormAttributes } from '../../src/questions/attributes.js';
import { questionsFor } from '../../src/questions/list.js';
import type { Choices } from './choices.js';
import { controls } from './controls.js';

const propertyOf = (attribute: string) =>
  attribute.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The attributes as the element would read them. */
const attributesFor = (choices: Choices): FormAttributes =>
  Object.fromEntries(
    controls
      .filter(({ target }) => target === 'attribute')
      .map(({ name, kind, initial }) => [
        propertyOf(name),
        kind === 'switch' ? choices[name] !== undefined : (choices[name] ?? (initial || null)),
      ]),
  ) as unknown as FormAttributes;

/** Attributes with which a form asks everything. */
const asksAll = attributesFor({
  items: '[]',
  'one-off': 'on',
  'gift-aid': 'on',
  fields: 'name phone address',
});

// What is chosen is checked at once, so all that checks it is there from the beginning.
await Promise.all(questionsFor(asksAll).missing.map((module) => module.load()));

/** The form that is made of these choices, or what keeps it from being made. */
export const formOf = (choices: Choices): ReturnType<typeof createForm> => {
  const attributes = attributesFor(choices);
  return createForm(attributes, questionsFor(attributes).questions, { locale: 'en-GB', language: 'en' });
};
