import type { AttributesOf } from '../attributes.js';

export type PageItemsAttributes = {
  /**
   * Sends these entries as `one_time_items` (§4.1) with a recurring donation, unchanged. Each `amount` is in the
   * smallest unit. If `quantity` and `amount` are whole numbers and the currency is that of the form, the form
   * lists the entry under its `project` and `intention` and adds it to today’s total. With any other entry, the
   * form shows no total for today and says that the payment page adds to it.
   */
  oneTimeItems: readonly Record<string, unknown>[];
};

export const pageItemsAttributes: AttributesOf<PageItemsAttributes> = {
  oneTimeItems: { attribute: false, kind: 'json', shape: 'list', initial: [] },
};

export const asksPageItems = ({ oneTimeItems }: PageItemsAttributes): boolean => oneTimeItems.length > 0;
