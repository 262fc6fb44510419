import type { AttributesOf } from '../../attributes.js';

/**
 * An item with a fixed price. In the JSON of an attribute, `amount` is in main units. In a property, it is in the
 * smallest unit.
 */
export type ItemOption = {
  /** The name that donors read. */
  label: string;
  /** The price of one. */
  amount: number | string;
  /** The project that the payment service stores with the item. */
  project?: string;
  /** The intention that the payment service stores with the item. */
  intention?: string;
  /**
   * The country that the payment service stores with the item: ISO 3166-1 alpha-2.
   *
   * @pattern ^[A-Za-z]{2}$
   */
  country?: string;
  /**
   * ISO 4217. For an item in another currency than the first.
   *
   * @pattern ^[A-Za-z]{3}$
   */
  currency?: string;
};

export type ItemsAttributes = {
  /**
   * Offers items with a fixed price. Donors choose how many of each. In HTML, write JSON with amounts in main
   * units. In JavaScript, you can also set a list, with each `amount` in the smallest unit. Example: `[{"label":
   * "Blanket", "amount": 15, "project": "Winter"}]`. An item can also have `intention`, `country` and `currency`.
   */
  items: string | readonly ItemOption[] | null;
};

const keys: Record<keyof ItemOption, true> = {
  label: true,
  amount: true,
  project: true,
  intention: true,
  country: true,
  currency: true,
};

export const itemsAttributes: AttributesOf<ItemsAttributes> = {
  items: { kind: 'json', shape: 'list', initial: null, keys: Object.keys(keys) },
};

export const asksItems = ({ items }: ItemsAttributes): boolean => items !== null && items !== '';
