import { cutLine } from './clean.js';

/** The name of a variant as events and metadata have it, out of the attribute `variant`; null without one. */
export const variantOf = (written: string | null | undefined): string | null =>
  cutLine(written ?? '') || null;
