import * as z from 'zod/mini';
import type { BillingAddress, Payer } from '../schema/payer.js';
import { parseAmount, type AmountCode } from './amount.js';
import { readCountry } from './country.js';
import { readEmail } from './email.js';
import { intervalToken, type Interval } from './interval.js';
import { readName } from './person-name.js';
import { readPhone } from './phone.js';
import { readLine, readPostcode } from './postcode.js';
import type { Reading } from './reading.js';
import type { Settings } from './settings.js';

/** The address parts as the interface names them (§2.3), in the order in which they are asked for. */
export const addressFields = ['country', 'line1', 'line2', 'city', 'state', 'postcode'] as const;
export const payerFields = ['first_name', 'last_name', 'email', 'phone', ...addressFields] as const;
export type PayerField = (typeof payerFields)[number];

/** The fields of the form by which faults are named, in the order of the page. */
export const draftFields = ['interval', 'amount', ...payerFields] as const;
export type DraftField = (typeof draftFields)[number];

/** What was typed and chosen, as text: nothing is lost of it, whatever it is worth. */
export type Draft = Record<PayerField, string> & {
  /** The token of the chosen interval. */
  interval: string;
  /** A preset in the smallest unit, or what was typed into the other amount: the text wins. */
  amount: { preset: number | null; custom: string };
};

/** Why a field is not accepted; the catalogue has the words for each field and code. */
export type FieldCode =
  AmountCode | 'required' | 'too_long' | 'too_short' | 'looks_like_card' | 'not_iso_alpha2' | 'refused';

/** A gift that can be paid for. */
export type Donation = { interval: Interval; amount: number; payer: Payer };

export type DraftReading = { donation: Donation } | { codes: ReadonlyMap<DraftField, FieldCode> };

/** Reads a draft by the rules of its fields, all at once. */
export const readDraft = (draft: Draft, settings: Settings, locale: string): DraftReading => {
  const hasAddress =
    settings.fields.has('address') && addressFields.some((part) => draft[part].trim() !== '');
  const result = draftSchema(settings, locale, hasAddress).safeParse(draft);
  if (!result.success) {
    const codes = new Map<DraftField, FieldCode>();
    for (const { path, message } of result.error.issues) {
      const field = draftFields.find((one) => one === path[0]);
      if (field && !codes.has(field)) codes.set(field, message as FieldCode);
    }
    return { codes };
  }
  const { interval, amount, email, first_name, last_name, phone, ...address } = result.data;
  const payer = {
    email,
    first_name,
    last_name,
    phone,
    billing_address: hasAddress ? (given(address) as BillingAddress) : undefined,
  };
  return { donation: { interval, amount, payer: given(payer) as Payer } };
};

/** The amount alone, in the smallest unit: the preset, unless something was typed. */
export const readAmount = (
  { preset, custom }: Draft['amount'],
  { currency, minAmount, maxAmount }: Settings,
  locale: string,
): Reading<number, FieldCode> => {
  if (preset !== null && custom === '') return { value: preset };
  const reading = parseAmount(custom, { currency, locale, min: minAmount, max: maxAmount });
  return 'amount' in reading ? { value: reading.amount } : { code: reading.code };
};

/** Without the parts that were left empty. */
const given = (parts: object) => Object.fromEntries(Object.entries(parts).filter(([, part]) => part));

/** A typed field: its rule's value, or an issue whose message is the field code. */
const field = <Input, Value>(
  input: z.ZodMiniType<Input>,
  rule: (typed: Input) => Reading<Value, FieldCode>,
) =>
  z.pipe(
    input,
    z.transform((typed: Input, context): Value => {
      const reading = rule(typed);
      if ('value' in reading) return reading.value;
      context.issues.push({ code: 'custom', message: reading.code, input: typed });
      return z.NEVER;
    }),
  );

type TextRule = (text: string) => Reading<string | undefined, FieldCode>;

const optional = (rule: TextRule) => field(z.string(), rule);

const required = (rule: TextRule) =>
  field(z.string(), (text): Reading<string, FieldCode> => {
    const reading = rule(text);
    if ('code' in reading) return reading;
    return reading.value === undefined ? { code: 'required' } : { value: reading.value };
  });

/** A field that the form does not show. */
const hidden: TextRule = () => ({ value: undefined });

const draftSchema = (settings: Settings, locale: string, hasAddress: boolean) => {
  const { fields, intervals } = settings;
  const asked = (group: 'name' | 'phone' | 'address', rule: TextRule) => {
    const shown = fields.get(group);
    return shown ? (shown.isRequired ? required(rule) : optional(rule)) : optional(hidden);
  };
  const address = fields.has('address') ? optional(readLine) : optional(hidden);
  return z.object({
    interval: field(z.string(), (token): Reading<Interval, FieldCode> => {
      const interval = intervals.find((one) => intervalToken(one) === token);
      return interval ? { value: interval } : { code: 'required' };
    }),
    amount: field(z.object({ preset: z.nullable(z.int()), custom: z.string() }), (typed) =>
      readAmount(typed, settings, locale),
    ),
    email: required(readEmail),
    first_name: asked('name', readName),
    last_name: asked('name', readName),
    phone: asked('phone', readPhone),
    // An address can't be sent without its country (§8.4).
    country: hasAddress ? required(readCountry) : asked('address', readCountry),
    line1: asked('address', readLine),
    line2: address,
    city: asked('address', readLine),
    state: address,
    // Never required: many countries have none.
    postcode: fields.has('address') ? optional(readPostcode) : optional(hidden),
  });
};
