import type { AttributesOf } from '../attributes.js';

export type PayerAttributes = {
  /**
   * Asks for more than the email address: any of `name phone address`. Add `*` to make one required. Example:
   * `name* phone address*`. One of the two names is enough, unless Gift Aid or a tax receipt needs both.
   */
  fields: string | readonly string[];
};

/** These aren’t entries of `metadata`, but there they would look like the payer’s own answers. */
export type PayerMetadata = {
  /** Never in `metadata`: the payment service has it in `payer`. */
  email?: never;
  /** Never in `metadata`: the payment service has it in `payer`. */
  first_name?: never;
  /** Never in `metadata`: the payment service has it in `payer`. */
  last_name?: never;
  /** Never in `metadata`: the payment service has it in `payer`. */
  phone?: never;
};

export const payerAttributes: AttributesOf<PayerAttributes> = {
  fields: {
    kind: 'list',
    separator: ' ',
    initial: 'name',
    metadataKeys: ['email', 'first_name', 'last_name', 'phone'],
  },
};
