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

/** The answers in `metadata`: flat texts, because payment providers accept nothing else. */
export type ContactMetadata = {
  /** Whether the charity can contact the donor by email. Without an answer, it’s left out, and doesn’t mean yes. */
  contact_email?: 'yes' | 'no';
  /** Whether the charity can contact the donor by text message. */
  contact_sms?: 'yes' | 'no';
  /** Whether the charity can call the donor. */
  contact_phone?: 'yes' | 'no';
  /** Whether the charity can contact the donor by post. */
  contact_post?: 'yes' | 'no';
  /**
   * The version of the question that the donor read, such as `opt-in-1`. The recorded wordings have its words.
   *
   * @pattern ^opt-(?:in|out)-\d+$
   */
  contact_wording?: string;
  /** The language of the question (BCP 47), with the region if that has texts of its own. */
  contact_language?: string;
  /**
   * When the donor gave the last answer: ISO 8601, in UTC.
   *
   * @format date-time
   */
  contact_at?: string;
};

export const contactAttributes: AttributesOf<ContactAttributes> = {
  contact: { kind: 'list', separator: ' ', initial: null, metadataKeys: ['contact_*'] },
  contactWording: { attribute: 'contact-wording', kind: 'code', initial: null },
};

export const asksContact = ({ contact }: ContactAttributes): boolean => textOf(contact) !== undefined;

/** Whether an answer can make the form ask for the donor's address. */
export const asksContactByPost = ({ contact, contactWording }: ValuesOf<ContactAttributes>): boolean =>
  wordsOf(contact ?? '').some((word) => /^post\*?$/.test(word)) && textOf(contactWording) === undefined;
