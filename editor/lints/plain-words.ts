import type { AccessIssue } from '../../src/client/access.js';
import type { AttributeIssue } from '../../src/client/configuration-error.js';
import type { ConfigurationCode, VariantCode } from '../../src/languages/configuration-messages.js';
import { exponentOf } from '../../src/money/currency.js';
import { anyOf } from '../controls/labels.js';
import type { Translated, Translator } from '../translator.js';

/** The form reports this to developers about an attribute that isn’t valid. */
export type Issue = AttributeIssue & {
  readonly code: ConfigurationCode | VariantCode | AccessIssue;
  readonly isMinor?: boolean;
};

/** What to do about a part of a matched gift. */
const matchWords = (part: string, say: Translator['say']): Translated => {
  switch (part) {
    case 'by':
      return say('Add who matches donations. The form leaves the line out until then.');
    case 'until':
      return say(
        'The last day doesn’t look right. Write it like 2030-12-31. The form leaves the line out until then.',
      );
    case 'ratio':
      return say(
        'The ratio doesn’t look right. Write it like 1 or 0.5. The form leaves the line out until then.',
      );
    case 'limit':
      return say(
        'The most added to one donation doesn’t look right. Write it like 500. The form leaves the line out until then.',
      );
    default:
      return say('Choose a currency. The form leaves the line out until then.');
  }
};

