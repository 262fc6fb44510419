import { en, type Messages } from './en.js';
import { languageLoaders } from './language-loaders.js';

const loaded = new Map<string, Messages>([['en', en]]);
/** Languages whose words can't be had on this page. */
const failed = new Set<string>();

/** Every language (ISO 639-1) that there are words in. */
export const languages: readonly string[] = ['en', ...Object.keys(languageLoaders)];

/** The language (ISO 639-1) that there are words in for a locale (BCP 47); English for all others. */
export const languageOf = (locale: string): string => {
  const { language } = new Intl.Locale(locale);
  return Object.hasOwn(languageLoaders, language) && !failed.has(language) ? language : 'en';
};

/** The words of a language; undefined until they are loaded. */
export const messagesIn = (language: string): Messages | undefined => loaded.get(language);

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

/** A tag that `Intl` takes, also where it is written as many systems do: `de_DE`. */
export const usableLocale = (tag: string | null): string | undefined => {
  try {
    return Intl.getCanonicalLocales(tag?.trim().replaceAll('_', '-') || [])[0];
  } catch {
    return undefined;
  }
};
