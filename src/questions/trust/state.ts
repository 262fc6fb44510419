import type { QuestionKey } from '../question.js';

/** The charity's texts and links; null for each one that isn't set. */
export type TrustSettings = {
  paymentMethods: string | null;
  charityNumber: string | null;
  charityRegister: string | null;
  privacyUrl: string | null;
  contactUrl: string | null;
};

export const trustKey: QuestionKey<TrustSettings, null> = { name: 'trust' };
