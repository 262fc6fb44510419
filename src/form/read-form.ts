import type { Donation, FieldError, Form, Question } from '../questions/question.js';
import { shownQuestions } from '../questions/states.js';
import { once } from '../schema/interval.js';

/** The donation that the answers make, and their errors: it is whole where there are none. */
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

/** Reads all answers at once, each by the rules of its question. */
export const readForm = (form: Form): FormReading => read(form, () => true);

/** A form is never changed, so its amounts are read once. */
const amounts = new WeakMap<Form, FormReading>();

/** Reads what changes the amounts, which may be known while the rest of the form is still empty. */
export const readAmounts = (form: Form): FormReading => {
  const reading = amounts.get(form) ?? read(form, ({ isCounted = false }) => isCounted);
  amounts.set(form, reading);
  return reading;
};

/** Reads what the donor gives, without what the page may change meanwhile. */
export const readAnswers = (form: Form): FormReading => read(form, ({ isOfPage = false }) => !isOfPage);
