import type { AttributesOf } from '../../attributes.js';

export type IntervalAttributes = {
  /**
   * Sets how often donors can give: any of `once day week month quarter year`, or a count such as `2-week` or
   * `6-month`. If you set only one, donors aren’t asked. Example: `month once`.
   */
  intervals: string | readonly string[];
  /**
   * Sets the preselected interval, one of `intervals`. Example: `month`.
   *
   * @default the first of intervals
   */
  defaultInterval: string | null;
  /**
   * Sets the name that the payment service gets for a recurring donation. Example: `Friends of the river`.
   *
   * @default made from the interval
   */
  subscriptionName: string | number | null;
};

export const intervalAttributes: AttributesOf<IntervalAttributes> = {
  intervals: { kind: 'list', separator: ' ', initial: 'once month' },
  defaultInterval: { attribute: 'default-interval', kind: 'code', initial: null },
  subscriptionName: { attribute: 'subscription-name', kind: 'text', initial: null },
};
