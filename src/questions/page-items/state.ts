import type { OneTimeLine, QuestionKey } from '../question.js';

/** An entry of `one_time_items`, with everything about money that the form can read in it. */
export type PageItem = OneTimeLine & {
  /** In upper case; null for the currency of the request. */
  currency: string | null;
};

export const pageItemsKey: QuestionKey<readonly PageItem[], null> = { name: 'page-items' };
