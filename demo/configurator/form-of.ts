import { createForm } from '../../src/form/create-form.js';
import { loadAllQuestions, questionsFor } from '../../src/questions/list.js';
import { readAttributes } from '../../src/questions/read-attributes.js';
import type { Choices } from './choices.js';
import { settle } from './settled.js';

// Choices are checked at once, so every question is loaded first.
await loadAllQuestions();

/** The form that these choices make, or the issues that prevent it. */
export const formOf = (choices: Choices): ReturnType<typeof createForm> => {
  const attributes = readAttributes(settle(choices));
  return createForm(attributes, questionsFor(attributes).questions, { locale: 'en-GB', language: 'en' });
};
