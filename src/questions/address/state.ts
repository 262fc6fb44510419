import type { Form, PartKey } from '../part.js';
import { neededIn, stateOf } from '../states.js';
import { readCountry } from './country.js';

/** The parts of an address with the names of the interface (§2.3), in the order of the form. */
export const addressFields = ['country', 'line1', 'line2', 'city', 'state', 'postcode'] as const;
export type AddressPart = Exclude<(typeof addressFields)[number], 'country'>;

export type AddressState = {
  /** As typed or chosen; null until the donor has done either. */
  country: string | null;
  parts: Readonly<Record<AddressPart, string>>;
  /** The parts that this country doesn't ask for, but that had text when the donor chose it. */
  kept: readonly AddressPart[];
  /** Whether the donor has asked for the fields, or changed one. A finder of the page folds them away until then. */
  isOpen: boolean;
};

export const addressKey: PartKey<null, AddressState> = { name: 'address' };

/** The text of the country field: the donor's country, or the one that another question assumes. */
export const typedCountryOf = (form: Form): string =>
  stateOf(form, addressKey).country ?? neededIn(form).address?.country ?? '';

/** The code of that country (ISO 3166-1 alpha-2); empty if there is none. */
export const countryOf = (form: Form): string => countryCodeOf(typedCountryOf(form));

export const countryCodeOf = (text: string): string => {
  const reading = readCountry(text);
  return ('value' in reading && reading.value) || '';
};
