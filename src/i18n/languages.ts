import type { Messages } from './en.js';
import { formEnglish } from './en/form.js';
import { languageLoaders } from './language-loaders.js';

const loaded = new Map<string, Partial<Messages>>([['en', formEnglish]]);
/** Languages whose words can't be had on this page. */
const failed = new Set<string>();

/** Every language (ISO 639-1) that there are words in. */
export const languages: readonly string[] = ['en', ...Object.keys(languageLoaders)];

/** Remembers what `find` gives back: each update asks for the same locale, and `Intl` is slow. */
const remembered = <Found>(find: (text: string) => Found): ((text: string) => Found) => {
  const known = new Map<string, Found>();
  return (text) => {
    const found = known.has(text) ? (known.get(text) as Found) : find(text);
    known.set(text, found);
    return found;
  };
};

/** The language (ISO 639) of a locale (BCP 47). */
export const languageTagOf = remembered((locale) => new Intl.Locale(locale).language);

/** The language (ISO 639-1) that there are words in for a locale (BCP 47); English for all others. */
export const languageOf = (locale: string): string => {
  const language = languageTagOf(locale);
  return Object.hasOwn(languageLoaders, language) && !failed.has(language) ? language : 'en';
};

/** The words of a language; undefined until they are loaded. */
export const messagesIn = (language: string): Partial<Messages> | undefined => loaded.get(language);

/**
 * Loads what brings its English words with it, so that those stay out of the first file. Any other language has all
 * its words in a file of its own.
 */
export const withEnglish = async <Module extends { english?: Partial<Messages> }>(
  load: () => Promise<Module>,
): Promise<Module> => {
  const module = await load();
  loaded.set('en', { ...loaded.get('en'), ...module.english });
  return module;
};

/** Loads the words of a language; false where they can't be had, and English stands in for them. */
export const loadMessages = async (language: string): Promise<boolean> => {
  const load = languageLoaders[language];
  if (!load || loaded.has(language)) return true;
  try {
    loaded.set(language, await load());
    return true;
  } catch {
    failed.add(language);
    return false;
  }
};

/** In which direction a language is written. */
export const directionOf = (language: string): 'ltr' | 'rtl' =>
  language === 'ar' || language === 'ur' ? 'rtl' : 'ltr';

const canonical = remembered((tag) => {
  try {
    return Intl.getCanonicalLocales(tag)[0];
  } catch {
    return undefined;
  }
});

/** A tag that `Intl` takes, also where it is written as many systems do: `de_DE`. */
export const usableLocale = (tag: string | null): string | undefined => {
  const text = tag?.trim().replaceAll('_', '-');
  return text ? canonical(text) : undefined;
};
