import type { Interval } from '../../schema/interval.js';

/** Gift Aid is for donations in sterling by UK taxpayers. */
export const giftAidCurrency = 'GBP';

/**
 * Which of HMRC's model declarations was shown: one for a single donation, one that also covers those before
 * and after. Raise the number when the words of `messages/en` change.
 */
export const giftAidWording = (isOnce: boolean) => (isOnce ? 'single-1' : 'multiple-1');

/**
 * The declaration as it goes into `metadata`: flat texts, which payment providers take. `language` (ISO 639-1)
 * is that of the words.
 */
export const giftAidMetadata = (
  interval: Interval,
  declaredAt: string,
  language: string,
): Record<string, string> => ({
  gift_aid: 'yes',
  gift_aid_wording: giftAidWording(interval.unit === null),
  gift_aid_language: language,
  gift_aid_declared_at: declaredAt,
});
