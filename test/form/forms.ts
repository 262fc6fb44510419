import { createForm } from '../../src/form/create-form.js';
import { questionsFor } from '../../src/questions/list.js';
import type { Control, Form } from '../../src/questions/question.js';
import { answered } from '../../src/questions/states.js';
import { attributesOf, type Changes } from '../questions/forms.js';

export type Attributes = Changes;

/** The form of attributes that work. */
export const formOf = (changes: Attributes = {}, locale = 'en-GB'): Form => {
  const attributes = attributesOf(changes);
  const made = createForm(attributes, questionsFor(attributes).questions, { locale, language: 'en' });
  if ('faults' in made) throw new Error(JSON.stringify(made.faults));
  return made.form;
};

/** When answers are given, unless told. */
const now = Date.parse('2026-04-05T12:00:00.000Z');

/** The form once the donor has typed or chosen this in a field; `on` and the empty text tick and untick a box. */
export const typed = (form: Form, name: string, value: string, at = now): Form => {
  const control = { name, value, type: 'text', checked: value === 'on' } as unknown as Control;
  const question = form.questions.find(({ fieldOf }) => fieldOf?.(control));
  if (!question?.take) throw new Error(`No question has a field ${name}.`);
  return answered(form, question, question.take(control, form, at));
};

/** The form once the donor has given several answers, one after the other. */
export const typedAll = (form: Form, answers: readonly (readonly [name: string, value: string])[]): Form =>
  answers.reduce((next, [name, value]) => typed(next, name, value), form);
