import { wordsOf, type AttributesOf, type ValuesOf } from '../attributes.js';

export type TaxReceiptAttributes = {
  /**
   * Offers a receipt for the tax return in these countries: any of `es pt it fr de br at be`. Donors who ask for it
   * enter their name, address and what the country needs: their tax number, in Belgium their national number, in Austria
   * their date of birth. These are checked. With several countries, the country of the address decides. It doesn’t work
   * together with `gift-aid`, which is then used instead. Example: `es pt`.
   *
   * @default none
   */
  taxReceipt: string | readonly string[] | null;
};

/** The answers for a tax receipt, in `metadata`. */
export type TaxReceiptMetadata = {
  /** The donor has asked for a receipt for the tax return. */
  tax_receipt: 'yes';
  /** The country of the tax return: ISO 3166-1 alpha-2. */
  tax_country: 'ES' | 'PT' | 'IT' | 'FR' | 'DE' | 'BR' | 'AT' | 'BE';
  /**
   * The donor’s tax number in that country, or national number in Belgium, without spaces, dots and dashes. It’s
   * personal data.
   */
  tax_number?: string;
  /**
   * The donor’s date of birth, for Austria: `YYYY-MM-DD`. It’s personal data.
   *
   * @format date
   */
  tax_birth_date?: string;
};

export const taxReceiptAttributes: AttributesOf<TaxReceiptAttributes> = {
  taxReceipt: {
    attribute: 'tax-receipt',
    kind: 'list',
    separator: ' ',
    initial: null,
    metadataKeys: ['tax_receipt', 'tax_country', 'tax_number', 'tax_birth_date'],
    isMinor: true,
  },
};

export const asksTaxReceipt = ({ taxReceipt }: ValuesOf<TaxReceiptAttributes>): boolean =>
  wordsOf(taxReceipt ?? '').length > 0;
