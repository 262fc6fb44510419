import type { AttributesOf } from '../attributes.js';

export type IntervalAttributes = {
  /**
   * How often the donor may give: any of `once day week month quarter year`, or a count such as `2-week` or
   * `6-month`. One alone is not asked about. Example: `month once`.
   */
  intervals: string;
  /**
   * How often is chosen at first; one of `intervals`. Example: `month`.
   *
   * @default the first of intervals
   */
  defaultInterval: string | null;
  /**
   * The name of a recurring gift, as the service is told it. Example: `Friends of the river`.
   *
   * @default made from the interval
   */
  subscriptionName: string | null;
};

export const intervalAttributes: AttributesOf<IntervalAttributes> = {
  intervals: { initial: 'once month' },
  defaultInterval: { attribute: 'default-interval', initial: null },
  subscriptionName: { attribute: 'subscription-name', initial: null },
};
