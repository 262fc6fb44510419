import type { PartKey } from '../part.js';

/** The charity's texts and links; null for each one that isn't set. */
export type TrustSettings = {
  paymentMethods: string | null;
  charityName: string | null;
  charityNumber: string | null;
  charityRegister: string | null;
  privacyUrl: string | null;
  contactUrl: string | null;
  manageUrl: string | null;
};

export const trustKey: PartKey<TrustSettings, null> = { name: 'trust' };
