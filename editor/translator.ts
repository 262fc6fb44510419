import { directionOf } from '../src/languages/languages.js';

declare const translated: unique symbol;

/** A text in the language of the web editor. Only a translator makes one, so no English sentence can take its place. */
export type Translated = string & { readonly [translated]: true };

/** Values for the `{name}` placeholders of a sentence. */
type Values = Readonly<Partial<Record<string, string>>>;

/**
 * Translates what web editors read. Sentences in the code are English, and the keys of their translations. Everything
 * in this folder that makes a text takes a translator as an argument: the configurator passes `english`, and the
 * WordPress plugin the one that it makes of WordPress's translations, before it draws anything.
 */
export type Translator = {
  /** The language (BCP 47), for names and lists that browsers know. */
  readonly locale: string;
  /** The text for an English sentence, with its placeholders filled in. */
  readonly say: (sentence: string, values?: Values) => Translated;
  /** The same for a sentence with a singular and a plural. Its placeholder `{count}` is the number. */
  readonly sayCount: (one: string, other: string, count: number, values?: Values) => Translated;
};

/**
 * Makes a translator.
 *
 * @param translate returns the translation of a sentence, or the sentence itself
 * @param translateCount the same for the form of a sentence that a number needs
 */
export const translatorFor = (
  locale: string,
  translate: (sentence: string) => string,
  translateCount: (one: string, other: string, count: number) => string,
): Translator => {
  // A value keeps its own direction within right-to-left text.
  const shown = (value: string) => (directionOf(locale) === 'rtl' ? `\u2068${value}\u2069` : value);
  const filled = (sentence: string, values: Values) =>
    sentence.replace(/\{(\w+)\}/g, (found, name: string) => {
      const value = values[name];
      return value === undefined ? found : shown(value);
    }) as Translated;
  return {
    locale,
    say: (sentence, values = {}) => filled(translate(sentence), values),
    sayCount: (one, other, count, values = {}) =>
      filled(translateCount(one, other, count), { ...values, count: String(count) }),
  };
};

/** The sentences as they are in the code. */
export const english: Translator = translatorFor(
  'en-GB',
  (sentence) => sentence,
  (one, other, count) => (count === 1 ? one : other),
);
