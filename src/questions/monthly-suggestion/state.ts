import { amountKey, readAmount } from '../amount/state.js';
import { limitsOf } from '../currency/state.js';
import { intervalOf, isIntervalOffered } from '../interval/state.js';
import { pageItemsKey } from '../page-items/state.js';
import { amountProposal, withWholeProposal } from '../proposal.js';
import type { Form, QuestionKey } from '../question.js';
import { ownSettings, settingsOf, stateOf } from '../states.js';
import { pairedAmount, thirdOf, type Pair } from './suggested-amount.js';

/** The pairs of each currency; null to suggest about a third. */
export type MonthlySuggestionSettings = { pairs: ReadonlyMap<string, readonly Pair[]> | null };

/** The state is whether the donor has answered. */
export const monthlySuggestionKey: QuestionKey<MonthlySuggestionSettings, boolean> = {
  name: 'monthly-suggestion',
};

/** The token of the suggested interval. */
export const suggestedInterval = 'month';

/** The suggestion, with amounts in minor units. `taken` is the form after the donor has accepted it. */
export type Suggestion = { currency: string; once: number; monthly: number; taken: Form };

/** The suggestion for the chosen amount; null if there is nothing suitable to suggest. */
export const suggestionIn = (form: Form): Suggestion | null => {
  const isOpen = form.answered.has(amountKey.name) && !stateOf(form, monthlySuggestionKey);
  const isOnce = intervalOf(form).unit === null && isIntervalOffered(form, suggestedInterval);
  if (!isOpen || !isOnce || givesMore(form)) return null;
  const reading = readAmount(form);
  if ('code' in reading) return null;
  const limits = limitsOf(form);
  const { currency } = limits;
  const { pairs } = ownSettings(form, monthlySuggestionKey);
  const once = reading.amount;
  const monthly = pairs ? pairedAmount(once, pairs.get(currency) ?? []) : thirdOf(once, limits);
  const taken = monthly && givenMonthly(form, monthly, currency);
  return taken ? { currency, once, monthly, taken } : null;
};

/** Whether the donor gives more than the amount. The suggestion would leave out the rest. */
const givesMore = (form: Form): boolean =>
  form.questions.some(({ gives }) => gives?.(form)) || (settingsOf(form, pageItemsKey) ?? []).length > 0;

/** The form with this amount given monthly; null if the form doesn't offer that. */
export const givenMonthly = (form: Form, monthly: number, currency: string): Form | null => {
  const proposal = { ...amountProposal(monthly, currency), interval: suggestedInterval };
  return withWholeProposal(form, proposal);
};
