import { createForm } from '../../src/form/create-form.js';
import { loadAllQuestions, questionsFor } from '../../src/questions/list.js';
import { readAttributes } from '../../src/questions/read-attributes.js';
import type { Choices } from './choices.js';
import { settle } from './settled.js';

// Each choice is checked at once, so every question is there from the beginning.
await loadAllQuestions();

/** The form that is made of these choices, or what keeps it from being made. */
export const formOf = (choices: Choices): ReturnType<typeof createForm> => {
  const attributes = readAttributes(settle(choices));
  return createForm(attributes, questionsFor(attributes).questions, { locale: 'en-GB', language: 'en' });
};
