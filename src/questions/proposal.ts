import { exponentOf } from '../money/currency.js';
import { decimalText } from '../money/format.js';
import type { Form, Proposal } from './question.js';
import { answered } from './states.js';

/** The form with what is proposed, as far as it is on offer. */
export const withProposal = (form: Form, proposal: Proposal): Form =>
  form.questions.reduce(
    (now, question) => (question.propose ? answered(now, question, question.propose(proposal, now)) : now),
    form,
  );

/** Proposes an amount in the smallest unit, and nothing else beside it. */
export const amountProposal = (amount: number, currency: string): Proposal => ({
  amount: decimalText(amount, exponentOf(currency) ?? 0),
  currency,
});
