import { textOf, type AttributesOf, type ValuesOf } from '../attributes.js';

export type TrustAttributes = {
  /**
   * Says above the button who gets the donation, with `charity-number` if you set it. It’s also the charity’s name in
   * the Gift Aid declaration, and in the thanks if the payment service sends none. Example: `Rivers & Reeds Trust`.
   */
  charityName: string | number | null;
  /**
   * Shows your charity’s registration number below the button, or above it after `charity-name`. Example: `1234567`.
   */
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
   * Links to your contact page below the button. Without `manage-url`, it’s also where regular donors read that they
   * can change or stop at any time. It must be an https address. Example: `https://charity.example/contact`.
   */
  contactUrl: string | URL | null;
  /** Shows how donors can pay, in your own words, below the button. Example: `Visa, Mastercard, Apple Pay`. */
  paymentMethods: string | number | null;
  /**
   * Links to the page where donors change or stop a recurring donation. They read that they can at any time when they
   * choose one, and again after payment. It must be an https address. Example: `https://charity.example/manage`.
   */
  manageUrl: string | URL | null;
  /**
   * Sets the page that donors can share after a successful donation. It must be an https address. Example:
   * `https://charity.example/appeal`.
   */
  shareUrl: string | URL | null;
  /** Sets the text that is shared with `share-url`. Example: `Help us clean the river`. */
  shareText: string | number | null;
  /**
   * Says in the thanks that donors get an email that confirms their donation. Set it only if you or your payment
   * service send one.
   */
  emailConfirmation: boolean;
};

export const trustAttributes: AttributesOf<TrustAttributes> = {
  charityName: { attribute: 'charity-name', kind: 'text', initial: null },
  charityNumber: { attribute: 'charity-number', kind: 'text', initial: null, isMinor: true },
  charityRegister: { attribute: 'charity-register', kind: 'text', initial: null, isMinor: true },
  privacyUrl: { attribute: 'privacy-url', kind: 'url', initial: null, isMinor: true },
  contactUrl: { attribute: 'contact-url', kind: 'url', initial: null, isMinor: true },
  paymentMethods: { attribute: 'payment-methods', kind: 'text', initial: null, isMinor: true },
  manageUrl: { attribute: 'manage-url', kind: 'url', initial: null, isMinor: true },
  emailConfirmation: { attribute: 'email-confirmation', type: Boolean, initial: false },
  shareUrl: { attribute: 'share-url', kind: 'url', initial: null, isMinor: true },
  shareText: { attribute: 'share-text', kind: 'text', initial: null, isMinor: true },
};

/**
 * Whether the form has any of these lines and links. The status shows some of them, but the form reports wrong addresses
 * before anyone gives. A text to share is nothing without its link.
 */
export const asksTrust = (attributes: ValuesOf<TrustAttributes>): boolean =>
  Object.keys(trustAttributes).some(
    (name) => name !== 'shareText' && textOf(attributes[name as keyof TrustAttributes]),
  );
