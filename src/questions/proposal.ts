import { exponentOf } from '../money/currency.js';
import { decimalText, fromDecimal } from '../money/format.js';
import { intervalToken, readInterval } from '../schema/interval.js';
import { readAmount } from './amount/state.js';
import { currency } from './currency/state.js';
import { interval, isIntervalOffered } from './interval/state.js';
import type { Form, Proposal } from './question.js';
import { answered, ownSettings, stateOf } from './states.js';

/** The form with what is proposed, as far as it is on offer: only that counts as answered. */
export const withProposal = (form: Form, proposal: Proposal): Form =>
  form.questions.reduce((now, question) => {
    const before = stateOf(now, question);
    const state = question.propose ? question.propose(proposal, now) : before;
    return state === before ? now : answered(now, question, state);
  }, form);

/** Proposes an amount in the smallest unit, and nothing else beside it. */
export const amountProposal = (amount: number, code: string): Proposal => ({
  amount: decimalText(amount, exponentOf(code) ?? 0),
  currency: code,
});

/** The form with the amount that is proposed; null where that is not on offer. */
export const withProposedAmount = (form: Form, proposal: Proposal): Form | null => {
  const { amount: text = '', currency: code = '' } = proposal;
  const next = withProposal(form, proposal);
  const reading = readAmount(next);
  return 'amount' in reading && reading.amount === fromDecimal(text, code) ? next : null;
};

/**
 * The form with a choice that was made elsewhere on the page; an amount without a currency is in the first one. An
 * amount that the donor has pressed replaces what was chosen before. All else gives way to it.
 */
export const withChoice = (form: Form, choice: Proposal, isPressed: boolean): Form => {
  if (!isPressed && form.answered.size > 0) return form;
  const [first = ''] = ownSettings(form, currency).keys();
  const proposal = { ...choice, currency: choice.currency?.toUpperCase() ?? first };
  const chosen = choice.amount === undefined ? null : withProposedAmount(form, proposal);
  if (chosen) return chosen;
  const wanted = readInterval(choice.interval?.toLowerCase() ?? '');
  const token = wanted && intervalToken(wanted);
  const isOpen = token !== undefined && isIntervalOffered(form, token) && !form.answered.has(interval.name);
  return isOpen ? answered(form, interval, token) : form;
};
