import { expect } from '@open-wc/testing';
import { configurationMessages, type ConfigurationCode } from '../../src/languages/configuration-messages.js';
import type { DonationWidget } from '../../src/elements/donation-widget.js';
import { reportConfiguration, reportLeftOut } from '../../src/elements/report-configuration.js';
import { issuesOf, type Changes } from '../support/questions/forms.js';

const heard = { name: 'heard', kind: 'text', label: 'Heard' } as const;

/** An attribute value with each code, and the message that the developer reads. */
const examples: Record<ConfigurationCode, [changes: Changes, sentence: string]> = {
  wrong_type: [{ minAmount: [5] as never }, 'min-amount should be a text or a number: its type is object'],
  inexact_number: [
    { charityName: 1e21 },
    'charity-name has 1e+21, which is not an exact number: write it as a text',
  ],
  separator_in_entry: [
    { projects: ['Wells; Schools'] },
    'projects has a list with "Wells; Schools": an entry can\'t contain a semicolon',
  ],
  unknown_currency: [
    { currencies: 'EUR POUND' },
    'currencies has an unknown currency code, "POUND": use an ISO 4217 code such as GBP',
  ],
  unknown_entry_currency: [
    { presets: '[{"amount":5,"currency":"gpb"}]' },
    'presets has an entry with an unknown currency code, "GPB": use an ISO 4217 code such as GBP',
  ],
  stray_word: [
    { amounts: '10;yen 25' },
    'amounts has "yen" after a semicolon: put a currency code there, as in "10; JPY 1000"',
  ],
  not_an_amount: [
    { amounts: '10 ten' },
    'amounts has "ten", which is not an amount in GBP: use a number such as 25, with no more decimals than GBP has',
  ],
  not_an_amount_in_currency: [
    { currencies: 'JPY', amounts: '10.50' },
    'amounts has "10.50", which is not an amount in JPY: add amounts for JPY, as in "10; JPY 12"',
  ],
  unclear_amount: [
    { amounts: '1,500' },
    'amounts has "1,500", which could be one amount or several: write one amount without a comma or space, and put a space between several',
  ],
  max_below_min: [
    { minAmount: '20', maxAmount: '10', amounts: '' },
    'max-amount is lower than min-amount in GBP: raise it, or lower min-amount',
  ],
  max_too_large: [
    { maxAmount: '1000000' },
    'max-amount is too high: an amount can have at most eight digits, including decimals',
  ],
  amount_outside_limits: [
    { amounts: '0.50' },
    'amounts has an amount below min-amount or above max-amount in GBP: change the amount or the limit',
  ],
  item_above_max: [
    { items: '[{"label":"Well","amount":500}]', maxAmount: '100' },
    'items has an item that costs more than max-amount in GBP: change the price or the limit',
  ],
  no_amount_left: [
    { amounts: '', noCustomAmount: true },
    'no-custom-amount leaves donors no amount to choose in GBP: add one to amounts (or to presets, if you use them), or remove no-custom-amount',
  ],
  no_amount_for_intervals: [
    { presets: '[{"amount":5,"interval":"month"}]', noCustomAmount: true, intervals: 'once month year' },
    'presets has no amount for once, year in GBP: add one, or remove no-custom-amount',
  ],
  default_outside_limits: [
    { defaultAmount: '0' },
    'default-amount is below min-amount or above max-amount in GBP: change the amount or the limit',
  ],
  default_not_offered: [
    { defaultAmount: '11', noCustomAmount: true },
    'default-amount is not one of the preset amounts in GBP: add it to them, or remove no-custom-amount',
  ],
  unreadable_entry_amount: [
    { presets: '[{"amount":"x"}]' },
    'presets has an entry with a missing or unreadable amount: use a number such as 25',
  ],
  unreadable_entry_interval: [
    { presets: '[{"amount":5,"interval":"fortnight"}]' },
    'presets has an entry with an unknown interval: use one such as once, month or 2-week',
  ],
  impact_without_words: [
    { impacts: '[{"every":3,"one":"plants a reed"}]' },
    'impacts has an entry without "other": add the words for several',
  ],
  incomplete_item: [
    { items: '[{"amount":3}]' },
    'items has an incomplete item: each one needs a label and an amount above zero, and a country must be a code such as KE',
  ],
  not_a_list: [
    { items: '{' },
    'items should be a JSON list of objects: check its quotes, commas and brackets',
  ],
  unreadable_match: [
    { match: '{"by":"Riverside Bank","until":"31 December","ratio":1,"currency":"GBP"}' },
    'match has no "until" that the form can use: it needs by (a name), until (a day such as 2030-12-31, or a time with its time zone), ratio (1 to double) and currency, and can have limit',
  ],
  match_currency_not_offered: [
    { match: '{"by":"Riverside Bank","until":"2030-12-31","ratio":1,"currency":"EUR"}' },
    "match is for EUR, which the form doesn't offer: add it to currencies, or remove match",
  ],
  unknown_interval: [
    { intervals: 'once fortnight' },
    'intervals has an unknown interval, "fortnight": use once, day, week, month, quarter, year or a count such as 2-week',
  ],
  no_interval: [{ intervals: '' }, 'intervals needs at least one interval, such as month'],
  default_interval_not_offered: [
    { defaultInterval: 'often' },
    'default-interval should be one of the intervals that the form offers',
  ],
  unknown_field: [
    { fields: 'name email' },
    'fields should list only name, phone and address, once each, with * after one to require it',
  ],
  unknown_ask: [
    { ask: 'comment organization' },
    'ask has "organization": use only organisation, anonymous and comment',
  ],
  not_an_object: [{ metadata: '[1]' }, 'metadata should be a JSON object, such as {"campaign": "spring"}'],
  not_json: [
    { metadata: { a: { b: NaN } } },
    'metadata has "a.b", which JSON can\'t hold as it is: use a text, a number, true, false, null, or lists and objects of them',
  ],
  no_metadata_key: [
    { attribution: 'utm __proto__' },
    'attribution has "__proto__", which can\'t be a metadata key: start with a letter, and use at most 40 letters, digits, ".", "_" or "-"',
  ],
  reserved_metadata_key: [
    { attribution: 'donation-reference' },
    'attribution has "donation-reference", which the form uses for its own data or for a question: choose another name',
  ],
  unknown_country: [{ country: 'XX' }, 'country should be a two-letter country code, such as KE'],
  unreadable_pair: [
    { suggestMonthly: '25:8 50' },
    'suggest-monthly has "50", which is not a pair of amounts in GBP: write the one-time amount, then a monthly amount that is no higher, as in 25:8',
  ],
  suggestion_not_offered: [
    { suggestMonthly: '25:8', minAmount: '10' },
    "suggest-monthly suggests a monthly amount in GBP that donors can't choose: check min-amount, max-amount and no-custom-amount",
  ],
  unknown_dedication: [
    { dedication: 'memory birthday' },
    'dedication should list only honour, memory and celebration, once each',
  ],
  unknown_channel: [
    { contact: 'email fax' },
    'contact should list at least one of email, sms, phone and post, once each, with * after one to require an answer',
  ],
  unknown_wording: [
    { contact: 'email', contactWording: 'pre-ticked' },
    'contact-wording has "pre-ticked": use opt-out, or remove contact-wording to ask for yes or no',
  ],
  opt_out_required: [
    { contact: 'email*', contactWording: 'opt-out' },
    "contact has a required answer (*), but opt-out answers can't be required: remove the *",
  ],
  incomplete_purpose: [
    { purposes: '[{"value":"W"},{"value":"G","label":"General"}]' },
    'purposes has an incomplete purpose: each one needs a value and a label',
  ],
  long_list: [
    { items: JSON.stringify(Array.from({ length: 51 }, () => ({ label: 'Blanket', amount: 15 }))) },
    'items has more entries than the 2,000 purposes, or 50 of anything else, that we test forms with',
  ],
  repeated_purpose: [
    { purposes: '[{"value":"W","label":"Wells"},{"value":"W","label":"Water"}]' },
    'purposes has the value "W" more than once: give each purpose its own value',
  ],
  unknown_purpose_country: [
    { purposes: '[{"value":"W","label":"Wells","country":"XX"}]' },
    'purposes has a purpose, "W", with an unknown country: use a two-letter country code, such as KE',
  ],
  unknown_label_language: [
    { purposes: '[{"value":"W","label":"Wells","labels":{"in Welsh":"Ffynhonnau"}}]' },
    'purposes has labels with "in Welsh", which is not a language: use a code such as cy or pt-BR',
  ],
  purpose_without_texts: [
    { purposes: '[{"value":"W","label":"Wells","metadata":{"fund":["210"]}}]' },
    'purposes has metadata with something other than texts: use an object such as {"fund": "210"}',
  ],
  replaced_by_purposes: [
    { purposes: '[{"value":"W","label":"Wells"}]', projects: 'Schools' },
    'projects is left out because purposes replaces it: remove one of the two',
  ],
  unusable_question_name: [
    { questions: [{ name: 'Heard', kind: 'text', label: 'Heard' }] },
    'questions has a question with the name "Heard", which can\'t be a key: start with a lower-case letter, and use at most 40 lower-case letters, digits and "_"',
  ],
  repeated_question: [
    { questions: [heard, heard] },
    'questions has the name "heard" more than once: give each question its own name',
  ],
  too_many_questions: [
    { questions: [...new Array(21).keys()].map((place) => ({ ...heard, name: `heard_${place}` })) },
    'questions has more than 20 questions: the form leaves out the rest',
  ],
  unknown_question_kind: [
    { questions: [{ ...heard, kind: 'radio' }] },
    'questions has a question, "heard", of an unknown kind: use text, long, choice, choices, number, date or tick',
  ],
  question_without_label: [
    { questions: [{ ...heard, label: ' ' }] },
    'questions has a question, "heard", without a label: write the question that donors read',
  ],
  question_without_options: [
    { questions: [{ ...heard, kind: 'choice', options: [{ value: 'a', label: 'A' }] }] },
    'questions has a question, "heard", with too few or too long options: a choice needs two, and several answers together can have 500 characters',
  ],
  incomplete_option: [
    { questions: [{ ...heard, kind: 'choices', options: [{ value: 'a', label: 'A' }, { value: 'b' }] }] },
    'questions has an option in "heard" that is left out: each one needs a label and a value of its own, without a semicolon and with at most 500 characters',
  ],
  unusable_in_question: [
    { questions: [{ ...heard, max: 0 }] },
    'questions has a "max" in "heard" that the form can\'t use: the question is asked without it',
  ],
  split_without_purposes: [
    { split: true, projects: 'Wells' },
    'split needs at least two purposes or projects: add one, or remove split',
  ],
  split_without_custom_amount: [
    { split: true, projects: 'Wells; Schools', noCustomAmount: true },
    'split needs Other amount, because donors enter an amount for each purpose: remove no-custom-amount or split',
  ],
  gift_aid_without_gbp: [
    { giftAid: true, currency: 'EUR' },
    'gift-aid only works with GBP: add GBP to currencies, or remove gift-aid',
  ],
  unknown_tax_country: [{ taxReceipt: 'es uk' }, 'tax-receipt has "uk": use only es pt it fr de br at be'],
  tax_receipt_with_gift_aid: [
    { taxReceipt: 'es', giftAid: true },
    "tax-receipt doesn't work with gift-aid, which is used instead: remove one of them",
  ],
  not_a_link: [{ privacyUrl: '/privacy' }, 'privacy-url should be an address that starts with https://'],
};

