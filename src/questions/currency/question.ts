import { exponentOf } from '../../money/currency.js';
import { wordsOf } from '../attributes.js';
import type { Form, Question } from '../question.js';
import { ownSettings, stateOf } from '../states.js';
import { firstCurrency, type CurrencyAttributes } from './attributes.js';
import { readLimits } from './limits.js';
import { currency, currencyOf, isWithinLimits, limitsOf, type CurrencySettings } from './state.js';
import { currencyView } from './view.js';

/** Asks which currency the donor gives in. */
export const currencyQuestion: Question<CurrencySettings, string, CurrencyAttributes> = {
  name: currency.name,
  group: 'amount',
  isCounted: true,
  passesOn: ['currency'],

  configure: (attributes, report) => {
    const first = firstCurrency(attributes);
    const offered = wordsOf(attributes.currencies ?? '').map((code) => code.toUpperCase());
    const known = [...new Set([first, ...offered])].filter((code) => {
      const isKnown = exponentOf(code) !== undefined;
      const attribute = code === first ? 'currency' : 'currencies';
      if (!isKnown) report({ attribute, code: 'unknown_currency', values: { text: code } });
      return isKnown;
    });
    return new Map(known.map((code) => [code, readLimits(attributes, { currency: code, first, report })]));
  },

  initial: (form) => firstOf(form),
  adapt: (form) => {
    const code = stateOf(form, currency);
    return form.answered.has(currency.name) && ownSettings(form, currency).has(code) ? code : firstOf(form);
  },

  read: (form, donation) => ({ ...donation, currency: currencyOf(form) }),
  // Items have no minimum unless the page sets `min-amount`, which applies to both. So one `min` is enough.
  errorValues: (form, messages) => {
    const { currency: code, minAmount, maxAmount } = limitsOf(form);
    return {
      currency: code,
      min: messages.money(minAmount, code, true),
      max: messages.money(maxAmount, code, true),
    };
  },

  view: (view) => currencyView(view, [...ownSettings(view.form, currency).keys()], currencyOf(view.form)),
  fieldOf: ({ name }) => (name === 'currency' ? name : undefined),
  update: ({ value }) => value,

  keep: (form) => currencyOf(form),
  restore: (kept, form) =>
    typeof kept === 'string' && ownSettings(form, currency).has(kept) ? kept : undefined,
  propose: ({ amount, currency: code }, form) => {
    if (code === undefined || code === currencyOf(form)) return stateOf(form, currency);
    return isWithinLimits(amount, ownSettings(form, currency).get(code)) ? code : null;
  },
};

const firstOf = (form: Form): string => ownSettings(form, currency).keys().next().value ?? '';
