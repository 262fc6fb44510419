import type { AttributesOf } from '../../attributes.js';

export type CurrencyAttributes = {
  /** Sets the currency of the form, as an ISO 4217 code. Example: `EUR`. */
  currency: string;
  /**
   * Lets donors choose a currency. Separate the codes with spaces or commas. `currency` is preselected. Example:
   * `GBP EUR JPY`.
   *
   * @default only currency
   */
  currencies: string | readonly string[] | null;
  /**
   * Sets the lowest amount that donors can give. If you set it, it also applies to the total of each item
   * (price × quantity). Example: `5` or `5; JPY 500`.
   *
   * @default 1
   */
  minAmount: string | number | null;
  /**
   * Sets the highest amount that donors can give. It also applies to the total of each item (price × quantity).
   * Example: `5000`, `5,000` or `5000; JPY 500000`.
   *
   * @default 999999.99, or the same number of digits in another currency
   */
  maxAmount: string | number | null;
};

export const currencyAttributes: AttributesOf<CurrencyAttributes> = {
  currency: { kind: 'code', initial: 'GBP' },
  currencies: { kind: 'list', separator: ' ', initial: null },
  minAmount: { attribute: 'min-amount', kind: 'amount', initial: null },
  maxAmount: { attribute: 'max-amount', kind: 'amount', initial: null },
};

/** The code of the preselected currency. Texts without a code belong to it. */
export const firstCurrency = ({ currency }: Pick<CurrencyAttributes, 'currency'>): string =>
  currency.trim().toUpperCase();
