import type { AccessIssue } from '../src/client/access.js';
import type { AttributeIssue } from '../src/client/configuration-error.js';
import type { ConfigurationCode } from '../src/languages/configuration-messages.js';
import { exponentOf } from '../src/money/currency.js';

/** The form reports this to developers about an attribute that can’t work. */
export type Issue = AttributeIssue & {
  readonly code: ConfigurationCode | AccessIssue;
  readonly isMinor?: boolean;
};

type Values = Readonly<Partial<Record<'text' | 'key' | 'name' | 'currency' | 'intervals', string>>>;
type Sentence = string | ((values: Values, attribute: string) => string);

const examplesIn = (currency: string) => (exponentOf(currency) === 0 ? '2500' : '25 or 12.50');

const exampleIn = (currency: string) => (exponentOf(currency) === 0 ? '2500' : '25');

/** The configurator writes only texts, so its forms never report these. */
const unusable = 'This can’t be used here. Remove it and add it again.';

const outsideLimits = 'is below the smallest or above the largest donation.';

/** What to do about a part of a matched gift. */
const matchWords: Readonly<Record<string, string>> = {
  by: 'Add who matches donations.',
  until: 'The last day doesn’t look right. Write it like 2026-12-31.',
  ratio: 'The ratio doesn’t look right. Write it like 1 or 0.5.',
  limit: 'The most added to one donation doesn’t look right. Write it like 500.',
  currency: 'Choose a currency.',
};

