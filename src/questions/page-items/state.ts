import type { OneTimeLine, PartKey } from '../part.js';

/** An entry of `one_time_items`, with everything about money that the form can read in it. */
export type PageItem = OneTimeLine & {
  /** In upper case; null for the currency of the request. */
  currency: string | null;
};

export const pageItemsKey: PartKey<readonly PageItem[], null> = { name: 'page-items' };
