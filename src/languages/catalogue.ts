import type { MessageKey, Messages } from './en.js';
import { directionOf, messagesIn } from './languages.js';

/** Values for the `{name}` placeholders of a message. `count` selects the plural form. */
export type Values = Record<string, string | number>;

/** Isolates a part of a text, so that it keeps its direction within right-to-left text. */
const isolated = (value: string | number): string => `\u2068${value}\u2069`;

const placeholder = /\{(\w+)\}/g;
/** In right-to-left text also a name or an example in Latin letters, such as “Gift Aid”. */
const placeholderOrLatin = /\{(\w+)\}|[a-z\u00c0-\u024f](?:[\w\u00c0-\u024f@. -]*[\w\u00c0-\u024f])?/gi;

/**
 * The text of a message with its placeholders filled in. `language` is the language of the messages. A text that it lacks
 * is shown in English. A text loads with what shows it. If the English one is missing all the same, the console says so.
 */
export const localize = (
  messages: Partial<Messages>,
  key: MessageKey,
  values: Values = {},
  language = 'en',
): string => {
  const own = messages[key];
  if (own !== undefined) return filledIn(own, values, language);
  const english = messagesIn('en')?.[key];
  if (language === 'en' || english === undefined) console.error(`There is no text for “${key}”.`);
  // The key is better than a button without a name.
  const text = filledIn(english ?? key, values, 'en');
  return directionOf(language) === 'rtl' ? isolated(text) : text;
};

const filledIn = (message: Messages[MessageKey], values: Values, language: string): string => {
  const words =
    typeof message === 'string'
      ? message
      : (message[new Intl.PluralRules(language).select(Number(values['count']))] ?? message.other);
  const isRtl = directionOf(language) === 'rtl';
  const shown = isRtl ? isolated : String;
  return words.replace(isRtl ? placeholderOrLatin : placeholder, (found: string, name?: string) => {
    if (name === undefined) return isolated(found);
    return Object.hasOwn(values, name) ? shown(values[name] ?? '') : found;
  });
};

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/** The plural forms of a message, limited to valid ones. */
const formsOf = (message: unknown) => {
  const forms = Object.entries(message ?? {}).filter(([, form]) => isText(form));
  return forms.some(([category]) => category === 'other') ? Object.fromEntries(forms) : undefined;
};

/**
 * The page's texts that can replace one in the catalogue. A page without types can pass in anything, and an empty
 * translation, for example, must not leave a button without a name.
 */
export const usableMessages = (own: Partial<Messages>, known: Partial<Messages>): Partial<Messages> =>
  Object.fromEntries(
    Object.entries(own).flatMap(([key, message]: [string, unknown]) => {
      const counts = typeof known[key as MessageKey] !== 'string';
      const usable = isText(message) ? message : counts && formsOf(message);
      return usable ? [[key, usable]] : [];
    }),
  );
