import { exponentOf } from '../../money/currency.js';
import { decimalText } from '../../money/format.js';
import { amountKey } from './amount/state.js';
import { intervalKey } from './interval/state.js';
import type { Form, Proposal, Part } from '../part.js';
import { isSplit, splitKey } from './split/state.js';
import { answered, stateOf } from '../states.js';
import { nothingTyped } from './typed-amount.js';

/**
 * Applies a proposal as a whole; null if the form doesn't offer all of it. £120 meant yearly must not become £120
 * monthly, and a monthly gift of £15 must not become a monthly gift of another amount. Only the parts of the proposal
 * count as answered.
 */
export const withWholeProposal = (form: Form, proposal: Proposal): Form | null =>
  form.parts.reduce<Form | null>((now, part) => now && withPart(now, part, proposal), form);

/** Applies the part of a proposal that belongs to a part of the form; null if the form doesn't offer it. */
const withPart = (form: Form, part: Part, proposal: Proposal): Form | null => {
  if (!part.propose) return form;
  const state = part.propose(proposal, form);
  if (state === stateOf(form, part)) return form;
  return state === null ? null : answered(form, part, state);
};

/** A proposal of just an amount in minor units. */
export const amountProposal = (sum: number, currency: string): { amount: string; currency: string } => ({
  amount: decimalText(sum, exponentOf(currency) ?? 0),
  currency,
});

/**
 * The author of a choice elsewhere on the page: the donor by pressing a button or link, a script, or the page's
 * address.
 */
export type ChosenBy = 'donor' | 'script' | 'address';

const noAmount = { preset: null, typed: nothingTyped };

/**
 * Applies a choice made elsewhere on the page, as a whole or not at all. A choice in the address doesn't replace
 * answers, and one without an amount doesn't replace an interval that the donor chose. If the form doesn't offer an
 * amount that the donor pressed, no amount is chosen, and no split, because any other could be mistaken for it.
 */
export const withChoice = (form: Form, choice: Proposal, by: ChosenBy): Form => {
  if (by === 'address' && form.answered.size > 0) return form;
  const hasAmount = choice.amount !== undefined;
  if (!hasAmount && form.answered.has(intervalKey.name)) return form;
  const chosen = withWholeProposal(form, choice);
  if (chosen) return chosen;
  return hasAmount && by === 'donor' ? withoutAmount(form) : form;
};

/** The form with no amount chosen, and no split. */
const withoutAmount = (form: Form): Form =>
  answered(isSplit(form) ? answered(form, splitKey, []) : form, amountKey, noAmount);
