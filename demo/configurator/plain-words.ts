import type { AccessIssue } from '../../src/client/access.js';
import type { AttributeIssue } from '../../src/client/configuration-error.js';
import type { ConfigurationCode } from '../../src/i18n/configuration-messages.js';
import { exponentOf } from '../../src/money/currency.js';

/** The form reports this for developers, about an attribute that can't work. */
export type Issue = AttributeIssue & {
  readonly code: ConfigurationCode | AccessIssue;
  readonly isMinor?: boolean;
};

type Values = Readonly<Partial<Record<'text' | 'currency' | 'intervals', string>>>;
type Sentence = string | ((values: Values, attribute: string) => string);

const examplesIn = (currency: string) => (exponentOf(currency) === 0 ? '2500' : '25 or 12.50');

const exampleIn = (currency: string) => (exponentOf(currency) === 0 ? '2500' : '25');

const outsideLimits = 'is below the smallest gift, or above the largest.';

const examplesOfJson: Record<string, string> = {
  presets: '[{"amount": 25}]',
  items: '[{"label": "Blanket", "amount": 15}]',
};

/** How a web editor is told of each code, beside the control of the attribute. */
const sentences: Record<Issue['code'], Sentence> = {
  address: 'This is no service’s address: it begins with https:// and ends with /api/v1.',
  missing: 'Fill this in: the snippet has an example in its place.',
  secret:
    'That was a secret key. It was taken out again, and is neither in the snippet nor in the address. Whoever has it can act for you: if it was on a page, have it replaced. Use the publishable key.',
  malformed: 'A key has no spaces or accented letters.',

  unknown_currency: ({ text = '' }, attribute) => {
    if (text === '') return 'Fill this in: it takes three letters, such as GBP.';
    const which = attribute === 'currencies' ? 'each' : 'it';
    return `"${text}" is not a currency: ${which} takes three letters, such as GBP.`;
  },
  unknown_entry_currency: ({ text = '' }) =>
    `"${text}" is not a currency: it takes three letters, such as "GBP".`,
  stray_word: ({ text = '' }) =>
    `A currency’s own amounts begin with its code, as in “10 25; EUR 15 30”: "${text}" is not one. Write the amounts for all before the first code.`,
  not_an_amount: ({ text = '', currency = '' }) =>
    `"${text}" is not an amount in ${currency}: write it such as ${examplesIn(currency)}.`,
  not_an_amount_in_currency: ({ text = '', currency = '' }) =>
    `"${text}" is not an amount in ${currency}: give ${currency} its own, as in “10; ${currency} ${exampleIn(currency)}”.`,
  unclear_amount: ({ text = '' }) =>
    `"${text}" can be read as one amount or as several: write one without its comma or space, as in 1500, and a space between several.`,
  max_below_min: 'The largest gift is below the smallest.',
  max_too_large: 'This is more than a payment takes: it has eight digits at most, decimals included.',
  amount_outside_limits: `An amount here ${outsideLimits}`,
  item_above_max: 'A gift here costs more than the largest gift.',
  no_amount_left: 'With this on there is nothing to give: suggest an amount, or switch it off.',
  no_amount_for_intervals: ({ intervals = '' }) =>
    `There is no amount here for ${intervals}, and donors can’t type one of their own.`,
  default_outside_limits: `This amount ${outsideLimits}`,
  default_not_offered: 'This is not one of the suggested amounts, and donors can’t type one of their own.',
  unreadable_entry_amount: 'An amount here can’t be read: write it such as 25 or 12.50, without a sign.',
  unreadable_entry_interval: 'An interval here can’t be read: it is one such as "once", "month" or "2-week".',
  incomplete_item:
    'Each gift here needs a label and an amount above zero; a country takes two letters, such as KE.',
  not_a_list: (_, attribute) =>
    `This JSON can’t be read: it is a list such as ${examplesOfJson[attribute] ?? '[]'}, with straight quotes.`,
  unknown_interval: ({ text = '' }) => `"${text}" is no interval: others are written like 2-week or 6-month.`,
  no_interval: 'Choose at least one: there is nothing to give otherwise.',
  default_interval_not_offered: 'This is not one of the intervals that you offer.',
  unreadable_pair: ({ text = '', currency = '' }) =>
    `"${text}" is not a pair of amounts in ${currency}: write them such as 25:8, the one-time amount first and no more than that monthly.`,
  suggestion_not_offered:
    'A monthly amount here can’t be given: it is outside of the smallest and largest gift, or not one of the suggested amounts.',
  unknown_field:
    'The questions are name, phone and address, each once, with * behind those that are required.',
  unknown_ask: ({ text = '' }) =>
    `"${text}" is not known: write organisation, anonymous or comment, with spaces between.`,
  not_an_object: 'This JSON can’t be read: it is such as {"campaign": "spring"}, with straight quotes.',
  no_metadata_key: ({ text = '' }) =>
    `"${text}" can’t be used here. A name starts with a letter, and has only letters, digits, full stops, hyphens and underscores.`,
  reserved_metadata_key: ({ text = '' }) =>
    `"${text}" can’t be used here: the form needs this name for itself.`,
  unknown_country: 'This is no country’s code: it takes two letters, such as KE.',
  gift_aid_without_gbp: 'Gift Aid is for pounds: offer GBP too, or switch it off.',
  unknown_dedication: 'The kinds are honour, memory and celebration, each once.',
  unknown_channel: 'Use email, sms, phone and post, once each. Add * to require an answer.',
  unknown_wording: ({ text = '' }) => `"${text}" is not a wording: choose one of the two.`,
  opt_out_required: 'Opt-out answers can’t be required. Remove the *.',
  not_a_link: 'This doesn’t look right. It should start with https:// or it is left out.',
};

/** Says what is wrong with an attribute, beside its control; `isOneOfMany` where several currencies are on offer. */
export const inPlainWords = ({ attribute, code, values = {} }: Issue, isOneOfMany = false): string => {
  const sentence = sentences[code];
  const told = typeof sentence === 'string' ? sentence : sentence(values, attribute);
  const { currency } = values;
  return isOneOfMany && currency && !told.includes(currency) ? `In ${currency}: ${told}` : told;
};
