import * as z from 'zod/mini';
import type { BillingAddress, Payer } from '../schema/payer.js';
import { parseAmount, type AmountReading } from './amount.js';
import { readCountry } from './country.js';
import {
  addressFields,
  askedFields,
  draftFields,
  isGiftAided,
  isPostcodeRequired,
  moneyOf,
  type Donation,
  type Draft,
  type DraftField,
  type FieldCode,
} from './draft.js';
import { readEmail } from './email.js';
import { intervalToken, type Interval } from './interval.js';
import { largestAmount, purposeOf } from './money-settings.js';
import { readName } from './person-name.js';
import { readPhone } from './phone.js';
import { readLine, readPostcode } from './postcode.js';
import { readQuantity } from './quantity.js';
import type { Reading } from './reading.js';
import type { PayerGroup, Settings } from './settings.js';

export type DraftReading = { donation: Donation } | { codes: ReadonlyMap<DraftField, FieldCode> };

/** The part of a donation that has an amount. */
export type Gifts = Pick<Donation, 'interval' | 'currency' | 'amount' | 'gifts' | 'oneOff'>;

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
      ...{ currency: draft.currency, interval, amount, gifts, oneOff },
      purpose: { ...settings.purpose, ...purposeOf(project, intention) },
      giftAid: isGiftAided(draft, settings) ? draft.giftAid : null,
      payer: given(payer) as Payer,
    },
  };
};

/** What is given, as far as it can be read while the rest of the form is still empty; null while it can't. */
export const readGifts = (draft: Draft, settings: Settings, locale: string): Gifts | null => {
  const shape = giftShape(draft, settings, locale);
  const result = z.object(shape).safeParse(draft);
  if (!result.success) return null;
  const { interval, amount, gifts, one_off: oneOff } = result.data;
  return { currency: draft.currency, interval, amount, gifts, oneOff };
};

/** How an amount field reads: in minor units, or why not, with both readings of an ambiguous one. */
export const readTyped = (text: string, draft: Draft, settings: Settings, locale: string): AmountReading => {
  const { currency, minAmount: min, maxAmount: max } = moneyOf(draft, settings);
  return parseAmount(text, { currency, locale, min, max });
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

/** How many of each gift, each line within the limit. */
export const readQuantities = (draft: Draft, settings: Settings): Reading<number, 'quantity' | 'max'>[] => {
  const { gifts, maxAmount } = moneyOf(draft, settings);
  return gifts.map(({ amount }, place) => {
    const quantity = readQuantity(draft.gifts[place] ?? '');
    return 'value' in quantity && quantity.value * amount > maxAmount ? { code: 'max' } : quantity;
  });
};

/** The fields that make up the amount. Each line, and their sum, stays within the limits. */
const giftShape = (draft: Draft, settings: Settings, locale: string) => {
  const quantities = readQuantities(draft, settings);
  const values = quantities.map((quantity) => ('value' in quantity ? quantity.value : 0));
  // Gifts that can't be counted yet are meant all the same: no amount is missing beside them.
  const hasGifts = quantities.some((quantity) => 'code' in quantity || quantity.value > 0);
  const ofGifts = moneyOf(draft, settings).gifts.reduce(
    (sum, { amount }, place) => sum + amount * (values[place] ?? 0),
    0,
  );
  const typedAmount = (text: string): Reading<number, FieldCode> => {
    const reading = readTyped(text, draft, settings, locale);
    return 'amount' in reading ? { value: reading.amount } : { code: reading.code };
  };
  const within = (reading: Reading<number, FieldCode>): Reading<number, FieldCode> =>
    'value' in reading && reading.value + ofGifts > largestAmount ? { code: 'max' } : reading;
  return {
    interval: field(z.string(), (token): Reading<Interval, FieldCode> => {
      const interval = settings.intervals.find((one) => intervalToken(one) === token);
      return interval ? { value: interval } : { code: 'required' };
    }),
    gifts: field(z.array(z.string()), (): Reading<number[], FieldCode> => {
      const faulty = quantities.find((quantity) => 'code' in quantity);
      return faulty && 'code' in faulty ? faulty : { value: values };
    }),
    amount: field(
      z.object({ preset: z.nullable(z.int()), custom: z.string() }),
      ({ preset, custom }): Reading<number, FieldCode> => {
        if (custom === '' && preset !== null) return within({ value: preset });
        if (custom === '' && hasGifts) return within({ value: 0 });
        return within(typedAmount(custom));
      },
    ),
    one_off: field(z.string(), (text): Reading<number, FieldCode> => {
      const isShown = settings.hasOneOff && draft.interval !== 'once';
      return isShown && text.trim() !== '' ? typedAmount(text) : { value: 0 };
    }),
  };
};

const draftSchema = (draft: Draft, settings: Settings, locale: string) => {
  const fields = askedFields(draft, settings);
  const hasAddress = fields.has('address') && addressFields.some((part) => draft[part].trim() !== '');
  const asked = (group: PayerGroup, rule: TextRule) => {
    const shown = fields.get(group);
    return shown ? (shown.isRequired ? required(rule) : optional(rule)) : optional(hidden);
  };
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
    city: asked('address', readLine),
    state: address,
    postcode: isPostcodeRequired(draft, settings)
      ? required(readPostcode)
      : fields.has('address')
        ? optional(readPostcode)
        : optional(hidden),
  });
};
