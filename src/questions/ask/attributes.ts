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

export const askAttributes: AttributesOf<AskAttributes> = {
  ask: {
    kind: 'list',
    separator: ' ',
    initial: null,
    metadataKeys: ['organisation', 'anonymous', 'comment'],
  },
};

export const asksMore = ({ ask }: ValuesOf<AskAttributes>): boolean => wordsOf(ask ?? '').length > 0;
