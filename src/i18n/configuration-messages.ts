/**
 * Sentences that tell the integrator why an attribute can't work, in English alone. Each follows the name of the
 * attribute; `{name}` stands for a value.
 */
export const configurationMessages = {
  unknown_currency: '"{text}" is not an ISO 4217 currency with a minor unit',
  unknown_entry_currency: 'has an entry in "{text}", which is no currency',
  stray_word: 'has "{text}" after a semicolon, where a currency belongs, as in "10; JPY 1000"',
  not_an_amount: '"{text}" is not an amount in {currency}, such as 25 or 12.50',
  not_an_amount_in_currency:
    '"{text}" is not an amount in {currency}, so give {currency} its own, as in "10; {currency} 12"',
  unclear_amount:
    'has "{text}", which may be one amount or several: write one without its comma or space, and a space between several',
  max_below_min: 'is below min-amount in {currency}',
  max_too_large: 'has more than eight digits in the smallest unit',
  amount_outside_limits: 'has an amount outside of min-amount and max-amount in {currency}',
  item_above_max: 'has a gift above max-amount in {currency}',
  no_amount_left: 'leaves no amount to choose in {currency}',
  no_amount_for_intervals: 'has none for {intervals} in {currency}, with no-custom-amount',
  default_outside_limits: 'is outside of min-amount and max-amount in {currency}',
  default_not_offered: 'is not among the presets in {currency}, and no-custom-amount is set',
  unreadable_entry_amount: 'has an entry whose amount can’t be read',
  unreadable_entry_interval: 'has an entry whose interval can’t be read',
  incomplete_item:
    'has an entry without a label, an amount above zero, or a country that is ISO 3166-1 alpha-2',
  not_a_list: 'is not a JSON list of objects',
  unknown_interval: '"{text}" is not an interval',
  no_interval: 'names no interval',
  unreadable_pair:
    'has "{text}", which is not a pair of amounts in {currency} such as 25:8, one-time first and no more than that monthly',
  suggestion_not_offered:
    'suggests a monthly amount in {currency} that can’t be given, because of min-amount, max-amount or no-custom-amount',
  default_interval_not_offered: 'is not among the intervals',
  unknown_field: 'knows name, phone, address, each at most once and with * when required',
  unknown_ask: '"{text}" is not one of organisation, anonymous, comment',
  not_an_object: 'is not a JSON object',
  no_metadata_key:
    'has "{text}", which can’t be a metadata key: use a letter, then letters, digits, ".", "_" or "-", 40 at most',
  reserved_metadata_key: 'has "{text}", a name reserved by the form',
  unknown_country: 'is not an ISO 3166-1 alpha-2 code',
  gift_aid_without_gbp: 'is for GBP, which is not on offer',
  unknown_dedication: 'takes honour, memory and celebration, once each',
  unknown_channel: 'takes email, sms, phone and post, once each, with * to require an answer',
  unknown_wording: '"{text}" is not a wording: write opt-out, or leave it out to ask for yes or no',
  opt_out_required: 'has a required answer (*), which the opt-out wording can’t ask for',
  not_a_link: 'is not an address that begins with https://',
} as const;

export type ConfigurationCode = keyof typeof configurationMessages;
