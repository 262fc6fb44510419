import type { Draft } from './draft.js';
import { readCountry } from './country.js';
import { giftAidCurrency } from './gift-aid.js';
import type { Settings } from './settings.js';

/** Whether the donor has declared Gift Aid for what is being given. */
export const isGiftAided = ({ giftAid, currency }: Draft, { hasGiftAid }: Settings): boolean =>
  hasGiftAid && giftAid !== null && currency === giftAidCurrency;

/** The groups of payer fields that are asked for: Gift Aid needs name and home address. */
export const askedFields = (draft: Draft, settings: Settings): Settings['fields'] =>
  isGiftAided(draft, settings)
    ? new Map([...settings.fields, ['name', { isRequired: true }], ['address', { isRequired: true }]])
    : settings.fields;

/** Countries where a postcode tells HMRC the home address of a Gift Aid declaration. */
const withUkPostcodes = ['GB', 'GG', 'IM', 'JE'];

/** The code of the country that is typed or chosen; blank while there is none. */
export const countryOf = (typed: string): string => {
  const reading = readCountry(typed);
  return ('value' in reading && reading.value) || '';
};

/** A postcode is required for Gift Aid from a UK address only: many countries have none. */
export const isPostcodeRequired = (draft: Draft, settings: Settings): boolean =>
  isGiftAided(draft, settings) && withUkPostcodes.includes(countryOf(draft.country));
