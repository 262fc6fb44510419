import { css, html, nothing } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { addressEnglish } from '../../languages/en/address.js';
import type { BillingAddress } from '../../schema/payer.js';
import { textOf } from '../attributes.js';
import { modeOf, placeOf } from '../payer/part.js';
import type { Part, Form, PartView } from '../part.js';
import { readFields, type FieldRule } from '../read-fields.js';
import { readLine } from '../read-line.js';
import { neededIn, stateOf } from '../states.js';
import { addressFormat, keptParts } from './address-format.js';
import { readCountry } from './country.js';
import {
  addressFields,
  addressKey,
  countryCodeOf,
  countryOf,
  typedCountryOf,
  type AddressPart,
  type AddressState,
} from './state.js';
import { countriesIn, countryIn } from '../../languages/countries.js';
import type { MessageKey } from '../../languages/en.js';
import { selectField } from '../../ui/select-field.js';
import { optionalHint, textField } from '../../ui/text-field.js';
import type { Reading } from '../reading.js';

/** Reads a postcode of any country, as typed, with at most 32 characters; undefined if blank. */
export const readPostcode = (text: string) => readLine(text, 32);

// The outward and the inward code: “SW1A 1AA”, “M1 1AE”.
const ukPostcode = /^[a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2}$/i;

/** Reads a postcode of the United Kingdom, Guernsey, Jersey or the Isle of Man, as typed; undefined if blank. */
export const readUkPostcode = (
  text: string,
): Reading<string | undefined, 'not_uk_postcode' | 'looks_like_card' | 'too_long'> => {
  const reading = readPostcode(text);
  if ('code' in reading || reading.value === undefined) return reading;
  return ukPostcode.test(reading.value) ? reading : { code: 'not_uk_postcode' };
};

/** Reads an address line with a house name or number, so it needs a letter or digit; undefined if blank. */
export const readHouse = (
  text: string,
): Reading<string | undefined, 'house_missing' | 'looks_like_card' | 'too_long'> => {
  const reading = readLine(text);
  if ('code' in reading || reading.value === undefined) return reading;
  return /[\p{L}\p{N}]/u.test(reading.value) ? reading : { code: 'house_missing' };
};

type AddressField = (typeof addressFields)[number];

/**
 * Whether the address has a place of its own, below the questions that ask for it: the donor's details and Gift Aid.
 * So donors read why they are asked before they see the fields. It's with the fields of a question that comes later.
 */
const hasOwnPlace = (form: Form): boolean => {
  const names = form.parts.map(({ name }) => name);
  return names.indexOf(placeOf(form, 'address')) < names.indexOf(addressKey.name);
};

/**
 * Whether the fields are folded away: the page's finder fills them in, unless the donor wants to. Fields with text or
 * with an error are never folded.
 */
const isFolded = ({ form, errorOf }: PartView): boolean => {
  const { parts, isOpen } = stateOf(form, addressKey);
  const hasFinder = form.parts.some((part) => part.group === addressKey.name);
  const isBlank = Object.entries(parts).every(([, text]) => text === '');
  return hasFinder && !isOpen && isBlank && !addressFields.some(errorOf);
};

const isAddressRequired = (form: Form): boolean => modeOf(form, 'address') === 'required';

/** Whether another question needs a house name or number in the first line. */
const isHouseRequired = (form: Form): boolean => neededIn(form).address?.hasHouse ?? false;

/** Many countries have no postcodes, so a postcode is only required and checked if another question needs it. */
export const isPostcodeRequired = (form: Form): boolean =>
  neededIn(form).address?.postcodeIn.includes(countryOf(form)) || isUkPostcodeRequired(form);

const isUkPostcodeRequired = (form: Form): boolean =>
  neededIn(form).address?.ukPostcodeIn.includes(countryOf(form)) ?? false;

const rules: Record<AddressField, FieldRule> = {
  country: readCountry,
  line1: readLine,
  line2: readLine,
  city: readLine,
  state: readLine,
  postcode: readPostcode,
};

/** Places the parts of an address side by side if there is room. */
const addressStyles = css`
  /* At most two columns, or one if two would be too narrow. */
  .address {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(max(8.5em, 40%), 100%), 1fr));
    gap: var(--_gap);
  }
  /* With an error in one of them, two fields in a row still end on the same line. */
  .address > * {
    display: grid;
  }
  .address .whole {
    grid-column: 1 / -1;
  }
`;

