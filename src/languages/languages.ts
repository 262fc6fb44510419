import type { Messages } from './en.js';
import { formEnglish } from './en/form.js';
import { languageLoaders } from './language-loaders.js';

const loaded = new Map<string, Partial<Messages>>([['en', formEnglish]]);
/** Languages that failed to load on this page. */
const failed = new Set<string>();

/** Every available language: its code (ISO 639-1), with the region if that has texts of its own, such as `pt-PT`. */
export const languages: readonly string[] = ['en', ...Object.keys(languageLoaders)];

/** Caches the results of `find`: each update asks for the same locale, and `Intl` is slow. */
const remembered = <Found>(find: (text: string) => Found): ((text: string) => Found) => {
  const known = new Map<string, Found>();
  return (text) => {
    const found = known.has(text) ? (known.get(text) as Found) : find(text);
    known.set(text, found);
    return found;
  };
};

const parsed = remembered((locale) => new Intl.Locale(locale));

/** The language (ISO 639) of a locale (BCP 47). */
export const languageTagOf = (locale: string): string => parsed(locale).language;

/** The available language for a locale (BCP 47), with its region if that has texts of its own; otherwise English. */
export const languageOf = (locale: string): string => {
  const { language, region } = parsed(locale);
  const isAvailable = (code: string) => Object.hasOwn(languageLoaders, code) && !failed.has(code);
  return [`${language}-${region}`, language].find(isAvailable) ?? 'en';
};

/** The messages of a language; undefined until they are loaded. */
export const messagesIn = (language: string): Partial<Messages> | undefined => loaded.get(language);

/**
 * Loads a module that brings its own English messages, which keeps them out of the first file. Every other language
 * has all its messages in one file.
 */
export const withEnglish = async <Module extends { english?: Partial<Messages> }>(
  load: () => Promise<Module>,
): Promise<Module> => {
  const module = await load();
  loaded.set('en', { ...loaded.get('en'), ...module.english });
  return module;
};

/** Loads the messages of a language. If that fails it returns false, and English is used instead. */
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

/** The direction that a language is written in. */
export const directionOf = (language: string): 'ltr' | 'rtl' =>
  /^(?:ar|ur)\b/.test(language) ? 'rtl' : 'ltr';

const canonical = remembered((tag): string | undefined => {
  try {
    return Intl.getCanonicalLocales(tag)[0];
  } catch {
    // WordPress marks Portugal's new spelling with a part that isn't in the standard: `pt-PT-ao90`.
    return tag.includes('-') ? canonical(tag.replace(/-[^-]*$/, '')) : undefined;
  }
});

/** A language tag that `Intl` accepts. It also reads the spelling of many systems, `de_DE`. */
export const usableLocale = (tag: string | null): string | undefined => {
  const text = tag?.trim().replaceAll('_', '-');
  return text ? canonical(text) : undefined;
};
