import type { OneTimeLine, QuestionKey } from '../question.js';

/** An entry of `one_time_items`, as far as it can be read as money. */
export type PageItem = OneTimeLine & {
  /** Upper case; null for the currency of the request. */
  currency: string | null;
};

export const pageItems: QuestionKey<readonly PageItem[], null> = { name: 'page-items' };