/** Asks for the payer's address (§2.3) in the format of the chosen country. */
export const addressPart: Part<null, AddressState> = {
  name: addressKey.name,
  english: addressEnglish,
  group: (form) => (hasOwnPlace(form) ? undefined : placeOf(form, 'address')),
  styles: addressStyles,
  passesOn: addressFields.filter((field) => field !== 'country'),
  paths: Object.fromEntries(addressFields.map((field) => [`payer.billing_address.${field}`, field])),

  configure: () => null,

  initial: () => ({
    country: null,
    parts: { line1: '', line2: '', city: '', state: '', postcode: '' },
    kept: [],
    isOpen: false,
  }),
  adapt: (form, before) => {
    const state = stateOf(form, addressKey);
    const country = countryOf(form);
    const hadAddress = before.parts.some(({ name }) => name === addressKey.name);
    return hadAddress && country !== countryOf(before)
      ? { ...state, kept: keptParts(country, state.parts) }
      : state;
  },

  isShown: (form) => modeOf(form, 'address') !== undefined,

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
      ...(isUkPostcodeRequired(form) && { postcode: readUkPostcode }),
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
    if (name === 'country') return { ...state, country: value, isOpen: true };
    return { ...state, isOpen: true, parts: { ...state.parts, [name as AddressPart]: value } };
  },

  prefill: ({ billing_address: known }, form) => {
    const { country, parts, isOpen } = stateOf(form, addressKey);
    const filled = Object.entries(parts).map(([part, typed]) => {
      const value: unknown = known?.[part as AddressPart];
      return [part, typed === '' && typeof value === 'string' ? value : typed];
    });
    const knownCountry = countryCodeOf(textOf(known?.country) ?? '');
    const next = {
      country: country || knownCountry || country,
      parts: Object.fromEntries(filled) as AddressState['parts'],
    };
    return { ...next, isOpen, kept: keptParts(countryCodeOf(next.country ?? ''), next.parts) };
  },
};

const autocompletes = {
  line1: 'address-line1',
  line2: 'address-line2',
  city: 'address-level2',
  state: 'address-level1',
  postcode: 'postal-code',
} as const;

/**
 * Draws the address in the format of the chosen country. Its fields are moved, never recreated, because the browser
 * might be filling them in.
 */
const addressView = (view: PartView) => {
  const { form, messages } = view;
  if (!hasOwnPlace(form)) return fieldsView(view);
  return html`<fieldset part="group">
    <legend part="label legend" .textContent=${messages.localize('address')}></legend>
    <div class="fields">${fieldsView(view)}</div>
  </fieldset>`;
};

const fieldsView = (view: PartView) =>
  html`${view.inGroup(addressKey.name)} ${isFolded(view) ? nothing : ownFields(view)}`;

const ownFields = (view: PartView) => {
  const { form, messages } = view;
  const { parts, kept } = stateOf(form, addressKey);
  const { rows, postcode, state } = addressFormat(countryOf(form), kept);
  const isWhole = isAddressRequired(form);
  const isRequired: Partial<Record<AddressPart, boolean>> = {
    line1: isWhole,
    city: isWhole,
    postcode: isPostcodeRequired(form),
  };
  const labels: Partial<Record<AddressPart, MessageKey>> = {
    ...(postcode && { postcode: `postcode.${postcode}` as const }),
    ...(state && { state: `state.${state}` as const }),
  };
  const shown = rows.flatMap((row) => row.map((part) => ({ part, isAlone: row.length === 1 })));
  return html`
    ${countryField(view, isWhole)}
    <div class="address">
      ${repeat(
        shown,
        ({ part }) => part,
        ({ part, isAlone }) =>
          html`<div class=${isAlone ? 'whole' : ''}>
            ${textField(view, part, {
              label: messages.localize(labels[part] ?? part),
              value: parts[part],
              autocomplete: autocompletes[part],
              isRequired: isRequired[part] ?? false,
            })}
          </div>`,
      )}
    </div>
  `;
};

const countryField = (view: PartView, isRequired: boolean) => {
  const { form, messages } = view;
  const chosen = countryOf(form);
  return selectField(
    view,
    'country',
    { label: messages.localize('country'), hint: optionalHint(view, isRequired) },
    [{ value: '', name: messages.localize('chooseCountry') }, ...countriesOf(view, chosen)],
    { chosen, autocomplete: 'country', isRequired },
  );
};

/** All countries. Until a donor is near, only the chosen one: drawing 250 takes longer than the rest of the form. */
const countriesOf = ({ isNear, messages: { locale } }: PartView, chosen: string) => {
  const countries = isNear ? countriesIn(locale) : chosen ? [countryIn(locale, chosen)] : [];
  return countries.map(({ code, name }) => ({ value: code, name }));
};
