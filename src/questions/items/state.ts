import { currencyOf, limitsOf } from '../currency/state.js';
import type { Form, Purpose, QuestionKey } from '../question.js';
import type { Reading } from '../reading.js';
import { settingsOf, stateOf } from '../states.js';
import { readQuantity } from './quantity.js';

/** An item with a fixed price. `amount` is the price of one, in minor units. */
export type Item = { label: string; amount: number; purpose: Purpose };

/** By currency (ISO 4217). The list is empty if the items have no price in the currency. */
export type ItemSettings = ReadonlyMap<string, readonly Item[]>;

/** The state is the quantity of each item, as typed. */
export const itemsKey: QuestionKey<ItemSettings, readonly string[]> = { name: 'items' };

/** The items in the chosen currency. */
export const itemsIn = (form: Form): readonly Item[] =>
  settingsOf(form, itemsKey)?.get(currencyOf(form)) ?? [];

/** Reads the quantity of each item. The amount of each line must be within the limits. */
export const quantitiesIn = (form: Form): Reading<number, 'quantity' | 'min' | 'max'>[] => {
  const { minLine, maxAmount } = limitsOf(form);
  const typed = stateOf(form, itemsKey);
  return itemsIn(form).map(({ amount }, index) => {
    const quantity = readQuantity(typed[index] ?? '');
    const line = 'value' in quantity ? quantity.value * amount : 0;
    if (line > maxAmount) return { code: 'max' };
    return line > 0 && line < minLine ? { code: 'min' } : quantity;
  });
};
