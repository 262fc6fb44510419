import type { QuestionKey } from '../question.js';

export type GiftAidSettings = { charityName: string | null };

export type Declaration = {
  /** ISO 8601. */
  declaredAt: string;
  /** Identifies the text that the donor declared. */
  words: string;
};

/** The state is the declaration; null if there is none. */
export const giftAidKey: QuestionKey<GiftAidSettings, Declaration | null> = { name: 'gift-aid' };
