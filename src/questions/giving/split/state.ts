import type { Form, PartKey } from '../../part.js';
import { settingsOf, stateOf } from '../../states.js';
import type { TypedAmount } from '../typed-amount.js';

/** The amount for one of several purposes. */
export type SplitLine = {
  /** The value of a purpose. */
  readonly purpose: string;
  readonly typed: TypedAmount;
};

/** The state is empty while the donor gives to one purpose. */
export const splitKey: PartKey<object, readonly SplitLine[]> = { name: 'split' };

/** The group below the amounts of a split donation. */
export const belowSplit = 'split-below';

/** Whether the donor divides the donation between several purposes. */
export const isSplit = (form: Form): boolean =>
  settingsOf(form, splitKey) !== null && stateOf(form, splitKey).length > 0;
