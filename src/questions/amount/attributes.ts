import type { AttributesOf } from '../attributes.js';

/** A preset as the page gives it: in JSON of an attribute `amount` is in main units, in a property in smallest. */
export type PresetOption = {
  amount: number | string;
  interval?: string;
  impact?: string;
  /** ISO 4217, for a preset of another currency than the first. */
  currency?: string;
};

export type AmountAttributes = {
  /**
   * Amounts to choose from, as people write them, with spaces, commas, slashes or semicolons between. After a
   * semicolon and its code, a currency gets its own. Example: `10 25 50; JPY 1000 3000`. With `1,500` alone it
   * can’t be told whether that is one amount: the form is closed, and the console says so.
   */
  amounts: string;
  /**
   * Amounts to choose from with a line on what each does, for all intervals or for one; used instead of
   * `amounts`. Written as JSON; as a property also a list, with each `amount` in the smallest unit. Example:
   * `[{"amount": 25, "interval": "month", "impact": "25 reeds a month"}]`; `currency` puts one into another
   * currency.
   *
   * @default made from amounts
   */
  presets: string | readonly PresetOption[] | null;
  /**
   * The amount that is chosen at first; one that is not among the presets is filled in as the other amount.
   * Example: `25` or `25; JPY 3000`.
   *
   * @default the first preset; none where there are items
   */
  defaultAmount: string | null;
  /** Takes away the field for another amount, so that only presets and gifts can be chosen. */
  noCustomAmount: boolean;
};

const keys: Record<keyof PresetOption, true> = {
  amount: true,
  interval: true,
  impact: true,
  currency: true,
};

export const amountAttributes: AttributesOf<AmountAttributes> = {
  amounts: { initial: '10 25 50 100' },
  presets: { initial: null, keys: Object.keys(keys) },
  defaultAmount: { attribute: 'default-amount', initial: null },
  noCustomAmount: { attribute: 'no-custom-amount', type: Boolean, initial: false },
};
