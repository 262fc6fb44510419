import type { Form, QuestionKey } from '../question.js';
import { neededIn, ownSettings, stateOf } from '../states.js';
import type { addressFields, AddressPart } from './address-format.js';
import { readCountry } from './country.js';

/** Whether the page itself asks for an address, and for the whole of it. */
export type AddressSettings = { isAsked: boolean; isRequired: boolean };

export type AddressState = {
  /** As it was typed or chosen; null while nothing was. */
  country: string | null;
  parts: Readonly<Record<AddressPart, string>>;
  /** The parts that the country does not ask for, but that held a text when it was chosen. */
  kept: readonly AddressPart[];
};

export type AddressField = (typeof addressFields)[number];

export const address: QuestionKey<AddressSettings, AddressState> = { name: 'address' };

/** Whether it is asked for now: another question may need it. */
export const isAddressShown = (form: Form): boolean =>
  ownSettings(form, address).isAsked || Boolean(neededIn(form).address);

export const isAddressRequired = (form: Form): boolean =>
  ownSettings(form, address).isRequired || Boolean(neededIn(form).address);

/** The country that stands in its field: the donor's own, or the one that another question means. */
export const typedCountryOf = (form: Form): string =>
  stateOf(form, address).country ?? neededIn(form).address?.country ?? '';

/** The code of that country (ISO 3166-1 alpha-2); empty while there is none. */
export const countryOf = (form: Form): string => countryCodeOf(typedCountryOf(form));

export const countryCodeOf = (text: string): string => {
  const reading = readCountry(text);
  return ('value' in reading && reading.value) || '';
};

/** Whether another question needs the first line to name or number a house. */
export const isHouseRequired = (form: Form): boolean => neededIn(form).address?.hasHouse ?? false;

/** Many countries have no postcodes, so one is required, and checked, only where another question needs it. */
export const isPostcodeRequired = (form: Form): boolean =>
  neededIn(form).address?.ukPostcodeIn.includes(countryOf(form)) ?? false;
