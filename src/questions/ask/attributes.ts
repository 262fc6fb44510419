import { wordsOf, type AttributesOf, type ValuesOf } from '../attributes.js';

export type AskAttributes = {
  /**
   * Asks more questions about the donation: any of `organisation anonymous comment`. Example: `organisation
   * comment`.
   *
   * @default none
   */
  ask: string | readonly string[] | null;
};

/** The answers in `metadata`. */
export type AskMetadata = {
  /** The name of the organisation that gives. */
  organisation?: string;
  /** The donor asks the charity to keep their name private. */
  anonymous?: 'yes';
  /**
   * The donor’s comment. It can have several lines, with up to 500 characters.
   *
   * @maxLength 500
   */
  comment?: string;
};

export const askAttributes: AttributesOf<AskAttributes> = {
  ask: {
    kind: 'list',
    separator: ' ',
    initial: null,
    metadataKeys: ['organisation', 'anonymous', 'comment'],
  },
};

export const asksMore = ({ ask }: ValuesOf<AskAttributes>): boolean => wordsOf(ask ?? '').length > 0;