const refused = "<donation-widget> can't be shown:";
const leftOut = "Part of <donation-widget> can't be shown:";

/** Minor issues leave out only a part of the form. */
const beginnings: Readonly<Record<string, string>> = {
  impact_without_words: leftOut,
  unreadable_match: leftOut,
  match_currency_not_offered: leftOut,
  not_a_link: leftOut,
  unknown_tax_country: leftOut,
  tax_receipt_with_gift_aid: leftOut,
  not_json: "Part of <donation-widget> can't be sent:",
  reserved_metadata_key: "Part of <donation-widget> can't be sent:",
  incomplete_purpose: leftOut,
  long_list: '<donation-widget> might be slow:',
  repeated_purpose: leftOut,
  unknown_purpose_country: leftOut,
  unknown_label_language: leftOut,
  purpose_without_texts: leftOut,
  replaced_by_purposes: leftOut,
  unusable_question_name: leftOut,
  repeated_question: leftOut,
  too_many_questions: leftOut,
  unknown_question_kind: leftOut,
  question_without_label: leftOut,
  question_without_options: leftOut,
  incomplete_option: leftOut,
  unusable_in_question: leftOut,
  split_without_purposes: leftOut,
  split_without_custom_amount: leftOut,
};

/** The message that a developer reads for these attributes. */
const messageFor = async (changes: Changes): Promise<string> => {
  let message = '';
  const element = {
    localName: 'donation-widget',
    platform: {
      report: (error: Error) => {
        ({ message } = error);
      },
    },
    dispatchEvent: () => true,
    requestUpdate: () => undefined,
  } as unknown as DonationWidget;
  const issues = issuesOf(changes);
  if (issues.every(({ isMinor }) => isMinor)) await reportLeftOut(element, issues);
  else await reportConfiguration(element, issues, undefined, () => true);
  return message;
};

describe('Configuration issues', () => {
  for (const [code, [changes, sentence]] of Object.entries(examples)) {
    it(`have a message for ${code}`, async () => {
      expect(issuesOf(changes).map((issue) => issue.code)).to.deep.equal([code]);
      expect(await messageFor(changes)).to.equal(`${beginnings[code] ?? refused} ${sentence}.`);
    });
  }

  it('have no other messages', () => {
    expect(Object.keys(examples).sort()).to.deep.equal(Object.keys(configurationMessages).sort());
  });

  it('are reported together', async () => {
    expect(await messageFor({ country: 'XX', fields: 'z' })).to.equal(
      "<donation-widget> can't be shown: country should be a two-letter country code, such as KE; " +
        'fields should list only name, phone and address, once each, with * after one to require it.',
    );
  });
});
