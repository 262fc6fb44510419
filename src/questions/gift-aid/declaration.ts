import type { Interval } from '../../schema/interval.js';
import type { GiftAidMetadata } from './attributes.js';

/**
 * The version of the declarations in each language that has a later one than the first. Raise it when the texts of
 * the declaration change in that language.
 */
const versions: Readonly<Partial<Record<string, number>>> = {
  ar: 2,
  es: 2,
  it: 2,
  pl: 2,
  pt: 2,
  tr: 2,
  ur: 2,
};

/**
 * Records which of HMRC's model declarations the donor saw, together with its language: the one for a single
 * donation, or the one for past and future donations too.
 */
export const giftAidWording = (isOnce: boolean, language: string): string =>
  `${isOnce ? 'single' : 'multiple'}-${versions[language] ?? 1}`;

/**
 * The declaration for `metadata`. `language` is the language of the declaration, with the region if that has texts of
 * its own.
 */
export const giftAidMetadata = (
  interval: Interval,
  declaredAt: string,
  language: string,
): GiftAidMetadata => ({
  gift_aid: 'yes',
  gift_aid_wording: giftAidWording(interval.unit === null, language),
  gift_aid_language: language,
  gift_aid_declared_at: declaredAt,
});
