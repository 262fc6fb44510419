import { exponentOf } from '../../src/donation/currency.js';

/** A reason of the element’s, which are for developers, and how a web editor is told. */
type Phrase = readonly [reason: RegExp, words: string | ((...found: string[]) => string)];

const example = (currency: string) => (exponentOf(currency) === 0 ? '2500' : '25 or 12.50');

const ofAttribute: Record<string, readonly Phrase[]> = {
  currency: [
    [/^"" is not an ISO/, 'Fill this in: it takes three letters, such as GBP.'],
    [/^(".*") is not an ISO/s, (code) => `${code} is not a currency: it takes three letters, such as GBP.`],
  ],
  currencies: [
    [/^(".*") is not an ISO/s, (code) => `${code} is not a currency: each takes three letters, such as GBP.`],
  ],
  presets: [
    [/^has an amount outside/, 'An amount here is below the smallest gift, or above the largest.'],
    [/amount can’t be read$/, 'An amount here can’t be read: write it such as 25 or 12.50, without a sign.'],
    [
      /interval can’t be read$/,
      'An interval here can’t be read: it is one such as "once", "month" or "2-week".',
    ],
    [
      /^has none for (.*) in ...,/,
      (intervals) => `There is no amount here for ${intervals}, and donors can’t type one of their own.`,
    ],
    [/JSON list/, 'This JSON can’t be read: it is a list such as [{"amount": 25}], with straight quotes.'],
  ],
  items: [
    [/^has a gift above/, 'A gift here costs more than the largest gift.'],
    [
      /^has an entry without/,
      'Each gift here needs a label and an amount above zero; a country takes two letters, such as KE.',
    ],
    [
      /JSON list/,
      'This JSON can’t be read: it is a list such as [{"label": "Blanket", "amount": 15}], with straight quotes.',
    ],
  ],
  amounts: [[/^has an amount outside/, 'An amount here is below the smallest gift, or above the largest.']],
  'default-amount': [
    [/^is outside/, 'This amount is below the smallest gift, or above the largest.'],
    [/^is not among/, 'This is not one of the suggested amounts, and donors can’t type one of their own.'],
  ],
  'max-amount': [
    [/^is below/, 'The largest gift is below the smallest.'],
    [
      /^has more than eight digits/,
      'This is more than a payment takes: it has eight digits at most, decimals included.',
    ],
  ],
  'no-custom-amount': [
    [/^leaves no amount/, 'With this on there is nothing to give: suggest an amount, or switch it off.'],
  ],
  intervals: [
    [
      /^(".*") is not an interval$/s,
      (word) => `${word} is no interval: others are written like 2-week or 6-month.`,
    ],
    [/^names no interval$/, 'Choose at least one: there is nothing to give otherwise.'],
  ],
  'default-interval': [[/^is not among/, 'This is not one of the intervals that you offer.']],
  fields: [
    [
      /^knows/,
      'The questions are name, phone and address, each once, with * behind those that are required.',
    ],
  ],
  metadata: [
    [/JSON object/, 'This JSON can’t be read: it is such as {"campaign": "spring"}, with straight quotes.'],
  ],
  country: [[/ISO 3166/, 'This is no country’s code: it takes two letters, such as KE.']],
  'gift-aid': [[/^is for GBP/, 'Gift Aid is for pounds: offer GBP too, or switch it off.']],
};

const ofAll: readonly Phrase[] = [
  [
    /^has an entry in (".*"), which/s,
    (code) => `${code} is not a currency: it takes three letters, such as "GBP".`,
  ],
  [
    /^has (".*") after a semicolon/s,
    (word) =>
      `A currency’s own amounts begin with its code, as in “10 25; EUR 15 30”: ${word} is not one. Write the amounts for all before the first code.`,
  ],
  [
    /^has (".*"), which may be one/s,
    (word) =>
      `${word} can be read as one amount or as several: write one without its comma or space, as in 1500, and a space between several.`,
  ],
  [
    /^(".*") is not an amount in (...), such as/s,
    (word = '', currency = '') =>
      `${word} is not an amount in ${currency}: write it such as ${example(currency)}.`,
  ],
  [
    /^(".*") is not an amount in (...), so give/s,
    (word = '', currency = '') =>
      `${word} is not an amount in ${currency}: give ${currency} its own, as in “10; ${currency} ${example(currency).replace(/ .*/, '')}”.`,
  ],
];

/** What a fault of an attribute is called beside its control; `isOneOfMany` where several currencies are on offer. */
export const inPlainWords = (attribute: string, reason: string, isOneOfMany: boolean): string => {
  for (const [pattern, words] of [...(ofAttribute[attribute] ?? []), ...ofAll]) {
    const found = pattern.exec(reason);
    if (!found) continue;
    const told = typeof words === 'string' ? words : words(...found.slice(1));
    const [, currency] = / in ([A-Z]{3})(?:,|$)/.exec(reason) ?? [];
    return isOneOfMany && currency && !told.includes(currency) ? `In ${currency}: ${told}` : told;
  }
  return 'This can’t work as it is.';
};
