import { currencyOf, limitsOf } from '../currency/state.js';
import type { Form, Purpose, QuestionKey } from '../question.js';
import type { Reading } from '../reading.js';
import { settingsOf, stateOf } from '../states.js';
import { readQuantity } from './quantity.js';

/** An item at a fixed price for one, in the smallest unit. */
export type Item = { label: string; amount: number; purpose: Purpose };

/** By currency (ISO 4217); empty in one that they are not priced in. */
export type ItemSettings = ReadonlyMap<string, readonly Item[]>;

/** Its state is how many of each, as typed. */
export const items: QuestionKey<ItemSettings, readonly string[]> = { name: 'items' };

/** The items in the chosen currency. */
export const itemsIn = (form: Form): readonly Item[] => settingsOf(form, items)?.get(currencyOf(form)) ?? [];

/** How many of each item, each line that is given within the limits. */
export const quantitiesIn = (form: Form): Reading<number, 'quantity' | 'min' | 'max'>[] => {
  const { minLine, maxAmount } = limitsOf(form);
  const typed = stateOf(form, items);
  return itemsIn(form).map(({ amount }, place) => {
    const quantity = readQuantity(typed[place] ?? '');
    const line = 'value' in quantity ? quantity.value * amount : 0;
    if (line > maxAmount) return { code: 'max' };
    return line > 0 && line < minLine ? { code: 'min' } : quantity;
  });
};
