import { textOf, type AttributesOf } from '../attributes.js';

export type TrustAttributes = {
  /** Your charity’s registration number, shown below the button. Example: `1234567`. */
  charityNumber: string | null;
  /**
   * The register that `charity-number` is from. Example: `Charity Commission for England and Wales`.
   *
   * @default “Registered charity”
   */
  charityRegister: string | null;
  /** Your privacy policy, linked below the button: an https address. Example: `https://charity.example/privacy`. */
  privacyUrl: string | null;
  /** The page on which donors can contact you, linked below the button: an https address. */
  contactUrl: string | null;
  /** The ways to pay on the payment page, in your own words below the button. Example: `Visa, Mastercard, Apple Pay`. */
  paymentMethods: string | null;
  /** On return, where donors change or cancel a recurring donation: an https address. */
  manageUrl: string | null;
  /** On return, the page that donors can share after a donation that succeeded: an https address. */
  shareUrl: string | null;
  /** The words that are shared with `share-url`. Example: `Help us clean the river`. */
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

/** The status shows the last two links, but a wrong address is told before anybody gives. */
export const asksTrust = (attributes: TrustAttributes): boolean => {
  const { charityNumber, privacyUrl, contactUrl, paymentMethods, manageUrl, shareUrl } = attributes;
  return [charityNumber, privacyUrl, contactUrl, paymentMethods, manageUrl, shareUrl].some(textOf);
};
