import { nothing } from 'lit';
import { heldTogether } from '../donation/money.js';
import type { GivingView } from './giving-view.js';
import { selectField } from './select-field.js';

/** A choice of currencies, where there is one. */
export const currencyField = (view: GivingView) => {
  const { settings, controller, words } = view;
  if (settings.money.size < 2) return nothing;
  const names = new Intl.DisplayNames([words.locale], { type: 'currency' });
  const signOf = (currency: string): string => {
    const sign = words.currencySymbol(currency);
    return words.direction === 'rtl' ? sign.replace(/^[A-Z]+.$/, heldTogether) : sign;
  };
  const options = [...settings.money.keys()].map((value) => ({
    value,
    // “British Pound (£)”
    name: `${names.of(value) ?? value} (${signOf(value)})`,
  }));
  return selectField(view, 'currency', { label: words.say('currency') }, options, {
    select: (currency) => controller.setCurrency(currency),
  });
};
