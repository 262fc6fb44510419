import type { AttributesOf } from '../attributes.js';

export type OneOffAttributes = {
  /** Offers a one-off gift on top of a recurring one, paid with the first payment. */
  oneOff: boolean;
};

export const oneOffAttributes: AttributesOf<OneOffAttributes> = {
  oneOff: { attribute: 'one-off', type: Boolean, initial: false },
};

export const asksOneOff = ({ oneOff }: OneOffAttributes): boolean => oneOff;
