import { createForm } from '../../src/form/create-form.js';
import type { FormAttributes } from '../../src/questions/attributes.js';
import { questionsFor } from '../../src/questions/list.js';
import type { Control, Form } from '../../src/questions/question.js';
import { answered } from '../../src/questions/states.js';

export type Attributes = Partial<FormAttributes>;

/** The attributes as they are when the page writes none. */
const attributesOf = (changes: Attributes): FormAttributes => ({
  currency: 'GBP',
  currencies: null,
  amounts: '10 25 50 100',
  presets: null,
  defaultAmount: null,
  minAmount: null,
  maxAmount: null,
  noCustomAmount: false,
  defaultInterval: null,
  intervals: 'once month',
  subscriptionName: null,
  project: null,
  projects: null,
  intention: null,
  intentions: null,
  country: null,
  items: null,
  oneOff: false,
  fields: 'name',
  giftAid: false,
  charityName: null,
  metadata: null,
  ...changes,
});

const everything = attributesOf({ items: '[]', oneOff: true, giftAid: true, fields: 'address' });
await Promise.all(questionsFor(everything).missing.map((module) => module.load()));

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
