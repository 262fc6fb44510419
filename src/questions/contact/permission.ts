import { channels, fieldOfChannel, type Channel } from './channels.js';

/** How the donor is asked: for a yes or a no, or to tick what is not wanted. */
export type ContactWording = 'opt-in' | 'opt-out';

/** Which words were shown. Raise the number when those of `i18n/en` change. */
export const contactWordings: Readonly<Record<ContactWording, string>> = {
  'opt-in': 'opt-in-1',
  'opt-out': 'opt-out-1',
};

export type ContactAnswer = {
  answer: 'yes' | 'no';
  /** ISO 8601. */
  answeredAt: string;
};

export type ContactAnswers = Readonly<Partial<Record<Channel, ContactAnswer | undefined>>>;

/**
 * The answers as they go into `metadata`: flat texts, which payment providers take. `language` (ISO 639-1) is that
 * of the words. Nothing where there is no answer: silence is no consent.
 */
export const contactMetadata = (
  answers: ContactAnswers,
  wording: ContactWording,
  language: string,
): Record<string, string> => {
  const given = channels.flatMap((channel) => {
    const one = answers[channel];
    return one ? [{ field: fieldOfChannel(channel), ...one }] : [];
  });
  // ISO 8601 texts of one form sort by time.
  const last = given
    .map(({ answeredAt }) => answeredAt)
    .sort()
    .at(-1);
  if (last === undefined) return {};
  return {
    ...Object.fromEntries(given.map(({ field, answer }) => [field, answer])),
    contact_wording: contactWordings[wording],
    contact_language: language,
    contact_at: last,
  };
};
