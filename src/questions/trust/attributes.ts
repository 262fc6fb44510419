import { textOf, type AttributesOf } from '../attributes.js';

export type TrustAttributes = {
  /** Shows your charity’s registration number below the button. Example: `1234567`. */
  charityNumber: string | null;
  /**
   * Sets the register that `charity-number` is from. Example: `Charity Commission for England and Wales`.
   *
   * @default “Registered charity”
   */
  charityRegister: string | null;
  /**
   * Links to your privacy policy below the button. It must be an https address. Example:
   * `https://charity.example/privacy`.
   */
  privacyUrl: string | null;
  /**
   * Links to your contact page below the button. It must be an https address. Example:
   * `https://charity.example/contact`.
   */
  contactUrl: string | null;
  /** Shows how donors can pay, in your own words, below the button. Example: `Visa, Mastercard, Apple Pay`. */
  paymentMethods: string | null;
  /**
   * Links, after payment, to the page where donors change or cancel a recurring donation. It must be an https
   * address. Example: `https://charity.example/manage`.
   */
  manageUrl: string | null;
  /**
   * Sets the page that donors can share after a successful donation. It must be an https address. Example:
   * `https://charity.example/appeal`.
   */
  shareUrl: string | null;
  /** Sets the text that is shared with `share-url`. Example: `Help us clean the river`. */
  shareText: string | null;
};

export const trustAttributes: AttributesOf<TrustAttributes> = {
  charityNumber: { attribute: 'charity-number', initial: null },
  charityRegister: { attribute: 'charity-register', initial: null },
  privacyUrl: { attribute: 'privacy-url', initial: null },
  contactUrl: { attribute: 'contact-url', initial: null },
  paymentMethods: { attribute: 'payment-methods', initial: null },
  manageUrl: { attribute: 'manage-url', initial: null },
  shareUrl: { attribute: 'share-url', initial: null },
  shareText: { attribute: 'share-text', initial: null },
};

/** The status shows the last two links, but the form reports wrong addresses before anyone gives. */
export const asksTrust = (attributes: TrustAttributes): boolean => {
  const { charityNumber, privacyUrl, contactUrl, paymentMethods, manageUrl, shareUrl } = attributes;
  return [charityNumber, privacyUrl, contactUrl, paymentMethods, manageUrl, shareUrl].some(textOf);
};
