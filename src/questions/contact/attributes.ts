import { textOf, wordsOf, type AttributesOf } from '../attributes.js';

export type ContactAttributes = {
  /**
   * Asks whether the charity may contact the donor, for each of `email sms phone post` that it names; `*` after
   * one makes its answer required. No answer is chosen for the donor. Example: `email* post`.
   */
  contact: string | null;
  /**
   * Set to `opt-out`, it asks the donor to tick the ways in which the charity should not make contact, in place of
   * yes or no. A box that is not ticked is no consent.
   *
   * @default yes or no
   */
  contactWording: string | null;
};

export const contactAttributes: AttributesOf<ContactAttributes> = {
  contact: { initial: null },
  contactWording: { attribute: 'contact-wording', initial: null },
};

export const asksContact = ({ contact }: ContactAttributes): boolean => textOf(contact) !== undefined;

/** Whether an answer may lead to a question for the donor's address. */
export const asksContactByPost = ({ contact, contactWording }: ContactAttributes): boolean =>
  wordsOf(contact ?? '').some((word) => /^post\*?$/.test(word)) && textOf(contactWording) === undefined;
