/**
 * Messages that tell the developer, in English, why an attribute isn't valid and how to fix it. Each one follows the
 * name of the attribute. `{name}` is replaced by a value.
 */
export const configurationMessages = {
  wrong_type: 'should be {wanted}: its type is {type}',
  inexact_number: 'has {text}, which is not an exact number: write it as a text',
  separator_in_entry: 'has a list with "{text}": an entry can\'t contain a {separator}',
  unknown_currency: 'has an unknown currency code, "{text}": use an ISO 4217 code such as GBP',
  unknown_entry_currency:
    'has an entry with an unknown currency code, "{text}": use an ISO 4217 code such as GBP',
  stray_word: 'has "{text}" after a semicolon: put a currency code there, as in "10; JPY 1000"',
  not_an_amount:
    'has "{text}", which is not an amount in {currency}: use a number such as 25, with no more decimals than {currency} has',
  not_an_amount_in_currency:
    'has "{text}", which is not an amount in {currency}: add amounts for {currency}, as in "10; {currency} 12"',
  unclear_amount:
    'has "{text}", which could be one amount or several: write one amount without a comma or space, and put a space between several',
  max_below_min: 'is lower than min-amount in {currency}: raise it, or lower min-amount',
  max_too_large: 'is too high: an amount can have at most eight digits, including decimals',
  amount_outside_limits:
    'has an amount below min-amount or above max-amount in {currency}: change the amount or the limit',
  item_above_max: 'has an item that costs more than max-amount in {currency}: change the price or the limit',
  no_amount_left:
    'leaves donors no amount to choose in {currency}: add one to amounts (or to presets, if you use them), or remove no-custom-amount',
  no_amount_for_intervals: 'has no amount for {intervals} in {currency}: add one, or remove no-custom-amount',
  default_outside_limits:
    'is below min-amount or above max-amount in {currency}: change the amount or the limit',
  default_not_offered:
    'is not one of the preset amounts in {currency}: add it to them, or remove no-custom-amount',
  unreadable_entry_amount: 'has an entry with a missing or unreadable amount: use a number such as 25',
  unreadable_entry_interval: 'has an entry with an unknown interval: use one such as once, month or 2-week',
  impact_without_words: 'has an entry without "other": add the words for several',
  incomplete_item:
    'has an incomplete item: each one needs a label and an amount above zero, and a country must be a code such as KE',
  not_a_list: 'should be a JSON list of objects: check its quotes, commas and brackets',
  unreadable_match:
    'has no "{key}" that the form can use: it needs by (a name), until (a day such as 2030-12-31, or a time with its time zone), ratio (1 to double) and currency, and can have limit',
  match_currency_not_offered:
    "is for {currency}, which the form doesn't offer: add it to currencies, or remove match",
  unknown_interval:
    'has an unknown interval, "{text}": use once, day, week, month, quarter, year or a count such as 2-week',
  no_interval: 'needs at least one interval, such as month',
  unreadable_pair:
    'has "{text}", which is not a pair of amounts in {currency}: write the one-time amount, then a monthly amount that is no higher, as in 25:8',
  suggestion_not_offered:
    "suggests a monthly amount in {currency} that donors can't choose: check min-amount, max-amount and no-custom-amount",
  default_interval_not_offered: 'should be one of the intervals that the form offers',
  unknown_field: 'should list only name, phone and address, once each, with * after one to require it',
  unknown_ask: 'has "{text}": use only organisation, anonymous and comment',
  not_an_object: 'should be a JSON object, such as {"campaign": "spring"}',
  not_json:
    'has "{path}", which JSON can\'t hold as it is: use a text, a number, true, false, null, or lists and objects of them',
  no_metadata_key:
    'has "{text}", which can\'t be a metadata key: start with a letter, and use at most 40 letters, digits, ".", "_" or "-"',
  reserved_metadata_key:
    'has "{text}", which the form uses for its own data or for a question: choose another name',
  unknown_country: 'should be a two-letter country code, such as KE',
  incomplete_purpose: 'has an incomplete purpose: each one needs a value and a label',
  long_list: 'has more entries than the 2,000 purposes, or 50 of anything else, that we test forms with',
  repeated_purpose: 'has the value "{text}" more than once: give each purpose its own value',
  unknown_purpose_country:
    'has a purpose, "{text}", with an unknown country: use a two-letter country code, such as KE',
  unknown_label_language: 'has labels with "{text}", which is not a language: use a code such as cy or pt-BR',
  purpose_without_texts: 'has {name} with something other than texts: use an object such as {"fund": "210"}',
  replaced_by_purposes: 'is left out because purposes replaces it: remove one of the two',
  unusable_question_name:
    'has a question with the name "{text}", which can\'t be a key: start with a lower-case letter, and use at most 40 lower-case letters, digits and "_"',
  repeated_question: 'has the name "{text}" more than once: give each question its own name',
  too_many_questions: 'has more than {most} questions: the form leaves out the rest',
  unknown_question_kind:
    'has a question, "{text}", of an unknown kind: use text, long, choice, choices, number, date or tick',
  question_without_label: 'has a question, "{text}", without a label: write the question that donors read',
  question_without_options:
    'has a question, "{text}", with too few or too long options: a choice needs two, and several answers together can have 500 characters',
  incomplete_option:
    'has an option in "{text}" that is left out: each one needs a label and a value of its own, without a semicolon and with at most 500 characters',
  unusable_in_question:
    'has a "{key}" in "{text}" that the form can\'t use: the question is asked without it',
  split_without_purposes: 'needs at least two purposes or projects: add one, or remove split',
  split_without_custom_amount:
    'needs Other amount, because donors enter an amount for each purpose: remove no-custom-amount or split',
  gift_aid_without_gbp: 'only works with GBP: add GBP to currencies, or remove gift-aid',
  unknown_tax_country: 'has "{text}": use only {codes}',
  tax_receipt_with_gift_aid: "doesn't work with gift-aid, which is used instead: remove one of them",
  unknown_dedication: 'should list only honour, memory and celebration, once each',
  unknown_channel:
    'should list at least one of email, sms, phone and post, once each, with * after one to require an answer',
  unknown_wording: 'has "{text}": use opt-out, or remove contact-wording to ask for yes or no',
  opt_out_required: "has a required answer (*), but opt-out answers can't be required: remove the *",
  not_a_link: 'should be an address that starts with https://',
} as const;

/** The same for what a `<donation-button>` asks for and its form doesn't offer. */
export const buttonMessages = {
  amount_not_offered:
    'has "{text}", which the form doesn\'t offer in {currency} for {intervals}: change it, or the limits or presets of the form',
  interval_not_offered: 'has "{text}", which the form doesn\'t offer: add it to the intervals of the form',
} as const;

/** The same for variants of a form. Without them, the form is shown as the page has written it. */
export const variantMessages = {
  unnamed_variant: 'has a variant without a name: give each its own, such as "b"',
  repeated_variant: 'has the variant "{text}" more than once: give each its own name',
  variant_weight: 'has a variant, "{text}", whose weight is neither 0 nor a number from 0.000001 to 1000000',
  no_variant_left: 'has no variant that can be drawn: give at least one a weight above 0',
  variant_without_object:
    'has a variant, "{text}", whose attributes are not an object, such as {"heading": "Give"}',
  variant_attribute: 'has a variant, "{text}", that sets {name}: a variant can set only {allowed}',
} as const;

export type VariantCode = keyof typeof variantMessages;

export type ConfigurationCode = keyof typeof configurationMessages;

export type ButtonCode = keyof typeof buttonMessages;
