import { wordsOf, type AttributesOf } from '../attributes.js';

export type AskAttributes = {
  /**
   * Asks more questions about the donation: any of `organisation anonymous comment`. Example: `organisation
   * comment`.
   *
   * @default none
   */
  ask: string | null;
};

export const askAttributes: AttributesOf<AskAttributes> = {
  ask: { initial: null },
};

export const asksMore = ({ ask }: AskAttributes): boolean => wordsOf(ask ?? '').length > 0;
