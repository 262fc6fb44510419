import { addressEnglish } from '../../languages/en/address.js';
import type { BillingAddress } from '../../schema/payer.js';
import { textOf } from '../attributes.js';
import { readPayerFields } from '../payer/fields.js';
import type { Question } from '../question.js';
import { readFields, type FieldRule } from '../read-fields.js';
import { readLine } from '../read-line.js';
import { stateOf } from '../states.js';
import { addressFields, addressFormat, keptParts, type AddressPart } from './address-format.js';
import { readCountry } from './country.js';
import { readHouse } from './house.js';
import { readPostcode, readUkPostcode } from './postcode.js';
import {
  addressKey,
  countryCodeOf,
  countryOf,
  isAddressRequired,
  isAddressShown,
  isHouseRequired,
  isPostcodeRequired,
  typedCountryOf,
  type AddressField,
  type AddressSettings,
  type AddressState,
} from './state.js';
import { addressStyles } from './styles.js';
import { addressView } from './view.js';
import type { PayerAttributes } from '../payer/attributes.js';

const rules: Record<AddressField, FieldRule> = {
  country: readCountry,
  line1: readLine,
  line2: readLine,
  city: readLine,
  state: readLine,
  postcode: readPostcode,
};

/** Asks for the payer's address (§2.3) in the format of the chosen country. */
export const addressQuestion: Question<AddressSettings, AddressState, PayerAttributes> = {
  name: addressKey.name,
  english: addressEnglish,
  group: 'payer',
  styles: addressStyles,
  passesOn: addressFields.filter((field) => field !== 'country'),
  paths: Object.fromEntries(addressFields.map((field) => [`payer.billing_address.${field}`, field])),

  configure: ({ fields }) => {
    const asked = readPayerFields(fields)?.get('address');
    return { isAsked: asked !== undefined, isRequired: asked?.isRequired ?? false };
  },

  initial: () => ({
    country: null,
    parts: { line1: '', line2: '', city: '', state: '', postcode: '' },
    kept: [],
  }),
  adapt: (form, before) => {
    const state = stateOf(form, addressKey);
    const country = countryOf(form);
    const hadAddress = before.questions.some(({ name }) => name === addressKey.name);
    return hadAddress && country !== countryOf(before)
      ? { ...state, kept: keptParts(country, state.parts) }
      : state;
  },

  isShown: isAddressShown,

  read: (form, donation) => {
    const { parts, kept } = stateOf(form, addressKey);
    const texts: Record<AddressField, string> = { country: typedCountryOf(form), ...parts };
    const { rows } = addressFormat(countryOf(form), kept);
    const isRequired = isAddressRequired(form);
    const hasAddress = addressFields.some((field) => texts[field].trim() !== '');
    const required: Partial<Record<AddressField, boolean>> = {
      // An address can't be sent without a country (§8.4).
      country: isRequired || hasAddress,
      line1: isRequired,
      // Addresses in some countries have no city.
      city: isRequired && rows.flat().includes('city'),
      postcode: isPostcodeRequired(form),
    };
    const rulesNow = {
      ...rules,
      ...(isHouseRequired(form) && { line1: readHouse }),
      ...(isPostcodeRequired(form) && { postcode: readUkPostcode }),
    };
    const { values, errors } = readFields(
      addressFields,
      texts,
      rulesNow,
      (field) => required[field] ?? false,
    );
    if (errors.length > 0) return errors;
    return hasAddress
      ? { ...donation, payer: { ...donation.payer, billing_address: values as BillingAddress } }
      : donation;
  },

  view: (view) => addressView(view),
  fieldOf: ({ name }) => addressFields.find((field) => field === name),
  update: ({ name, value }, form) => {
    const state = stateOf(form, addressKey);
    if (name === 'country') return { ...state, country: value };
    return { ...state, parts: { ...state.parts, [name as AddressPart]: value } };
  },

  prefill: ({ billing_address: known }, form) => {
    const { country, parts } = stateOf(form, addressKey);
    const filled = Object.entries(parts).map(([part, typed]) => {
      const value: unknown = known?.[part as AddressPart];
      return [part, typed === '' && typeof value === 'string' ? value : typed];
    });
    const knownCountry = countryCodeOf(textOf(known?.country) ?? '');
    const next = {
      country: country || knownCountry || country,
      parts: Object.fromEntries(filled) as AddressState['parts'],
    };
    return { ...next, kept: keptParts(countryCodeOf(next.country ?? ''), next.parts) };
  },
};
