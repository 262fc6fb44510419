import type { QuestionKey } from '../question.js';

export type GiftAidSettings = { charityName: string | null };

export type Declaration = {
  /** ISO 8601. */
  declaredAt: string;
  /** Which words were declared. */
  words: string;
};

/** Its state is the declaration; null while there is none. */
export const giftAid: QuestionKey<GiftAidSettings, Declaration | null> = { name: 'gift-aid' };
