import { en, type Messages } from './en.js';

/** The languages beside English, each a file of its own that is loaded when it is first needed. */
const files: Record<string, () => Promise<Messages>> = {
  ar: async () => (await import('./ar.js')).ar,
  cy: async () => (await import('./cy.js')).cy,
  de: async () => (await import('./de.js')).de,
  es: async () => (await import('./es.js')).es,
  fr: async () => (await import('./fr.js')).fr,
  it: async () => (await import('./it.js')).it,
  nl: async () => (await import('./nl.js')).nl,
  pl: async () => (await import('./pl.js')).pl,
  pt: async () => (await import('./pt.js')).pt,
  tr: async () => (await import('./tr.js')).tr,
  ur: async () => (await import('./ur.js')).ur,
};

const loaded = new Map<string, Messages>([['en', en]]);

/** Every language (ISO 639-1) that there are words in. */
export const languages: readonly string[] = ['en', ...Object.keys(files)];

/** The language (ISO 639-1) that there are words in for a locale (BCP 47); English for all others. */
export const languageOf = (locale: string): string => {
  const { language } = new Intl.Locale(locale);
  return Object.hasOwn(files, language) ? language : 'en';
};

/** The words of a language; undefined until they are loaded. */
export const wordsOf = (language: string): Messages | undefined => loaded.get(language);

/** Loads the words of a language. A file that can't be had leaves the texts in English. */
export const loadWords = async (language: string): Promise<void> => {
  const load = files[language];
  if (load && !loaded.has(language)) loaded.set(language, await load().catch(() => en));
};

/** In which direction a language is written. */
export const directionOf = (language: string): 'ltr' | 'rtl' =>
  language === 'ar' || language === 'ur' ? 'rtl' : 'ltr';
