import type { BillingAddress, Payer } from '../schema/payer.js';
import { addressFormat, type AddressPart } from './address-format.js';
import { readCountry } from './country.js';
import { addressFields, type Donation, type Draft, type DraftField, type FieldCode } from './draft.js';
import { askedFields, countryOf, isGiftAided, isPostcodeRequired } from './asked.js';
import { readEmail } from './email.js';
import { purposeOf } from './money-options.js';
import { readName } from './person-name.js';
import { readPhone } from './phone.js';
import { readLine, readPostcode } from './postcode.js';
import { giftReadings } from './read-gifts.js';
import { valuesOf, type Reading } from './reading.js';
import type { PayerGroup, Settings } from './settings.js';

export type DraftReading = { donation: Donation } | { codes: ReadonlyMap<DraftField, FieldCode> };

/** Reads a draft by the rules of its fields, all at once. */
export const readDraft = (draft: Draft, settings: Settings, locale: string): DraftReading => {
  const result = valuesOf(draftReadings(draft, settings, locale));
  if ('codes' in result) return result;
  const {
    currency,
    amount,
    gifts,
    one_off: oneOff,
    interval,
    email,
    first_name,
    last_name,
    phone,
    ...address
  } = result.values;
  const hasAddress = addressFields.some((part) => address[part]);
  const payer = {
    ...{ email, first_name, last_name, phone },
    billing_address: hasAddress ? (given(address) as BillingAddress) : undefined,
  };
  const { project, intention } = draft;
  return {
    donation: {
      ...{ currency, interval, amount, gifts, oneOff },
      purpose: { ...settings.purpose, ...purposeOf(project, intention) },
      giftAid: isGiftAided(draft, settings) ? draft.giftAid : null,
      payer: given(payer) as Payer,
    },
  };
};

/** Without the parts that were left empty. */
const given = (parts: object) => Object.fromEntries(Object.entries(parts).filter(([, part]) => part));

type TextRule = (text: string) => Reading<string | undefined, FieldCode>;

const required =
  (rule: TextRule) =>
  (text: string): Reading<string, FieldCode> => {
    const reading = rule(text);
    if ('code' in reading) return reading;
    return reading.value === undefined ? { code: 'required' } : { value: reading.value };
  };

/** A field that the form does not show. */
const hidden: TextRule = () => ({ value: undefined });

const draftReadings = (draft: Draft, settings: Settings, locale: string) => {
  const fields = askedFields(draft, settings);
  const hasAddress = fields.has('address') && addressFields.some((part) => draft[part].trim() !== '');
  const asked = (group: PayerGroup, rule: TextRule): TextRule => {
    const shown = fields.get(group);
    return shown ? (shown.isRequired ? required(rule) : rule) : hidden;
  };
  const { rows } = addressFormat(countryOf(draft.country), draft.keptParts);
  const part = (name: AddressPart) => (rows.flat().includes(name) ? asked('address', readLine) : hidden);
  const address = fields.has('address') ? readLine : hidden;
  const postcode = fields.has('address') ? readPostcode : hidden;
  return {
    ...giftReadings(draft, settings, locale),
    email: required(readEmail)(draft.email),
    first_name: asked('name', readName)(draft.first_name),
    last_name: asked('name', readName)(draft.last_name),
    phone: asked('phone', readPhone)(draft.phone),
    // An address can't be sent without its country (§8.4).
    country: (hasAddress ? required(readCountry) : asked('address', readCountry))(draft.country),
    line1: asked('address', readLine)(draft.line1),
    line2: address(draft.line2),
    // Some countries' addresses have none.
    city: part('city')(draft.city),
    state: address(draft.state),
    postcode: (isPostcodeRequired(draft, settings) ? required(readPostcode) : postcode)(draft.postcode),
  };
};
