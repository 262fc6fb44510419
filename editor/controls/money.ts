import { currencyCodes, exponentOf } from '../../src/money/currency.js';
import { textForCurrency, splitByCurrency, readWrittenAmounts } from '../../src/money/written-amounts.js';
import { countriesIn } from '../../src/languages/countries.js';
import { wordsOf } from '../../src/questions/attributes.js';
import { attribute, type Control, type Group, type Options, type Read, type RowField } from './control.js';
import { codes, object, pairs, withExamples } from './row-formats.js';
import { offeredCurrencies } from './amounts.js';
import { currencyLabels, intervalLabel, intervals } from './labels.js';

const usualCurrencies = 'GBP EUR USD AUD CAD CHF CZK DKK HUF INR JPY KES NOK NZD PLN SEK ZAR'.split(' ');

const named =
  (codes: readonly string[]): Options =>
  ({ locale }) => {
    const labelOf = currencyLabels(locale);
    return codes.map((code) => ({ value: code, label: labelOf(code) }));
  };

const rarerCurrencies = currencyCodes.filter((code) => !usualCurrencies.includes(code));

/** Those that donors pay in most first. */
const everyCurrency = named([...usualCurrencies, ...rarerCurrencies]);

/** No country, and every country. */
export const countries: Options = ({ locale, say }) => [
  // translators: no country
  { value: '', label: say('None') },
  ...countriesIn(locale).map(({ code, name }) => ({ value: code, label: `${name} (${code})` })),
];

/** The frequency of an amount, if donors can choose from several. */
const frequencyField: RowField = {
  name: 'interval',
  label: 'Frequency',
  leastOptions: 3,
  options: (translator, read) => [
    // translators: any frequency
    { value: '', label: translator.say('Any') },
    ...wordsOf(read('intervals')).map((word) => ({ value: word, label: intervalLabel(word, translator) })),
  ],
};

const currencyField: RowField = {
  name: 'currency',
  label: 'Currency',
  leastOptions: 2,
  options: (_, read) =>
    offeredCurrencies(read).map((code, place) => ({ value: place === 0 ? '' : code, label: code })),
};

/** A row for each suggested amount. */
const suggestedRows = (read: Read): Record<string, string>[] => {
  const currency = read('currency').trim().toUpperCase();
  const exponent = exponentOf(currency) ?? 0;
  const rows = readWrittenAmounts(
    textForCurrency(splitByCurrency(read('amounts')), currency),
    currency,
  ).flatMap((one) => {
    if (!('amount' in one)) return [];
    const amount = one.amount / 10 ** exponent;
    return { amount: Number.isInteger(amount) ? String(amount) : amount.toFixed(exponent) };
  });
  return rows.length > 0 ? rows : [{}];
};

/** The numbers that a web editor writes in the words of an impact, each in a plural form of some languages. */
const exampleNumbers: ReadonlyMap<string, number> = new Map([
  ['other', 2],
  ['zero', 0],
  ['two', 2],
  ['few', 3],
  ['many', 11],
]);

const limits: Group = {
  title: 'More about amounts',
  controls: [
    attribute('default-amount', {
      kind: 'amounts',
      none: 'Preselect no amount',
      label: 'Preselected amount',
      help: 'The first amount, unless you choose another.',
      example: '25',
    }),
    attribute('min-amount', {
      kind: 'amounts',
      label: 'Smallest donation',
      help: 'Donors can’t give less.',
      initial: '1',
    }),
    attribute('max-amount', {
      kind: 'amounts',
      label: 'Largest donation',
      help: 'Leave blank to accept anything below one million.',
      example: '5000',
    }),
    attribute('no-custom-amount', {
      kind: 'switch',
      label: 'Suggested amounts only',
      help: 'Donors can’t enter another amount.',
    }),
    attribute('currencies', {
      kind: 'rows',
      format: codes,
      label: 'More currencies',
      help: 'Donors can choose one. You can then enter amounts for each.',
      one: 'Currency',
      add: 'Add a currency',
      fields: [
        {
          name: 'code',
          label: 'Currency',
          isNeeded: true,
          options: (translator) => [
            { value: '', label: translator.say('Choose a currency') },
            ...everyCurrency(translator),
          ],
        },
      ],
    }),
    attribute('impacts', {
      kind: 'rows',
      format: withExamples(exampleNumbers),
      label: 'Impact of any amount',
      help: 'Tells donors what any amount does, even one that they enter themselves. If £3 pays for one reed, £30 “plants 10 reeds”: the form works out the number.',
      one: 'Impact',
      add: 'Add an impact',
      fields: [
        { name: 'every', label: 'Amount that pays for one', isNeeded: true, isAmount: true, example: '3' },
        { name: 'one', label: 'Words for one', wordedExample: 'plants a reed' },
        {
          name: 'other',
          label: 'The same words with the number 2',
          isNeeded: true,
          wordedExample: 'plants 2 reeds',
        },
        frequencyField,
        currencyField,
        ...['zero', 'two', 'few', 'many'].map((name) => ({
          name,
          label: `Plural form “${name}”, if your language has it`,
          isFolded: true,
          wordedExample: `plants ${String(exampleNumbers.get(name))} reeds`,
        })),
      ],
    }),
  ],
};

