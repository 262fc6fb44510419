import { textOf, wordsOf, type AttributesOf, type ValuesOf } from '../attributes.js';

export type ContactAttributes = {
  /**
   * Asks if the charity can contact the donor by any of `email sms phone post`. Add `*` to require an answer. No
   * answer is preselected. Example: `email* post`.
   */
  contact: string | readonly string[] | null;
  /**
   * Set it to `opt-out` to ask donors to tick the ways they don’t want to be contacted. By default, the form asks
   * yes or no for each. A box that isn’t ticked doesn’t count as consent.
   *
   * @default ask yes or no
   */
  contactWording: string | null;
};

export const contactAttributes: AttributesOf<ContactAttributes> = {
  contact: { kind: 'list', separator: ' ', initial: null, metadataKeys: ['contact_*'] },
  contactWording: { attribute: 'contact-wording', kind: 'code', initial: null },
};

export const asksContact = ({ contact }: ContactAttributes): boolean => textOf(contact) !== undefined;

/** Whether an answer can make the form ask for the donor's address. */
export const asksContactByPost = ({ contact, contactWording }: ValuesOf<ContactAttributes>): boolean =>
  wordsOf(contact ?? '').some((word) => /^post\*?$/.test(word)) && textOf(contactWording) === undefined;
