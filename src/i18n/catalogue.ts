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
export const localize = (
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

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/** The forms of a message that counts, without those that can't be said. */
const formsOf = (message: unknown) => {
  const forms = Object.entries(message ?? {}).filter(([, form]) => isText(form));
  return forms.some(([category]) => category === 'other') ? Object.fromEntries(forms) : undefined;
};

/**
 * The texts of the page's own that can stand in for one of the catalogue. A page without types may give
 * anything: an empty translation, say, must not leave a button without a name.
 */
export const usableMessages = (own: Partial<Messages>, known: Partial<Messages>): Partial<Messages> =>
  Object.fromEntries(
    Object.entries(own).flatMap(([key, message]: [string, unknown]) => {
      const counts = typeof known[key as MessageKey] !== 'string';
      const usable = isText(message) ? message : counts && formsOf(message);
      return usable ? [[key, usable]] : [];
    }),
  );
