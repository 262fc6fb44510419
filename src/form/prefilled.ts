import type { Form } from '../questions/question.js';
import { followed, withState } from '../questions/states.js';
import type { Payer } from '../schema/payer.js';

/** The form once the page has said who the payer is: it fills in only fields in which the donor has typed nothing. */
export const prefilled = (form: Form, payer: Partial<Payer>): Form =>
  form.questions.reduce(
    (now, question) =>
      question.prefill ? followed(withState(now, question, question.prefill(payer, now)), now) : now,
    form,
  );
