import type { AttributesOf } from '../attributes.js';

export type GiftAidAttributes = {
  /**
   * Offers the UK Gift Aid declaration for donations in GBP. Donors who tick it must enter their name and home
   * address.
   */
  giftAid: boolean;
  /**
   * Sets the charity’s name in the Gift Aid declaration. Example: `Rivers & Reeds Trust`.
   *
   * @default “this charity”
   */
  charityName: string | number | null;
};

export const giftAidAttributes: AttributesOf<GiftAidAttributes> = {
  giftAid: {
    attribute: 'gift-aid',
    type: Boolean,
    initial: false,
    metadataKeys: ['gift_aid', 'gift_aid_*'],
  },
  charityName: { attribute: 'charity-name', kind: 'text', initial: null },
};

export const asksGiftAid = ({ giftAid }: GiftAidAttributes): boolean => giftAid;
