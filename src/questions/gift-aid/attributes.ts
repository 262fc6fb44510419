import type { AttributesOf } from '../attributes.js';

export type GiftAidAttributes = {
  /**
   * Offers the UK Gift Aid declaration for donations in GBP. Donors who tick it must enter their name and home
   * address.
   */
  giftAid: boolean;
};

/** The declaration in `metadata`: flat texts, because payment providers accept nothing else. */
export type GiftAidMetadata = {
  /** The donor has made a Gift Aid declaration. */
  gift_aid: 'yes';
  /**
   * The version of the declaration that the donor read, such as `single-1`. The recorded wordings have its words.
   *
   * @pattern ^(?:single|multiple)-\d+$
   */
  gift_aid_wording: string;
  /** The language of the declaration (BCP 47), with the region if that has texts of its own. */
  gift_aid_language: string;
  /**
   * When the donor ticked the declaration: ISO 8601, in UTC.
   *
   * @format date-time
   */
  gift_aid_declared_at: string;
};

export const giftAidAttributes: AttributesOf<GiftAidAttributes> = {
  giftAid: {
    attribute: 'gift-aid',
    type: Boolean,
    initial: false,
    metadataKeys: ['gift_aid', 'gift_aid_*'],
  },
};

export const asksGiftAid = ({ giftAid }: GiftAidAttributes): boolean => giftAid;
