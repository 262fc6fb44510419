import { toAsciiDigits } from '../../../text/digits.js';
import { currencyOf } from '../currency/state.js';
import type { Form, Purpose, PartKey } from '../../part.js';
import type { Reading } from '../../reading.js';
import { settingsOf, stateOf } from '../../states.js';

/** An item with a fixed price. `amount` is the price of one, in minor units. */
export type Item = { label: string; amount: number; purpose: Purpose };

/** By currency (ISO 4217). The list is empty if the items have no price in the currency. */
export type ItemSettings = ReadonlyMap<string, readonly Item[]>;

/** The state is the quantity of each item, as typed. */
export const itemsKey: PartKey<ItemSettings, readonly string[]> = { name: 'items' };

/** The items in the chosen currency. */
export const itemsIn = (form: Form): readonly Item[] =>
  settingsOf(form, itemsKey)?.get(currencyOf(form)) ?? [];

/** Whether the donor gives items, even if a quantity can't be read yet. */
export const givesItems = (form: Form): boolean =>
  settingsOf(form, itemsKey) !== null &&
  stateOf(form, itemsKey)
    .map(readQuantity)
    .some((quantity) => 'code' in quantity || quantity.value > 0);

/** The maximum quantity of an item. */
export const mostOfAnItem = 999;

/** Reads a quantity in the digits of any one script. Blank is 0. */
export const readQuantity = (text: string): Reading<number, 'quantity'> => {
  const digits = toAsciiDigits(text.trim());
  if (digits === '') return { value: 0 };
  return digits && /^\d{1,6}$/.test(digits) && Number(digits) <= mostOfAnItem
    ? { value: Number(digits) }
    : { code: 'quantity' };
};