const matched: Group = {
  title: 'Matched gifts',
  controls: [
    attribute('match', {
      kind: 'rows',
      format: object,
      isSingle: true,
      label: 'Donation match',
      help: 'Tells one-time donors who matches their donation, and until when. The line disappears after the last day.',
      one: 'Match',
      add: 'Add a match',
      fields: [
        { name: 'by', label: 'Who matches donations', isNeeded: true, example: 'Riverside Bank' },
        { name: 'until', label: 'Last day', isNeeded: true, example: '2029-12-31' },
        { name: 'ratio', label: 'Ratio (1 doubles a donation)', isNeeded: true, example: '1' },
        {
          name: 'currency',
          label: 'Currency',
          isNeeded: true,
          options: ({ say }, read) => [
            { value: '', label: say('Choose a currency') },
            ...offeredCurrencies(read).map((code) => ({ value: code, label: code })),
          ],
        },
        { name: 'limit', label: 'Most added to one donation', isAmount: true, example: '500' },
      ],
    }),
  ],
};

const regular: Group = {
  title: 'Regular donations',
  controls: [
    attribute('default-interval', {
      kind: 'one-of',
      of: 'intervals',
      none: 'The first',
      label: 'Preselected frequency',
      help: 'Donors see this one chosen first.',
    }),
    attribute('manage-url', {
      kind: 'text',
      isAddress: true,
      label: 'Page to manage a regular donation',
      help: 'Donors who choose to give regularly read that they can change or stop at any time, with a link to this page. They read it again in the thanks.',
      example: 'https://charity.example/my-donation',
      isUseful: (read) => read('intervals').trim() !== 'once',
    }),
    attribute('suggest-monthly', {
      kind: 'rows',
      format: pairs,
      instead: {
        label: 'Ask donors who give once',
        options: [
          { value: '', label: 'Don’t ask' },
          { value: 'auto', label: 'Suggest about a third' },
        ],
        rows: 'Suggest these amounts',
      },
      label: 'Suggest a monthly amount',
      help: 'Asks one-time donors, once, if they’d rather give monthly.',
      one: 'Suggestion',
      add: 'Add a suggestion',
      fields: [
        { name: 'once', label: 'In place of', isNeeded: true, isAmount: true, example: '25' },
        { name: 'month', label: 'Suggest each month', isNeeded: true, isAmount: true, example: '8' },
        currencyField,
      ],
    }),
    attribute('one-off', {
      kind: 'switch',
      label: 'Offer a one-off gift today',
      help: 'Regular donors can add a gift that they pay only once, with their first payment.',
    }),
    attribute('subscription-name', {
      kind: 'text',
      label: 'Name of a regular donation',
      help: 'Your payment service shows this name. Otherwise it shows the frequency.',
      wordedExample: 'Friends of the river',
    }),
  ],
};

const priced: Group = {
  title: 'Items with a fixed price',
  controls: [
    attribute('items', {
      kind: 'rows',
      label: 'Items',
      help: 'Donors choose how many of each they give, for example 2 blankets.',
      one: 'Item',
      add: 'Add an item',
      fields: [
        { name: 'label', label: 'Item name', isNeeded: true, wordedExample: 'Blanket' },
        { name: 'amount', label: 'Price', isNeeded: true, isAmount: true, example: '15' },
        currencyField,
        { name: 'project', label: 'Project', isFolded: true },
        { name: 'intention', label: 'Purpose', isFolded: true },
        {
          name: 'country',
          label: 'Country',
          isFolded: true,
          options: countries,
        },
      ],
    }),
  ],
};

/** Nearly every form needs these. */
export const usualAmounts: readonly Control[] = [
  attribute('amounts', {
    kind: 'amounts',
    label: 'Suggested amounts',
    help: 'Separate with spaces, commas or slashes. Leave blank if donors should enter any amount.',
    initial: '10 25 50 100',
    isUseful: (read) => read('presets') === '',
  }),
  attribute('presets', {
    kind: 'rows',
    label: 'Amounts with impact lines',
    help: 'Tell donors what each amount does.',
    one: 'Amount',
    add: 'Add an amount',
    start: {
      label: 'Add impact lines',
      rows: suggestedRows,
      next: { row: 0, field: 'impact' },
      undo: 'Remove all impact lines',
      undone: 'Impact lines removed',
    },
    fields: [
      { name: 'amount', label: 'Amount', isNeeded: true, isAmount: true, example: '15' },
      frequencyField,
      currencyField,
      { name: 'impact', label: 'Impact line', wordedExample: 'plants five metres of riverbank' },
    ],
  }),
  attribute('intervals', {
    kind: 'set',
    options: intervals,
    others: 'Other frequencies',
    label: 'How often',
    help: 'The first one is chosen when the form opens, unless you choose another.',
    initial: 'once month',
  }),
  attribute('currency', {
    kind: 'choice',
    options: named(usualCurrencies),
    more: named(rarerCurrencies),
    label: 'Currency',
    help: 'Donors give in this currency.',
    initial: 'GBP',
  }),
];

export const amounts: Group = {
  title: 'Amounts',
  controls: [],
  more: [limits, regular, matched, priced],
};
