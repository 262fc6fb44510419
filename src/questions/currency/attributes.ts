import type { AttributesOf } from '../attributes.js';

export type CurrencyAttributes = {
  /** The currency of the form, as an ISO 4217 code. Example: `EUR`. */
  currency: string;
  /**
   * Currencies that the donor may choose from, with spaces or commas between. `currency` is chosen at first.
   * Example: `GBP EUR JPY`.
   *
   * @default only currency
   */
  currencies: string | null;
  /**
   * The smallest amount of any one gift: of an amount, and of the price times quantity of each of `items`,
   * which may cost less while you leave this out. Example: `5` or `5; JPY 500`.
   *
   * @default 1
   */
  minAmount: string | null;
  /**
   * The largest amount of any one gift, in the same way. Example: `5000`, `5,000` or `5000; JPY 500000`.
   *
   * @default 999999.99, or as many digits in another currency
   */
  maxAmount: string | null;
};

export const currencyAttributes: AttributesOf<CurrencyAttributes> = {
  currency: { initial: 'GBP' },
  currencies: { initial: null },
  minAmount: { attribute: 'min-amount', initial: null },
  maxAmount: { attribute: 'max-amount', initial: null },
};

/** The code of the currency that is chosen at first, to which a text without a code belongs. */
export const firstCurrency = ({ currency }: CurrencyAttributes): string => currency.trim().toUpperCase();
