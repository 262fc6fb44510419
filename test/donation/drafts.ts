import { emptyDraft, type Draft } from '../../src/donation/draft.js';
import { readDraft } from '../../src/donation/read-draft.js';
import type { Settings } from '../../src/donation/settings.js';

/** A draft of these settings, with an e-mail address and what is changed. */
export const draftOn = (settings: Settings, changes: Partial<Draft> = {}): Draft => ({
  ...emptyDraft(settings, 'en-GB'),
  email: 'payer@example.org',
  ...changes,
});

/** An amount as it is typed. */
export const typed = (custom: string): Draft['amount'] => ({ preset: null, custom });

/** A preset as it is chosen; null for none. */
export const preset = (amount: number | null): Draft['amount'] => ({ preset: amount, custom: '' });

/** The donation of a draft that has no faults. */
export const donationFrom = (settings: Settings, changes: Partial<Draft> = {}, locale = 'en-GB') => {
  const reading = readDraft(draftOn(settings, changes), settings, locale);
  if ('codes' in reading) throw new Error(JSON.stringify([...reading.codes]));
  return reading.donation;
};

/** The codes of a draft, in the order of the page; none when it is a donation. */
export const codesIn = (settings: Settings, changes: Partial<Draft> = {}, locale = 'en-GB') => {
  const reading = readDraft(draftOn(settings, changes), settings, locale);
  return 'codes' in reading ? [...reading.codes] : [];
};
