import type { AttributesOf } from '../attributes.js';

/** A fixed-price item as the page gives it; in JSON of an attribute `amount` is in main units, in a property in smallest. */
export type ItemOption = {
  label: string;
  amount: number | string;
  project?: string;
  intention?: string;
  /** ISO 3166-1 alpha-2. */
  country?: string;
  currency?: string;
};

export type ItemsAttributes = {
  /**
   * Gifts at a fixed price, each in a quantity that the donor chooses. Written as JSON; as a property also a
   * list, with each `amount` in the smallest unit. Example:
   * `[{"label": "Blanket", "amount": 15, "project": "Winter"}]`; each may also have `intention`, `country`
   * and `currency`.
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
  items: { initial: null, keys: Object.keys(keys) },
};

export const asksItems = ({ items }: ItemsAttributes): boolean => items !== null && items !== '';
