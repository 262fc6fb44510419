import type { AttributesOf } from '../attributes.js';

export type PayerAttributes = {
  /**
   * Asks for more than the email address: any of `name phone address`. Add `*` to make one required. Example:
   * `name* phone address*`.
   */
  fields: string | readonly string[];
};

export const payerAttributes: AttributesOf<PayerAttributes> = {
  // The payer's names aren't keys of `metadata`, but there they would look like the payer's own answers.
  fields: {
    kind: 'list',
    separator: ' ',
    initial: 'name',
    metadataKeys: ['email', 'first_name', 'last_name', 'phone'],
  },
};
