import type { AttributesOf } from '../attributes.js';

export type PageItemsAttributes = {
  /**
   * Entries of `one_time_items` (§4.1) that are sent with a recurring gift, as they are. Each `amount` is in
   * the smallest unit. One that has a whole `quantity` and `amount`, and no other `currency`, is listed and
   * counted in what is given today, under its `project` and `intention`. Beside any other the form names no
   * total for today, and says that the payment page adds to it.
   */
  oneTimeItems: readonly Record<string, unknown>[];
};

export const pageItemsAttributes: AttributesOf<PageItemsAttributes> = {
  oneTimeItems: { attribute: false, initial: [] },
};
