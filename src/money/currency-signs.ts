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
  INR: 'Rs',
  JPY: '円',
  MXN: 'Mex$',
  SGD: 'S$',
  TWD: '元',
  USD: 'U$S',
};

/** A symbol without surrounding marks. A single letter keeps its case, because k means thousand. */
export const foldSymbol = (symbol: string): string => {
  const folded = dropInvisible(symbol).replace(/[-−–()\s]/g, '');
  return folded.length > 1 ? folded.toLowerCase() : folded;
};

type Display = 'symbol' | 'narrowSymbol' | 'name';

const symbolOf = (currency: string, locale: string, currencyDisplay: Display): string =>
  numberFormat(locale, { style: 'currency', currency, currencyDisplay })
    .formatToParts(2)
    .find(({ type }) => type === 'currency')?.value ?? currency;

/** A shared sign marked as this currency's: US$, $US, USD$. */
const markedSigns = (currency: string): string[] =>
  [...symbolOf(currency, 'en', 'narrowSymbol').matchAll(/\p{Sc}/gu)].flatMap(([sign]) =>
    [currency.slice(0, 2), currency].flatMap((mark) => [mark + sign, sign + mark]),
  );

/** A currency's code, signs and name, in a locale and in English, folded for comparison. */
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
  }
  return symbols;
};

/** Whether a folded token is the sign or code of any currency. */
export const isMoneySign = (token: string, locale: string): boolean =>
  /^(?:\p{L}{0,3}\p{Sc}|\p{Sc}\p{L}{2,3})$/u.test(token) ||
  Object.entries(commonNames).some(([, signs]) => signs.split(' ').map(foldSymbol).includes(token)) ||
  currencyCodes.some(
    (code) => code.toLowerCase() === token || foldSymbol(symbolOf(code, locale, 'narrowSymbol')) === token,
  );
