import type { Donation, FieldError, Form, Question } from '../questions/question.js';
import { shownQuestions } from '../questions/states.js';
import { once } from '../schema/interval.js';

/** The donation that the answers make, and their errors. Without errors it is complete. */
export type FormReading = { donation: Donation; errors: readonly FieldError[] };

const nothing: Donation = {
  currency: '',
  interval: once,
  lines: [],
  oneTimeLines: [],
  subscriptionName: null,
  purpose: {},
  payer: {},
  metadata: {},
};

const read = (form: Form, isRead: (question: Question) => boolean): FormReading => {
  const errors: FieldError[] = [];
  let donation = nothing;
  for (const question of shownQuestions(form).filter(isRead)) {
    const reading = question.read(form, donation);
    if ('lines' in reading) donation = reading;
    else errors.push(...reading);
  }
  return { donation, errors };
};

/** Reads all answers, each by its question's rules. */
export const readForm = (form: Form): FormReading => read(form, () => true);

/** Form objects never change, so their amounts are read once. */
const amountReadings = new WeakMap<Form, FormReading>();

/** Reads the answers that change the amounts. They can be known while the rest of the form is empty. */
export const readAmounts = (form: Form): FormReading => {
  const reading = amountReadings.get(form) ?? read(form, ({ isCounted = false }) => isCounted);
  amountReadings.set(form, reading);
  return reading;
};

/** Reads the donor's answers, without those that the page can change in the meantime. */
export const readAnswers = (form: Form): FormReading => read(form, ({ isOfPage = false }) => !isOfPage);
