import { createForm } from '../../src/form/create-form.js';
import {
  formAttributes,
  loadAllQuestions,
  questionsFor,
  type FormAttributes,
} from '../../src/questions/list.js';
import type { Choices } from './choices.js';

/** The attributes as the element would read them. */
const attributesFor = (choices: Choices): FormAttributes =>
  Object.fromEntries(
    Object.entries(formAttributes).map(([property, { attribute, type, initial }]) => {
      const value = choices[String(attribute ?? property)];
      return [property, value === undefined ? initial : type === Boolean || value];
    }),
  ) as unknown as FormAttributes;

// What is chosen is checked at once, so all that checks it is there from the beginning.
await loadAllQuestions();

/** The form that is made of these choices, or what keeps it from being made. */
export const formOf = (choices: Choices): ReturnType<typeof createForm> => {
  const attributes = attributesFor(choices);
  return createForm(attributes, questionsFor(attributes).questions, { locale: 'en-GB', language: 'en' });
};
