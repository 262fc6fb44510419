import { channels, fieldOfChannel, type Channel } from './channels.js';

/** Whether donors answer yes or no, or tick the channels that they don't want. */
export type ContactWording = 'opt-in' | 'opt-out';

/** Records which texts the donor saw. Raise the number when the texts in `languages/en` change. */
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
 * The answers for `metadata`, as flat texts because payment providers accept nothing else. `language` (ISO 639-1) is
 * the language of the question. A channel without an answer is left out: silence isn't consent.
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
  // ISO 8601 texts in the same format sort by time.
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
