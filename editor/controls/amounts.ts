import { exponentOf } from '../../src/money/currency.js';
import { splitByCurrency } from '../../src/money/written-amounts.js';
import { wordsOf } from '../../src/questions/attributes.js';
import type { Read } from './control.js';

/** The codes of the currencies that the form offers, the preselected one first. */
export const offeredCurrencies = (read: Read): string[] => [
  ...new Set(
    wordsOf(`${read('currency')} ${read('currencies')}`.toUpperCase()).filter(
      (code) => exponentOf(code) !== undefined,
    ),
  ),
];

/** Takes the place of an amount if the form preselects none. */
export const noAmount = 'none';

/** The text of each currency in `10 25; EUR 15 30`. A currency without its own has the first one’s amounts. */
export const textsOf = (
  value: string,
  currencies: readonly string[],
): { currency: string; text: string }[] => {
  const { shared, named } = splitByCurrency(value);
  return currencies.map((currency, place) => ({
    currency,
    text: (named.get(currency) ?? (place === 0 ? shared : '')).trim(),
  }));
};

/** The value with another text for one of the currencies. */
export const withTextOf = (
  value: string,
  currencies: readonly string[],
  currency: string,
  text: string,
): string => {
  const [first, ...others] = textsOf(value, currencies).map((one) =>
    // A semicolon would begin the amounts of another currency.
    one.currency === currency ? { ...one, text: text.replaceAll(';', ' ').trim() } : one,
  );
  const own = others.filter((one) => one.text !== '');
  return [first?.text ?? '', ...own.map((one) => `${one.currency} ${one.text}`)].join('; ');
};
