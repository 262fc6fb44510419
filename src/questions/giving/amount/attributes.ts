import type { AttributesOf } from '../../attributes.js';

/**
 * A preset amount. In the JSON of an attribute, `amount` is in main units. In a property, it is in the smallest
 * unit.
 */
export type PresetOption = {
  /** The amount that donors can choose. */
  amount: number | string;
  /**
   * As in the attribute `intervals`. Without it, the amount is for all intervals.
   *
   * @pattern ^(?:once|quarter|(?:[1-9]\d{0,2}-)?(?:day|week|month|year))$
   */
  interval?: string;
  /** The line about what the amount does. */
  impact?: string;
  /**
   * ISO 4217. For a preset amount in another currency than the first.
   *
   * @pattern ^[A-Za-z]{3}$
   */
  currency?: string;
};

export type AmountAttributes = {
  /**
   * Sets the preset amounts. Separate them with spaces, commas, slashes or semicolons. To set the amounts of
   * another currency, add a semicolon and its code. Example: `10 25 50; JPY 1000 3000`. Write `1500`, not `1,500`:
   * the comma could separate two amounts, so the form isn’t shown and the console gives the reason.
   */
  amounts: string | readonly (string | number)[];
  /**
   * Sets preset amounts, each with a line about its impact. They replace `amounts`. In HTML, write JSON with
   * amounts in main units. In JavaScript, you can also set a list, with each `amount` in the smallest unit.
   * Example: `[{"amount": 25, "interval": "month", "impact": "plants 25 reeds a month"}]`. The form writes the
   * amount in bold before the line. If the line has the amount, as in `£25 plants 25 reeds`, it’s bold there. Leave
   * out `interval` to offer the amount for all intervals. Add `currency` for an amount in another currency.
   *
   * @default made from amounts
   */
  presets: string | readonly PresetOption[] | null;
  /**
   * Sets the preselected amount. If it isn’t a preset amount, it appears in “Other amount”. Write `none` to preselect
   * no amount. Example: `25`, `25; JPY 3000` or `none`.
   *
   * @default the first preset amount; none if the form has items
   */
  defaultAmount: string | number | null;
  /** Hides “Other amount”, so donors can only choose preset amounts and items. */
  noCustomAmount: boolean;
};

const keys: Record<keyof PresetOption, true> = {
  amount: true,
  interval: true,
  impact: true,
  currency: true,
};

export const amountAttributes: AttributesOf<AmountAttributes> = {
  amounts: { kind: 'list', separator: ' ', initial: '10 25 50 100' },
  presets: { kind: 'json', shape: 'list', initial: null, keys: Object.keys(keys) },
  defaultAmount: { attribute: 'default-amount', kind: 'amount', initial: null },
  noCustomAmount: { attribute: 'no-custom-amount', type: Boolean, initial: false },
};
