import { textOf, type AttributesOf } from '../attributes.js';

export type TrustAttributes = {
  /** Shows your charity’s registration number below the button. Example: `1234567`. */
  charityNumber: string | number | null;
  /**
   * Sets the register that `charity-number` is from. Example: `Charity Commission for England and Wales`.
   *
   * @default “Registered charity”
   */
  charityRegister: string | number | null;
  /**
   * Links to your privacy policy below the button. It must be an https address. Example:
   * `https://charity.example/privacy`.
   */
  privacyUrl: string | URL | null;
  /**
   * Links to your contact page below the button. It must be an https address. Example:
   * `https://charity.example/contact`.
   */
  contactUrl: string | URL | null;
  /** Shows how donors can pay, in your own words, below the button. Example: `Visa, Mastercard, Apple Pay`. */
  paymentMethods: string | number | null;
  /**
   * Links, after payment, to the page where donors change or cancel a recurring donation. It must be an https
   * address. Example: `https://charity.example/manage`.
   */
  manageUrl: string | URL | null;
  /**
   * Sets the page that donors can share after a successful donation. It must be an https address. Example:
   * `https://charity.example/appeal`.
   */
  shareUrl: string | URL | null;
  /** Sets the text that is shared with `share-url`. Example: `Help us clean the river`. */
  shareText: string | number | null;
};

export const trustAttributes: AttributesOf<TrustAttributes> = {
  charityNumber: { attribute: 'charity-number', kind: 'text', initial: null, isMinor: true },
  charityRegister: { attribute: 'charity-register', kind: 'text', initial: null, isMinor: true },
  privacyUrl: { attribute: 'privacy-url', kind: 'url', initial: null, isMinor: true },
  contactUrl: { attribute: 'contact-url', kind: 'url', initial: null, isMinor: true },
  paymentMethods: { attribute: 'payment-methods', kind: 'text', initial: null, isMinor: true },
  manageUrl: { attribute: 'manage-url', kind: 'url', initial: null, isMinor: true },
  shareUrl: { attribute: 'share-url', kind: 'url', initial: null, isMinor: true },
  shareText: { attribute: 'share-text', kind: 'text', initial: null, isMinor: true },
};

/** The status shows the last two links, but the form reports wrong addresses before anyone gives. */
export const asksTrust = (attributes: TrustAttributes): boolean => {
  const { charityNumber, privacyUrl, contactUrl, paymentMethods, manageUrl, shareUrl } = attributes;
  return [charityNumber, privacyUrl, contactUrl, paymentMethods, manageUrl, shareUrl].some(textOf);
};
