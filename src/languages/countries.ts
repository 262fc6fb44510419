import { countryCodes } from '../schema/country.js';

export type Country = { code: string; name: string };

const namesIn = (locale: string) => new Intl.DisplayNames([locale], { type: 'region' });

/** A country: its ISO 3166-1 alpha-2 code and its name in the language of a locale (BCP 47). */
export const countryIn = (locale: string, code: string): Country => ({
  code,
  name: namesIn(locale).of(code) ?? code,
});

let latest: { locale: string; list: readonly Country[] } | null = null;

/**
 * All countries, named and sorted in the language of a locale (BCP 47), with the locale's own country first. The
 * list for the last locale is cached.
 */
export const countriesIn = (locale: string): readonly Country[] => {
  if (latest?.locale !== locale) latest = { locale, list: listOf(locale) };
  return latest.list;
};

const listOf = (locale: string): readonly Country[] => {
  const names = namesIn(locale);
  const { compare } = new Intl.Collator(locale);
  const list = countryCodes
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((a, b) => compare(a.name, b.name));
  // `maximize` would add a country to `en`, which names none.
  const own = new Intl.Locale(locale);
  const { region } = own.language === 'en' ? own : own.maximize();
  return list.sort((a, b) => Number(b.code === region) - Number(a.code === region));
};