/** The words for each code, next to the control of the attribute. */
const sentences: Record<Issue['code'], Sentence> = {
  address: 'This doesn’t look right. It should start with https:// and end with /api/v1.',
  missing: 'Add this. Until you do, the code only works for tests on your own computer.',
  secret:
    'That was a secret key, so we removed it. It isn’t saved anywhere. If it was ever on a page, ask your payment service to replace it. Use the publishable key here.',
  malformed: 'A key can’t have spaces or accented letters.',

  wrong_type: unusable,
  inexact_number: unusable,
  separator_in_entry: unusable,
  unknown_currency: ({ text = '' }) =>
    text === ''
      ? 'Add a currency code, such as GBP.'
      : `"${text}" isn’t a currency. Use a code with three letters, such as GBP.`,
  unknown_entry_currency: ({ text = '' }) =>
    `"${text}" isn’t a currency. Use a code with three letters, such as GBP.`,
  stray_word: ({ text = '' }) =>
    `"${text}" isn’t a currency. Separate amounts with spaces. To use several currencies, add them under “More currencies”.`,
  not_an_amount: ({ text = '', currency = '' }) =>
    `"${text}" isn’t an amount in ${currency}. Write it like ${examplesIn(currency)}.`,
  not_an_amount_in_currency: ({ text = '', currency = '' }) =>
    `"${text}" isn’t an amount in ${currency}. Enter one for ${currency}, such as ${exampleIn(currency)}.`,
  unclear_amount: ({ text = '' }) =>
    `"${text}" could be one amount or several. Write one amount as 1500. Separate several with spaces.`,
  max_below_min: 'The largest donation is below the smallest.',
  max_too_large: 'This is too much for one payment. The most is 999999.99.',
  amount_outside_limits: `An amount ${outsideLimits}`,
  item_above_max: 'An item costs more than the largest donation.',
  no_amount_left: 'Donors have no amount to choose. Suggest an amount or switch this off.',
  no_amount_for_intervals: ({ intervals = '' }) =>
    `There is no amount for ${intervals}, and donors can’t enter another.`,
  default_outside_limits: `This amount ${outsideLimits}`,
  default_not_offered: 'This isn’t a suggested amount, and donors can’t enter another.',
  unreadable_entry_amount: 'An amount doesn’t look right. Write it like 25 or 12.50.',
  unreadable_entry_interval: 'A frequency doesn’t look right. Choose another.',
  impact_without_words: 'A line has no words for several. Add them.',
  incomplete_item:
    'An item needs a name and a price above zero. A country is a code with two letters, such as KE.',
  not_a_list: 'These rows can’t be read. Add them again.',
  unreadable_match: ({ key = '' }) => `${matchWords[key] ?? ''} The form leaves the line out until then.`,
  match_currency_not_offered: ({ currency = '' }) =>
    `Your form doesn’t offer ${currency}. Choose another currency, or offer it too.`,
  unknown_interval: ({ text = '' }) =>
    `"${text}" isn’t a frequency. Remove it, and add one with a number and a unit.`,
  no_interval: 'Choose at least one.',
  default_interval_not_offered: 'You don’t offer this frequency. Choose another or offer it.',
  unreadable_pair: ({ text = '', currency = '' }) =>
    `"${text}" isn’t a pair of amounts in ${currency}. Enter a one-time amount, and a monthly amount that isn’t larger.`,
  suggestion_not_offered:
    'Donors can’t give a monthly amount that you suggest here. It is outside your limits or isn’t a suggested amount.',
  unknown_field: 'Choose from name, phone number and address, each once.',
  unknown_ask: ({ text = '' }) => `"${text}" isn’t a question. Choose from the questions above.`,
  not_an_object: (_, attribute) =>
    attribute === 'match'
      ? 'This match can’t be read. Add it again.'
      : 'These notes can’t be read. Add them again.',
  no_metadata_key: ({ text = '' }) =>
    `"${text}" can’t be used here. Start a name with a letter. Use only letters, digits, full stops, hyphens and underscores.`,
  reserved_metadata_key: ({ text = '' }) =>
    `"${text}" can’t be used here because the form uses this name. It isn’t sent until you choose another.`,
  unknown_country: 'This isn’t a country code. Use two letters, such as KE.',
  incomplete_purpose: 'A purpose needs a name and a code. The form leaves it out until then.',
  repeated_purpose: ({ text = '' }) =>
    `Two purposes have the code "${text}". The form leaves out the second until you change it.`,
  unknown_purpose_country: ({ text = '' }) =>
    `The country of "${text}" isn’t a country code. Use two letters, such as KE.`,
  unknown_label_language: ({ text = '' }) =>
    `"${text}" isn’t a language. Use a code such as cy, then a colon and the name.`,
  purpose_without_texts: ({ name = '' }) =>
    name === 'labels'
      ? 'The names in other languages can’t be read. Write them like “cy: Ffynhonnau; fr: Puits”.'
      : 'The notes can’t be read. Write them like “fund: 210; region: East”.',
  replaced_by_purposes: 'Purposes with details replace these. Remove one of the two.',
  split_without_purposes: 'Not used: offer at least two purposes or projects.',
  split_without_custom_amount:
    'Not used: donors need “Other amount” for this. Switch off “Suggested amounts only”.',
  gift_aid_without_gbp: 'Gift Aid is only for pounds. Offer GBP too or switch Gift Aid off.',
  unknown_tax_country: ({ text = '' }) =>
    `Tax receipts aren’t available for "${text}". Choose from the countries above.`,
  tax_receipt_with_gift_aid: 'Not used: Gift Aid is on. Switch it off to offer tax receipts.',
  unknown_dedication: 'Choose from the kinds above, each once.',
  unknown_channel: 'Choose from email, text message, phone call and post, each once.',
  unknown_wording: ({ text = '' }) => `"${text}" isn’t a wording. Choose one of the two.`,
  opt_out_required: 'Donors don’t have to opt out. Choose “Optional” instead of “Required”.',
  not_a_link: 'This doesn’t look right. It should start with https://. The form leaves it out until then.',
};

/** Explains a problem next to the control of its attribute; `isOneOfMany` if donors can choose a currency. */
export const inPlainWords = ({ attribute, code, values = {} }: Issue, isOneOfMany = false): string => {
  const sentence = sentences[code];
  const told = typeof sentence === 'string' ? sentence : sentence(values, attribute);
  const { currency } = values;
  return isOneOfMany && currency && !told.includes(currency) ? `In ${currency}: ${told}` : told;
};
