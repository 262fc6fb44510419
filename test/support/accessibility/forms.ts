import { everyQuestionWritten, ownQuestions } from '../questions/every-question.js';

export type Attributes = Record<string, string>;

/** A form with every question. */
export const everything: Attributes = {
  ...everyQuestionWritten,
  fields: 'name* phone* address*',
  contact: 'email* sms phone post',
  items: '[{ "label": "Nest box", "amount": 34.99 }, { "label": "Reeds", "amount": 4.50 }]',
  presets:
    '[{ "amount": 10, "impact": "Ten metres of reeds" }, { "amount": 25, "impact": "A nest box" }, { "amount": 50 }]',
  projects: 'Reed beds; Otters',
  'default-interval': 'month',
  questions: ownQuestions({ required: true }),
};

/** A form with no optional questions. */
export const little: Attributes = {};
