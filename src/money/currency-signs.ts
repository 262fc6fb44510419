import { dropInvisible } from '../text/clean.js';
import { currencyCodes } from './currency.js';
import { numberFormat } from './format.js';

/** The separators that a locale uses, in plain numbers and in money, with its own digits and with 0–9. */
export const separatorsOf = (locale: string, currency: string) => {
  const signs = { decimal: new Set<string>(), group: new Set<string>() };
  for (const style of ['decimal', 'currency'] as const) {
    for (const digits of [{}, { numberingSystem: 'latn' }]) {
      const format = numberFormat(locale, { style, currency, minimumFractionDigits: 1, ...digits });
      for (const { type, value } of format.formatToParts(1234567.8)) {
        if (type === 'decimal' || type === 'group') signs[type].add(value);
      }
    }
  }
  return signs;
};

/** Common names for currencies, in addition to the code and to Intl's signs in the locale and in English. */
const commonNames: Record<string, string> = {
  CAD: 'C$ Can$',
  CHF: 'Fr',
  CNY: 'RMB 元',
  GBP: 'UK£',
  HKD: '元',
  INR: 'Rs روپے',
  JPY: '円',
  MXN: 'Mex$',
  PKR: 'Rs روپے',
  PLN: 'zl',
  SGD: 'S$',
  TRY: 'TL lira',
  TWD: '元',
  USD: 'U$S',
};

/** A symbol without surrounding marks. A single letter keeps its case, because k means thousand. */
export const foldSymbol = (symbol: string): string => {
  const folded = dropInvisible(symbol).replace(/[-−–()\s]/g, '');
  return folded.length > 1 ? folded.toLowerCase() : folded;
};

type Display = 'symbol' | 'narrowSymbol' | 'name';

/** One pound, but 1.00 pounds. */
const wholeNumbers = { minimumFractionDigits: 0, maximumFractionDigits: 0 };

const symbolOf = (currency: string, locale: string, currencyDisplay: Display, count = 2): string =>
  numberFormat(locale, { style: 'currency', currency, currencyDisplay, ...wholeNumbers })
    .formatToParts(count)
    .find(({ type }) => type === 'currency')?.value ?? currency;

/** The words of a currency's name, in the singular and each plural: pounds, Franken, złotych. */
const wordsOf = (currency: string, locale: string): string[] =>
  [1, 2, 5].flatMap((count) => symbolOf(currency, locale, 'name', count).split(/\s+/)).filter(isWord);

/** Shorter words are articles and prepositions. */
const isWord = (text: string): boolean => text.length > 2;

/** A shared sign marked as this currency's: US$, $US, USD$. */
const markedSigns = (currency: string): string[] =>
  [...symbolOf(currency, 'en', 'narrowSymbol').matchAll(/\p{Sc}/gu)].flatMap(([sign]) =>
    [currency.slice(0, 2), currency].flatMap((mark) => [mark + sign, sign + mark]),
  );

/** A currency's code, signs, name and the words of its name, in a locale and in English, folded for comparison. */
export const symbolsOf = (currency: string, locale: string): ReadonlySet<string> => {
  const symbols = new Set([currency.toLowerCase()]);
  const add = (symbol: string) => {
    const folded = foldSymbol(symbol);
    symbols.add(folded);
    // An abbreviation can end with a full stop (kr, kr.), but a code can't: "GBP.50" is not £50.
    if (symbol !== currency) symbols.add(`${folded}.`).add(folded.replace(/\.$/, ''));
  };
  for (const sign of [...(commonNames[currency]?.split(' ') ?? []), ...markedSigns(currency)]) add(sign);
  for (const language of [locale, 'en']) {
    for (const display of ['symbol', 'narrowSymbol', 'name'] as const)
      add(symbolOf(currency, language, display));
    for (const word of wordsOf(currency, language)) add(word);
  }
  return symbols;
};

/** Working this out takes as long as drawing the form, so it is done once for each locale. */
const allSigns = new Map<string, ReadonlySet<string>>();

/** The codes, signs and words of all currencies, folded. */
const signsIn = (locale: string): ReadonlySet<string> => {
  const known = allSigns.get(locale);
  if (known) return known;
  const signs = [
    ...Object.entries(commonNames).flatMap(([, names]) => names.split(' ')),
    ...currencyCodes.flatMap((code) => [
      code.toLowerCase(),
      symbolOf(code, locale, 'narrowSymbol'),
      ...wordsOf(code, locale),
    ]),
  ];
  const folded = new Set(signs.map(foldSymbol));
  allSigns.set(locale, folded);
  return folded;
};

/** Whether a folded token is the sign or code of any currency, or a word of its name. */
export const isMoneySign = (token: string, locale: string): boolean =>
  /^(?:\p{L}{0,3}\p{Sc}|\p{Sc}\p{L}{2,3})$/u.test(token) || signsIn(locale).has(token);
