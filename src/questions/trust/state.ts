import type { QuestionKey } from '../question.js';

/** Texts and links of the charity's; null for one that it does not give. */
export type TrustSettings = {
  paymentMethods: string | null;
  charityNumber: string | null;
  charityRegister: string | null;
  privacyUrl: string | null;
  contactUrl: string | null;
};

export const trust: QuestionKey<TrustSettings, null> = { name: 'trust' };
