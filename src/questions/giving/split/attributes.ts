import type { AttributesOf } from '../../attributes.js';

export type SplitAttributes = {
  /**
   * Lets donors divide a donation between several purposes, with an amount for each. It needs at least two `purposes`
   * or `projects`, and “Other amount”. The form sends a line item for each purpose. Limits apply to each amount and to
   * their total. Donors choose the purpose before the amount. A one-off gift, and items without a project, then have no
   * project. If several purposes have `metadata` with the same name, their texts are joined with `; `.
   */
  split: boolean;
};

export const splitAttributes: AttributesOf<SplitAttributes> = {
  split: { type: Boolean, initial: false },
};

export const asksSplit = ({ split }: SplitAttributes): boolean => split;
