import { amount, readAmount } from '../amount/state.js';
import { limitsOf } from '../currency/state.js';
import { intervalOf, isIntervalOffered } from '../interval/state.js';
import { pageItems } from '../page-items/state.js';
import { amountProposal, withProposedAmount } from '../proposal.js';
import type { Form, QuestionKey } from '../question.js';
import { ownSettings, settingsOf, stateOf } from '../states.js';
import { pairedAmount, thirdOf, type Pair } from './suggested-amount.js';

/** The pairs of each currency; null where about a third is suggested. */
export type MonthlySuggestionSettings = { pairs: ReadonlyMap<string, readonly Pair[]> | null };

/** Its state is whether the donor has answered it. */
export const monthlySuggestion: QuestionKey<MonthlySuggestionSettings, boolean> = {
  name: 'monthly-suggestion',
};

/** The token of the interval that is suggested. */
export const suggestedInterval = 'month';

/** Both amounts in the smallest unit, and the form once the donor has taken the monthly one. */
export type Suggestion = { currency: string; once: number; monthly: number; taken: Form };

/** The suggestion for the amount that the donor has chosen; null where there is nothing sensible to suggest. */
export const suggestionIn = (form: Form): Suggestion | null => {
  const isOpen = form.answered.has(amount.name) && !stateOf(form, monthlySuggestion);
  const isOnce = intervalOf(form).unit === null && isIntervalOffered(form, suggestedInterval);
  if (!isOpen || !isOnce || givesMore(form)) return null;
  const reading = readAmount(form);
  if ('code' in reading) return null;
  const limits = limitsOf(form);
  const { currency } = limits;
  const { pairs } = ownSettings(form, monthlySuggestion);
  const once = reading.amount;
  const monthly = pairs ? pairedAmount(once, pairs.get(currency) ?? []) : thirdOf(once, limits);
  const taken = monthly && givenMonthly(form, monthly, currency);
  return taken ? { currency, once, monthly, taken } : null;
};

/** Whether there is more to give than the amount, which a suggestion for the amount alone would be silent about. */
const givesMore = (form: Form): boolean =>
  form.questions.some(({ gives }) => gives?.(form)) || (settingsOf(form, pageItems) ?? []).length > 0;

/** The form in which this amount is given each month; null where it is not on offer. */
export const givenMonthly = (form: Form, monthly: number, currency: string): Form | null => {
  const proposal = { ...amountProposal(monthly, currency), interval: suggestedInterval };
  return withProposedAmount(form, proposal);
};
