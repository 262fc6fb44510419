import type { AttributesOf } from '../attributes.js';

export type OneOffAttributes = {
  /** Lets recurring donors add a one-off gift, paid with the first payment. */
  oneOff: boolean;
};

export const oneOffAttributes: AttributesOf<OneOffAttributes> = {
  oneOff: { attribute: 'one-off', type: Boolean, initial: false },
};

export const asksOneOff = ({ oneOff }: OneOffAttributes): boolean => oneOff;
