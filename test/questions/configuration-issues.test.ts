import { expect } from '@open-wc/testing';
import { configurationMessages, type ConfigurationCode } from '../../src/i18n/configuration-messages.js';
import type { DonationAttributes } from '../../src/elements/donation-attributes.js';
import { reportConfiguration, reportLeftOut } from '../../src/elements/report-configuration.js';
import { issuesOf, type Changes } from './forms.js';

/** An attribute at issue for each code, and the sentence that the integrator reads. */
const examples: Record<ConfigurationCode, [changes: Changes, sentence: string]> = {
  unknown_currency: [
    { currencies: 'EUR POUND' },
    'currencies "POUND" is not an ISO 4217 currency with a minor unit',
  ],
  unknown_entry_currency: [
    { presets: '[{"amount":5,"currency":"gpb"}]' },
    'presets has an entry in "GPB", which is no currency',
  ],
  stray_word: [
    { amounts: '10;yen 25' },
    'amounts has "yen" after a semicolon, where a currency belongs, as in "10; JPY 1000"',
  ],
  not_an_amount: [{ amounts: '10 ten' }, 'amounts "ten" is not an amount in GBP, such as 25 or 12.50'],
  not_an_amount_in_currency: [
    { currencies: 'JPY', amounts: '10.50' },
    'amounts "10.50" is not an amount in JPY, so give JPY its own, as in "10; JPY 12"',
  ],
  unclear_amount: [
    { amounts: '1,500' },
    'amounts has "1,500", which may be one amount or several: write one without its comma or space, and a space between several',
  ],
  max_below_min: [{ minAmount: '20', maxAmount: '10', amounts: '' }, 'max-amount is below min-amount in GBP'],
  max_too_large: [{ maxAmount: '1000000' }, 'max-amount has more than eight digits in the smallest unit'],
  amount_outside_limits: [
    { amounts: '0.50' },
    'amounts has an amount outside of min-amount and max-amount in GBP',
  ],
  item_above_max: [
    { items: '[{"label":"Well","amount":500}]', maxAmount: '100' },
    'items has a gift above max-amount in GBP',
  ],
  no_amount_left: [
    { amounts: '', noCustomAmount: true },
    'no-custom-amount leaves no amount to choose in GBP',
  ],
  no_amount_for_intervals: [
    { presets: '[{"amount":5,"interval":"month"}]', noCustomAmount: true, intervals: 'once month year' },
    'presets has none for once, year in GBP, with no-custom-amount',
  ],
  default_outside_limits: [
    { defaultAmount: '0' },
    'default-amount is outside of min-amount and max-amount in GBP',
  ],
  default_not_offered: [
    { defaultAmount: '11', noCustomAmount: true },
    'default-amount is not among the presets in GBP, and no-custom-amount is set',
  ],
  unreadable_entry_amount: [
    { presets: '[{"amount":"x"}]' },
    'presets has an entry whose amount can’t be read',
  ],
  unreadable_entry_interval: [
    { presets: '[{"amount":5,"interval":"fortnight"}]' },
    'presets has an entry whose interval can’t be read',
  ],
  incomplete_item: [
    { items: '[{"amount":3}]' },
    'items has an entry without a label, an amount above zero, or a country that is ISO 3166-1 alpha-2',
  ],
  not_a_list: [{ items: '{' }, 'items is not a JSON list of objects'],
  unknown_interval: [{ intervals: 'once fortnight' }, 'intervals "fortnight" is not an interval'],
  no_interval: [{ intervals: '' }, 'intervals names no interval'],
  default_interval_not_offered: [{ defaultInterval: 'often' }, 'default-interval is not among the intervals'],
  unknown_field: [
    { fields: 'name email' },
    'fields knows name, phone, address, each at most once and with * when required',
  ],
  unknown_ask: [
    { ask: 'comment organization' },
    'ask "organization" is not one of organisation, anonymous, comment',
  ],
  not_an_object: [{ metadata: '[1]' }, 'metadata is not a JSON object'],
  no_metadata_key: [
    { attribution: 'utm __proto__' },
    'attribution has "__proto__", which can’t be a metadata key: use a letter, then letters, digits, ".", "_" or "-", 40 at most',
  ],
  reserved_metadata_key: [
    { attribution: 'donation-reference' },
    'attribution has "donation-reference", a name reserved by the form',
  ],
  unknown_country: [{ country: 'XX' }, 'country is not an ISO 3166-1 alpha-2 code'],
  unreadable_pair: [
    { suggestMonthly: '25:8 50' },
    'suggest-monthly has "50", which is not a pair of amounts in GBP such as 25:8, one-time first and no more than that monthly',
  ],
  suggestion_not_offered: [
    { suggestMonthly: '25:8', minAmount: '10' },
    'suggest-monthly suggests a monthly amount in GBP that can’t be given, because of min-amount, max-amount or no-custom-amount',
  ],
  unknown_dedication: [
    { dedication: 'memory birthday' },
    'dedication takes honour, memory and celebration, once each',
  ],
  unknown_channel: [
    { contact: 'email fax' },
    'contact takes email, sms, phone and post, once each, with * to require an answer',
  ],
  unknown_wording: [
    { contact: 'email', contactWording: 'pre-ticked' },
    'contact-wording "pre-ticked" is not a wording: write opt-out, or leave it out to ask for yes or no',
  ],
  opt_out_required: [
    { contact: 'email*', contactWording: 'opt-out' },
    'contact has a required answer (*), which the opt-out wording can’t ask for',
  ],
  gift_aid_without_gbp: [{ giftAid: true, currency: 'EUR' }, 'gift-aid is for GBP, which is not on offer'],
  not_a_link: [{ privacyUrl: '/privacy' }, 'privacy-url is not an address that begins with https://'],
};

/** The message that an integrator reads of these attributes. */
const messageFor = (changes: Changes): string => {
  let message = '';
  const element = {
    localName: 'donation-widget',
    platform: {
      report: (error: Error) => {
        ({ message } = error);
      },
    },
    dispatchEvent: () => true,
  } as unknown as DonationAttributes;
  const issues = issuesOf(changes);
  if (issues.every(({ isMinor }) => isMinor)) reportLeftOut(element, issues);
  else reportConfiguration(element, issues, undefined);
  return message;
};

describe('the issues of a configuration', () => {
  for (const [code, [changes, sentence]] of Object.entries(examples)) {
    it(`have a sentence for ${code}`, () => {
      expect(issuesOf(changes).map((issue) => issue.code)).to.deep.equal([code]);
      const effect = code === 'not_a_link' ? 'leaves something out' : "can't be shown";
      expect(messageFor(changes)).to.equal(`<donation-widget> ${effect}: ${sentence}.`);
    });
  }

  it('have no other sentences', () => {
    expect(Object.keys(examples).sort()).to.deep.equal(Object.keys(configurationMessages).sort());
  });

  it('are told all at once', () => {
    expect(messageFor({ country: 'XX', fields: 'z' })).to.equal(
      "<donation-widget> can't be shown: country is not an ISO 3166-1 alpha-2 code; " +
        'fields knows name, phone, address, each at most once and with * when required.',
    );
  });
});
