import type { ContactMetadata } from './attributes.js';
import { channels, fieldOfChannel, type Channel } from './channels.js';

/** Whether donors answer yes or no, or tick the channels that they don't want. */
export type ContactWording = 'opt-in' | 'opt-out';

/**
 * The version of the texts in each language that has a later one than the first. Raise it when the texts of the
 * question change in that language.
 */
const versions: Readonly<Record<ContactWording, Readonly<Partial<Record<string, number>>>>> = {
  'opt-in': { cy: 2, pl: 2, pt: 2 },
  'opt-out': { ar: 2, en: 2, es: 2, fr: 2, it: 2, pl: 2, pt: 2, tr: 2, ur: 2 },
};

/** Records which texts the donor saw, such as `opt-out-2`, together with their language. */
export const contactWording = (wording: ContactWording, language: string): string =>
  `${wording}-${versions[wording][language] ?? 1}`;

export type ContactAnswer = {
  answer: 'yes' | 'no';
  /** ISO 8601. */
  answeredAt: string;
};

export type ContactAnswers = Readonly<Partial<Record<Channel, ContactAnswer | undefined>>>;

/**
 * The answers for `metadata`. `language` is the language of the question, with the region if that has texts of its own. A channel without an answer is left out: silence isn't consent.
 */
export const contactMetadata = (
  answers: ContactAnswers,
  wording: ContactWording,
  language: string,
): ContactMetadata => {
  const given = channels.flatMap((channel) => {
    const one = answers[channel];
    return one ? [{ field: fieldOfChannel(channel), ...one }] : [];
  });
  // ISO 8601 texts in the same format sort by time.
  const last = given
    .map(({ answeredAt }) => answeredAt)
    .sort()
    .at(-1);
  if (last === undefined) return {};
  return {
    ...Object.fromEntries(given.map(({ field, answer }) => [field, answer])),
    contact_wording: contactWording(wording, language),
    contact_language: language,
    contact_at: last,
  };
};
