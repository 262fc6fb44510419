import { nothing } from 'lit';
import { exponentOf } from '../../../money/currency.js';
import { wordsOf } from '../../attributes.js';
import type { Form, Part, PartView } from '../../part.js';
import { readLinkAmounts } from '../link-amounts/state.js';
import { isSplit, splitKey } from '../split/state.js';
import { ownSettings, stateOf } from '../../states.js';
import { firstCurrency, type CurrencyAttributes } from './attributes.js';
import { readLimits } from './limits.js';
import { currencyKey, currencyOf, isWithinLimits, limitsOf, type CurrencySettings } from './state.js';
import { withLeftToRightMark } from '../../../money/format.js';
import { selectField } from '../../../ui/select-field.js';

/** Asks which currency the donor gives in. */
export const currencyPart: Part<CurrencySettings, string, CurrencyAttributes> = {
  name: currencyKey.name,
  group: (form) => (isSplit(form) ? splitKey.name : 'amount'),
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
    return new Map(known.map((currency) => [currency, readLimits(attributes, { currency, first, report })]));
  },

  initial: (form) => firstOf(form),
  adapt: (form) => {
    const code = stateOf(form, currencyKey);
    return form.answered.has(currencyKey.name) && ownSettings(form, currencyKey).has(code)
      ? code
      : firstOf(form);
  },

  read: (form, donation) => ({ ...donation, currency: currencyOf(form) }),
  // Items have no minimum unless the page sets `min-amount`, which applies to both. So one `min` is enough.
  errorValues: (form, messages) => {
    const { currency, minAmount, maxAmount } = limitsOf(form);
    return {
      currency,
      min: messages.money(minAmount, currency, true),
      max: messages.money(maxAmount, currency, true),
    };
  },

  view: (view) => currencyView(view, [...ownSettings(view.form, currencyKey).keys()], currencyOf(view.form)),
  fieldOf: ({ name }) => (name === 'currency' ? name : undefined),
  update: ({ value }) => value,

  keep: (form) => currencyOf(form),
  restore: (kept, form) =>
    typeof kept === 'string' && ownSettings(form, currencyKey).has(kept) ? kept : undefined,
  propose: (proposal, form) => {
    const { amount, currency } = proposal;
    if (currency === undefined || currency === currencyOf(form)) return stateOf(form, currencyKey);
    if (amount === undefined && readLinkAmounts(proposal, form)) return currency;
    return isWithinLimits(amount, ownSettings(form, currencyKey).get(currency)) ? currency : null;
  },
};

const firstOf = (form: Form): string => ownSettings(form, currencyKey).keys().next().value ?? '';

/** Draws the currencies to choose from, if there are several. */
const currencyView = (view: PartView, offered: readonly string[], chosen: string) => {
  if (offered.length < 2) return nothing;
  const { messages } = view;
  const names = new Intl.DisplayNames([messages.locale], { type: 'currency' });
  const signOf = (currency: string): string => {
    const sign = messages.currencySymbol(currency);
    return messages.direction === 'rtl' ? sign.replace(/^[A-Z]+.$/, withLeftToRightMark) : sign;
  };
  const options = offered.map((value) => ({
    value,
    // “British Pound (£)”
    name: `${names.of(value) ?? value} (${signOf(value)})`,
  }));
  return selectField(view, 'currency', { label: messages.localize('currency') }, options, { chosen });
};
