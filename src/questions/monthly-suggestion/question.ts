import { monthlySuggestionEnglish } from '../../languages/en/monthly-suggestion.js';
import { firstCurrency, type CurrencyAttributes } from '../currency/attributes.js';
import { currencyKey } from '../currency/state.js';
import { isIntervalOffered } from '../interval/state.js';
import type { Question } from '../question.js';
import { ownSettings, settingsOf } from '../states.js';
import type { MonthlySuggestionAttributes } from './attributes.js';
import {
  givenMonthly,
  monthlySuggestionKey,
  suggestedInterval,
  type MonthlySuggestionSettings,
} from './state.js';
import { monthlySuggestionStyles } from './styles.js';
import { readPairs } from './suggested-amount.js';
import { monthlySuggestionView } from './view.js';

/** Asks once whether the donor would rather give a smaller amount each month. It adds nothing to the request. */
export const monthlySuggestionQuestion: Question<
  MonthlySuggestionSettings,
  boolean,
  MonthlySuggestionAttributes & CurrencyAttributes
> = {
  name: monthlySuggestionKey.name,
  english: monthlySuggestionEnglish,
  styles: monthlySuggestionStyles,
  isAskedOnce: true,

  configure: (attributes, report, settings) => {
    const written = attributes.suggestMonthly?.trim() ?? '';
    if (written.toLowerCase() === 'auto') return { pairs: null };
    const first = firstCurrency(attributes);
    const codes = [...(settingsOf({ settings }, currencyKey)?.keys() ?? [])];
    return {
      pairs: new Map(codes.map((currency) => [currency, readPairs(written, { currency, first, report })])),
    };
  },

  check: (form, report) => {
    if (!isIntervalOffered(form, suggestedInterval)) return;
    for (const [currency, pairs] of ownSettings(form, monthlySuggestionKey).pairs ?? [])
      if (pairs.some(({ monthly }) => !givenMonthly(form, monthly, currency)))
        report({ attribute: 'suggest-monthly', code: 'suggestion_not_offered', values: { currency } });
  },

  // The answer also counts for a cleared form.
  initial: (form) => form.states[monthlySuggestionKey.name] === true,

  read: (_, donation) => donation,
  view: (view) => monthlySuggestionView(view),
};
