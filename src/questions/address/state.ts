import type { Form, QuestionKey } from '../question.js';
import { neededIn, ownSettings, stateOf } from '../states.js';
import type { addressFields, AddressPart } from './address-format.js';
import { readCountry } from './country.js';

/** Whether the page itself asks for an address, and whether it requires one. */
export type AddressSettings = { isAsked: boolean; isRequired: boolean };

export type AddressState = {
  /** As typed or chosen; null until the donor has done either. */
  country: string | null;
  parts: Readonly<Record<AddressPart, string>>;
  /** The parts that this country doesn't ask for, but that had text when the donor chose it. */
  kept: readonly AddressPart[];
};

export type AddressField = (typeof addressFields)[number];

export const addressKey: QuestionKey<AddressSettings, AddressState> = { name: 'address' };

/** Whether the address is shown now. Other questions can need it too. */
export const isAddressShown = (form: Form): boolean =>
  ownSettings(form, addressKey).isAsked || Boolean(neededIn(form).address);

export const isAddressRequired = (form: Form): boolean =>
  ownSettings(form, addressKey).isRequired || Boolean(neededIn(form).address);

/** The text of the country field: the donor's country, or the one that another question assumes. */
export const typedCountryOf = (form: Form): string =>
  stateOf(form, addressKey).country ?? neededIn(form).address?.country ?? '';

/** The code of that country (ISO 3166-1 alpha-2); empty if there is none. */
export const countryOf = (form: Form): string => countryCodeOf(typedCountryOf(form));

export const countryCodeOf = (text: string): string => {
  const reading = readCountry(text);
  return ('value' in reading && reading.value) || '';
};

/** Whether another question needs a house name or number in the first line. */
export const isHouseRequired = (form: Form): boolean => neededIn(form).address?.hasHouse ?? false;

/** Many countries have no postcodes, so a postcode is only required and checked if another question needs it. */
export const isPostcodeRequired = (form: Form): boolean =>
  neededIn(form).address?.ukPostcodeIn.includes(countryOf(form)) ?? false;
