import type { Form } from '../questions/question.js';
import { adapted, withState } from '../questions/states.js';
import type { Payer } from '../schema/payer.js';

/** The form with the page's payer details, which only fill in fields that the donor has left empty. */
export const prefilled = (form: Form, payer: Partial<Payer>): Form =>
  form.questions.reduce(
    (now, question) =>
      question.prefill ? adapted(withState(now, question, question.prefill(payer, now)), now) : now,
    form,
  );