/** The words for each code, next to the control of the attribute. */
const sentences = (
  { attribute, values: known = {} }: Omit<Issue, 'code'>,
  translator: Translator,
): Record<Issue['code'], Translated> => {
  const { say } = translator;
  const { text = '', currency = '', intervals = '', key = '', name = '' } = known;
  const values = { text, currency };
  const hasDecimals = exponentOf(currency) !== 0;
  // The configurator writes only texts, so its forms never report these.
  const unusable = say('This can’t be used here. Remove it and add it again.');
  const noShare = say(
    'A share is a number, such as 1 or 2, and one of them is above 0. Until then, donors see your form as it is.',
  );
  return {
    address: say('This doesn’t look right. It should start with https:// and end with /api/v1.'),
    missing: say('Add this. Until you do, the code only works for tests on your own computer.'),
    secret: say(
      'That was a secret key, so we removed it. It isn’t saved anywhere. If it was ever on a page, ask your payment service to replace it. Use the publishable key here.',
    ),
    malformed: say('A key can’t have spaces or accented letters.'),

    wrong_type: unusable,
    inexact_number: unusable,
    separator_in_entry: unusable,
    unknown_currency:
      text === ''
        ? say('Add a currency code, such as GBP.')
        : say('"{text}" isn’t a currency. Use a code with three letters, such as GBP.', values),
    unknown_entry_currency: say(
      '"{text}" isn’t a currency. Use a code with three letters, such as GBP.',
      values,
    ),
    stray_word: say(
      '"{text}" isn’t a currency. Separate amounts with spaces. To use several currencies, add them under “More currencies”.',
      values,
    ),
    not_an_amount: hasDecimals
      ? say('"{text}" isn’t an amount in {currency}. Write it like 25 or 12.50.', values)
      : say('"{text}" isn’t an amount in {currency}. Write it like 2500.', values),
    not_an_amount_in_currency: say(
      '"{text}" isn’t an amount in {currency}. Enter one for {currency}, such as {example}.',
      { ...values, example: hasDecimals ? '25' : '2500' },
    ),
    unclear_amount: say(
      '"{text}" could be one amount or several. Write one amount as 1500. Separate several with spaces.',
      values,
    ),
    max_below_min: say('The largest donation is below the smallest.'),
    max_too_large: say('This is too much for one payment. The most is 999999.99.'),
    amount_outside_limits: say('An amount is below the smallest or above the largest donation.'),
    item_above_max: say('An item costs more than the largest donation.'),
    no_amount_left: say('Donors have no amount to choose. Suggest an amount or switch this off.'),
    no_amount_for_intervals: say('There is no amount for {intervals}, and donors can’t enter another.', {
      intervals: anyOf(intervals.split(', '), translator),
    }),
    default_outside_limits: say('This amount is below the smallest or above the largest donation.'),
    default_not_offered: say('This isn’t a suggested amount, and donors can’t enter another.'),
    unreadable_entry_amount: say('An amount doesn’t look right. Write it like 25 or 12.50.'),
    unreadable_entry_interval: say('A frequency doesn’t look right. Choose another.'),
    impact_without_words: say('A line has no words for several. Add them.'),
    incomplete_item: say(
      'An item needs a name and a price above zero. A country is a code with two letters, such as KE.',
    ),
    not_a_list: say('These rows can’t be read. Add them again.'),
    unreadable_match: matchWords(key, say),
    match_currency_not_offered: say(
      'Your form doesn’t offer {currency}. Choose another currency, or offer it too.',
      values,
    ),
    unknown_interval: say(
      '"{text}" isn’t a frequency. Remove it, and add one with a number and a unit.',
      values,
    ),
    no_interval: say('Choose at least one.'),
    default_interval_not_offered: say('You don’t offer this frequency. Choose another or offer it.'),
    unreadable_pair: say(
      '"{text}" isn’t a pair of amounts in {currency}. Enter a one-time amount, and a monthly amount that isn’t larger.',
      values,
    ),
    suggestion_not_offered: say(
      'Donors can’t give a monthly amount that you suggest here. It is outside your limits or isn’t a suggested amount.',
    ),
    unknown_field: say('Choose from name, phone number and address, each once.'),
    unknown_ask: say('"{text}" isn’t a question. Choose from the questions above.', values),
    not_an_object:
      attribute === 'match'
        ? say('This match can’t be read. Add it again.')
        : say('These notes can’t be read. Add them again.'),
    not_json: say('These notes can’t be read. Add them again.'),
    no_metadata_key: say(
      '"{text}" can’t be used here. Start a name with a letter. Use only letters, digits, full stops, hyphens and underscores.',
      values,
    ),
    reserved_metadata_key: say(
      '"{text}" can’t be used here because the form uses this name. It isn’t sent until you choose another.',
      values,
    ),
    unknown_country: say('This isn’t a country code. Use two letters, such as KE.'),
    incomplete_purpose: say('A purpose needs a name and a code. The form leaves it out until then.'),
    long_list: say(
      'This list is longer than any that we test forms with: 2,000 purposes, or 50 of anything else. Make it shorter, or check that the form is fast enough.',
    ),
    repeated_purpose: say(
      'Two purposes have the code "{text}". The form leaves out the second until you change it.',
      values,
    ),
    unknown_purpose_country: say(
      'The country of "{text}" isn’t a country code. Use two letters, such as KE.',
      values,
    ),
    unknown_label_language: say(
      '"{text}" isn’t a language. Use a code such as cy, then a colon and the name.',
      values,
    ),
    purpose_without_texts:
      name === 'labels'
        ? say('The names in other languages can’t be read. Write them like “cy: Ffynhonnau; fr: Puits”.')
        : say('The notes can’t be read. Write them like “fund: 210; region: East”.'),
    replaced_by_purposes: say('Purposes with details replace these. Remove one of the two.'),
    unusable_question_name: say(
      '"{text}" can’t be a name for your records. Start with a small letter, and use only small letters, digits and _.',
      values,
    ),
    repeated_question: say('"{text}" is there more than once. Give each question its own name.', values),
    too_many_questions: say('A form can have up to 20 questions of your own. The others are left out.'),
    unknown_question_kind: say('Choose how donors answer "{text}".', values),
    question_without_label: say('Write the question for "{text}".', values),
    question_without_options: say(
      'The question "{text}" needs more answers to choose from. All together can have 500 characters.',
      values,
    ),
    incomplete_option: say(
      'An answer to "{text}" needs a text, and a code of its own without a semicolon.',
      values,
    ),
    unusable_in_question: say('A setting of "{text}" can’t be used. The form asks without it.', values),
    unnamed_variant: unusable,
    repeated_variant: say(
      'Two versions are named "{text}". Until you change one, donors see your form as it is.',
      values,
    ),
    variant_weight: noShare,
    no_variant_left: noShare,
    variant_without_object: unusable,
    variant_attribute: unusable,
    split_without_purposes: say('Not used: offer at least two purposes or projects.'),
    split_without_custom_amount: say(
      'Not used: donors need “Other amount” for this. Switch off “Suggested amounts only”.',
    ),
    gift_aid_without_gbp: say('Gift Aid is only for pounds. Offer GBP too or switch Gift Aid off.'),
    unknown_tax_country: say(
      'Tax receipts aren’t available for "{text}". Choose from the countries above.',
      values,
    ),
    tax_receipt_with_gift_aid: say('Not used: Gift Aid is on. Switch it off to offer tax receipts.'),
    unknown_dedication: say('Choose from the kinds above, each once.'),
    unknown_channel: say('Choose from email, text message, phone call and post, each once.'),
    unknown_wording: say('"{text}" isn’t a wording. Choose one of the two.', values),
    opt_out_required: say('Donors don’t have to opt out. Choose “Optional” instead of “Required”.'),
    not_a_link: say(
      'This doesn’t look right. It should start with https://. The form leaves it out until then.',
    ),
  };
};

/** Explains a problem next to the control of its attribute; `isOneOfMany` if donors can choose a currency. */
export const inPlainWords = (
  { code, ...issue }: Issue,
  translator: Translator,
  isOneOfMany = false,
): Translated => {
  const problem = sentences(issue, translator)[code];
  const { currency } = issue.values ?? {};
  return isOneOfMany && currency && !problem.includes(currency)
    ? translator.say('In {currency}: {problem}', { currency, problem })
    : problem;
};
