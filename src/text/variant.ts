import { cutLine } from './clean.js';

/** The variant's name for events and metadata, from the `variant` attribute; null without one. */
export const variantOf = (written: string | null | undefined): string | null =>
  cutLine(written ?? '') || null;
