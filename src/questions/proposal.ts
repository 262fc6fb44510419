import { exponentOf } from '../money/currency.js';
import { decimalText, fromDecimal } from '../money/format.js';
import { intervalToken, readInterval } from '../schema/interval.js';
import { amount, readAmount } from './amount/state.js';
import { currencyOf } from './currency/state.js';
import { interval, isIntervalOffered } from './interval/state.js';
import type { Form, Proposal } from './question.js';
import { answered, stateOf } from './states.js';

/** Applies the parts of a proposal that the form offers. Only these count as answered. */
export const withProposal = (form: Form, proposal: Proposal): Form =>
  form.questions.reduce((now, question) => {
    const before = stateOf(now, question);
    const state = question.propose ? question.propose(proposal, now) : before;
    return state === before ? now : answered(now, question, state);
  }, form);

/** Removes the amount if the form doesn't offer the interval: £120 meant yearly must not become £120 monthly. */
export const withoutMisread = (form: Form, proposal: Proposal): Proposal => {
  if (proposal.interval === undefined || offeredInterval(form, proposal.interval)) return proposal;
  const rest = Object.entries(proposal).filter(([name]) => name !== 'amount' && name !== 'currency');
  return Object.fromEntries(rest);
};

/** The token of an interval if the form offers it. */
const offeredInterval = (form: Form, text: string): string | undefined => {
  const wanted = readInterval(text);
  const token = wanted && intervalToken(wanted);
  return token !== undefined && isIntervalOffered(form, token) ? token : undefined;
};

/** A proposal of just an amount in minor units. */
export const amountProposal = (sum: number, code: string): Proposal => ({
  amount: decimalText(sum, exponentOf(code) ?? 0),
  currency: code,
});

/** The form with the proposed amount; null if it doesn't offer that amount. */
export const withProposedAmount = (form: Form, proposal: Proposal): Form | null => {
  const next = withProposal(form, withoutMisread(form, proposal));
  const reading = readAmount(next);
  const own = currencyOf(next);
  const isOwn = (proposal.currency ?? own) === own;
  return isOwn && 'amount' in reading && reading.amount === fromDecimal(proposal.amount ?? '', own)
    ? next
    : null;
};

/**
 * The author of a choice elsewhere on the page: the donor by pressing a button or link, a script, or the page's
 * address.
 */
export type ChosenBy = 'donor' | 'script' | 'address';

const noAmount = { preset: null, custom: '', isAsked: false };

/**
 * Applies a choice made elsewhere on the page. A choice in the address doesn't replace answers. If the form doesn't
 * offer an amount that the donor pressed, no amount is chosen, because any other could be mistaken for it.
 */
export const withChoice = (form: Form, choice: Proposal, by: ChosenBy): Form => {
  if (by === 'address' && form.answered.size > 0) return form;
  if (choice.amount !== undefined) {
    const chosen = withProposedAmount(form, choice);
    return chosen ?? (by === 'donor' ? answered(form, amount, noAmount) : form);
  }
  const token = offeredInterval(form, choice.interval ?? '');
  return token !== undefined && !form.answered.has(interval.name) ? answered(form, interval, token) : form;
};
