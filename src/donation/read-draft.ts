import * as z from 'zod/mini';
import type { BillingAddress, Payer } from '../schema/payer.js';
import { addressFormat, type AddressPart } from './address-format.js';
import { readCountry } from './country.js';
import {
  addressFields,
  askedFields,
  countryOf,
  draftFields,
  isGiftAided,
  isPostcodeRequired,
  type Donation,
  type Draft,
  type DraftField,
  type FieldCode,
} from './draft.js';
import { readEmail } from './email.js';
import { purposeOf } from './money-settings.js';
import { readName } from './person-name.js';
import { readPhone } from './phone.js';
import { readLine, readPostcode } from './postcode.js';
import { giftShape } from './read-gifts.js';
import type { PayerGroup, Settings } from './settings.js';
import { hidden, optional, required, type TextRule } from './typed-field.js';

export type DraftReading = { donation: Donation } | { codes: ReadonlyMap<DraftField, FieldCode> };

/** Reads a draft by the rules of its fields, all at once. */
export const readDraft = (draft: Draft, settings: Settings, locale: string): DraftReading => {
  const result = draftSchema(draft, settings, locale).safeParse(draft);
  if (!result.success) {
    const codes = new Map<DraftField, FieldCode>();
    for (const { path, message } of result.error.issues) {
      const field = draftFields.find((one) => one === path[0]);
      if (field && !codes.has(field)) codes.set(field, message as FieldCode);
    }
    return { codes };
  }
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
  } = result.data;
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

const draftSchema = (draft: Draft, settings: Settings, locale: string) => {
  const fields = askedFields(draft, settings);
  const hasAddress = fields.has('address') && addressFields.some((part) => draft[part].trim() !== '');
  const asked = (group: PayerGroup, rule: TextRule) => {
    const shown = fields.get(group);
    return shown ? (shown.isRequired ? required(rule) : optional(rule)) : optional(hidden);
  };
  const { rows } = addressFormat(countryOf(draft.country), draft.keptParts);
  const part = (name: AddressPart) =>
    rows.flat().includes(name) ? asked('address', readLine) : optional(hidden);
  const address = fields.has('address') ? optional(readLine) : optional(hidden);
  return z.object({
    ...giftShape(draft, settings, locale),
    email: required(readEmail),
    first_name: asked('name', readName),
    last_name: asked('name', readName),
    phone: asked('phone', readPhone),
    // An address can't be sent without its country (§8.4).
    country: hasAddress ? required(readCountry) : asked('address', readCountry),
    line1: asked('address', readLine),
    line2: address,
    // Some countries' addresses have none.
    city: part('city'),
    state: address,
    postcode: isPostcodeRequired(draft, settings)
      ? required(readPostcode)
      : fields.has('address')
        ? optional(readPostcode)
        : optional(hidden),
  });
};
