import type { AttributesOf } from '../attributes.js';

export type PayerAttributes = {
  /**
   * Names what is asked beside the email address: any of `name phone address`, each with `*` when it must be
   * filled in. Example: `name* phone address*`.
   */
  fields: string;
};

export const payerAttributes: AttributesOf<PayerAttributes> = {
  fields: { initial: 'name' },
};
