import { wordsOf, type AttributesOf, type ValuesOf } from '../attributes.js';

export type TaxReceiptAttributes = {
  /**
   * Offers a receipt for the tax return in these countries: any of `es pt it fr de br`. Donors who ask for it enter
   * their name, address and, where the receipt needs it, their tax number, which is checked. With several countries,
   * the country of the address decides. It doesn’t work together with `gift-aid`, which is then used instead. Example:
   * `es pt`.
   *
   * @default none
   */
  taxReceipt: string | readonly string[] | null;
};

export const taxReceiptAttributes: AttributesOf<TaxReceiptAttributes> = {
  taxReceipt: {
    attribute: 'tax-receipt',
    kind: 'list',
    separator: ' ',
    initial: null,
    metadataKeys: ['tax_receipt', 'tax_country', 'tax_number'],
    isMinor: true,
  },
};

export const asksTaxReceipt = ({ taxReceipt }: ValuesOf<TaxReceiptAttributes>): boolean =>
  wordsOf(taxReceipt ?? '').length > 0;
