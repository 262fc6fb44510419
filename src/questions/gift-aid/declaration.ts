import type { Interval } from '../../schema/interval.js';

/**
 * Records which of HMRC's model declarations the donor saw: the one for a single donation, or the one for past and
 * future donations too. Raise the number when the texts in `languages/en` change.
 */
export const giftAidWording = (isOnce: boolean) => (isOnce ? 'single-1' : 'multiple-1');

/**
 * The declaration for `metadata`, as flat texts because payment providers accept nothing else. `language` (ISO
 * 639-1) is the language of the declaration.
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
