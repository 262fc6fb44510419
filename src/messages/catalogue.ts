import type { MessageKey, Messages } from './en.js';
import { directionOf } from './languages.js';

/** Values for the `{name}` places of a message; `count` chooses the form of one that counts. */
export type Values = Record<string, string | number>;

/** A value that keeps its own direction within words that are written from right to left. */
const isolated = (value: string | number): string => `\u2068${value}\u2069`;

/**
 * The words of a message, its places filled. `language` (ISO 639-1) is that of the messages. Empty for a
 * message whose words are not loaded.
 */
export const say = (
  messages: Partial<Messages>,
  key: MessageKey,
  values: Values = {},
  language = 'en',
): string => {
  const message = messages[key] ?? '';
  const words =
    typeof message === 'string'
      ? message
      : (message[new Intl.PluralRules(language).select(Number(values['count']))] ?? message.other);
  const shown = directionOf(language) === 'rtl' ? isolated : String;
  return words.replace(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? shown(values[name] ?? '') : place,
  );
};
