import type { Payer } from '../schema/payer.js';
import type { AddressPart } from './address-format.js';
import type { AmountCode } from './amount.js';
import { intervalToken, type Interval } from './interval.js';
import { editableAmount } from './money.js';
import { presetsOf, type Purpose } from './money-options.js';
import { moneyOf, type Settings } from './settings.js';

/** The address parts as the interface names them (§2.3), in the order in which they are asked for. */
export const addressFields = ['country', 'line1', 'line2', 'city', 'state', 'postcode'] as const;
export const payerFields = ['email', 'first_name', 'last_name', 'phone', ...addressFields] as const;
export type PayerField = (typeof payerFields)[number];

/** The fields of the form by which faults are named, in the order of the page. */
export const draftFields = ['currency', 'interval', 'gifts', 'amount', 'one_off', ...payerFields] as const;
export type DraftField = (typeof draftFields)[number];

/** What was typed and chosen, as text: nothing is lost of it, whatever it is worth. */
export type Draft = Record<PayerField, string> & {
  currency: string;
  /** The token of the chosen interval. */
  interval: string;
  /** A preset in the smallest unit, or what was typed into the other amount: the text wins. */
  amount: { preset: number | null; custom: string };
  /** How many of each gift, by its place in the settings. */
  gifts: readonly string[];
  one_off: string;
  project: string;
  intention: string;
  /** When Gift Aid was declared (ISO 8601); null while it is not. */
  giftAid: string | null;
  /** Which words were declared. */
  giftAidWords: string;
  /** Parts of the address that the country does not ask for, but that held a text when it was chosen. */
  keptParts: readonly AddressPart[];
  /** Whether the country was put in by Gift Aid, and not by the donor. */
  isCountryAssumed: boolean;
  /** Typed amounts that the donor is asked about, since the locale has changed under them. */
  unsettled?: readonly string[];
};

/** The parts of a draft that are chosen or typed as one text. */
export type TextField = PayerField | 'one_off' | 'project' | 'intention';

/** Why a field is not accepted; the catalogue has the words for each field and code. */
export type FieldCode =
  | AmountCode
  | 'required'
  | 'too_long'
  | 'too_short'
  | 'looks_like_card'
  | 'not_iso_alpha2'
  | 'quantity'
  | 'refused';

/** A gift that can be paid for; amounts are integers in the smallest unit of `currency`. */
export type Donation = {
  currency: string;
  interval: Interval;
  /** The amount chosen or typed; 0 where gifts alone are given. */
  amount: number;
  /** How many of each gift, by its place in the settings. */
  gifts: readonly number[];
  /** Given once beside a recurring gift; 0 without. */
  oneOff: number;
  purpose: Purpose;
  /** When Gift Aid was declared (ISO 8601); null when it was not. */
  giftAid: string | null;
  payer: Payer;
};

/** A draft as the settings preselect it. */
export const emptyDraft = (settings: Settings | null, locale: string): Draft => {
  const blank = Object.fromEntries(payerFields.map((field) => [field, ''])) as Record<PayerField, string>;
  const draft: Draft = {
    ...blank,
    currency: settings?.money.keys().next().value ?? '',
    interval: settings ? intervalToken(settings.defaultInterval) : '',
    amount: { preset: null, custom: '' },
    gifts: [],
    one_off: '',
    project: settings?.purpose.project ?? settings?.choices.project[0] ?? '',
    intention: settings?.purpose.intention ?? settings?.choices.intention[0] ?? '',
    giftAid: null,
    giftAidWords: '',
    keptParts: [],
    isCountryAssumed: false,
  };
  return settings ? { ...draft, amount: preselectedAmount(draft, settings, locale) } : draft;
};

/** What is preselected in a currency and interval; beside fixed-price gifts nothing is. */
export const preselectedAmount = (draft: Draft, settings: Settings, locale: string): Draft['amount'] => {
  const money = moneyOf(draft, settings);
  const [first] = presetsOf(money, draft.interval);
  const usual = money.gifts.length > 0 ? null : (first?.amount ?? null);
  if (money.defaultAmount === null) return { preset: usual, custom: '' };
  const wanted = amountDraft(money.defaultAmount, draft, settings, locale);
  return wanted.preset !== null || settings.hasCustomAmount ? wanted : { preset: usual, custom: '' };
};

/** An amount as a donor would choose it: a preset, or as text that reads in one way only. */
export const amountDraft = (
  amount: number,
  draft: Pick<Draft, 'currency' | 'interval'>,
  settings: Settings,
  locale: string,
): Draft['amount'] => {
  const money = moneyOf(draft, settings);
  return presetsOf(money, draft.interval).some((preset) => preset.amount === amount)
    ? { preset: amount, custom: '' }
    : { preset: null, custom: editableAmount(amount, money.currency, locale) };
};
