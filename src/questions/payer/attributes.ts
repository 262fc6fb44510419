import type { AttributesOf } from '../attributes.js';

export type PayerAttributes = {
  /**
   * Asks for more than the email address: any of `name phone address`. Add `*` to make one required. Example:
   * `name* phone address*`.
   */
  fields: string;
};

export const payerAttributes: AttributesOf<PayerAttributes> = {
  fields: { initial: 'name' },
};
