import type { Payer } from '../schema/payer.js';
import { editableAmount, type AmountCode } from './amount.js';
import { giftAidCurrency } from './gift-aid.js';
import { intervalToken, type Interval } from './interval.js';
import type { MoneySettings, Preset, Purpose } from './money-settings.js';
import type { Settings } from './settings.js';

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
};

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

/** What may be given in the currency of a draft. */
export const moneyOf = ({ currency }: Pick<Draft, 'currency'>, { money }: Settings): MoneySettings => {
  const [first] = money.values();
  const chosen = money.get(currency) ?? first;
  if (!chosen) throw new RangeError('Settings have at least one currency.');
  return chosen;
};

/** The presets of an interval: its own, or those that are for all. */
export const presetsOf = ({ presets }: MoneySettings, interval: string): readonly Preset[] => {
  const own = presets.filter((preset) => preset.interval === interval);
  return own.length > 0 ? own : presets.filter((preset) => preset.interval === null);
};

/** Whether the donor has declared Gift Aid for what is being given. */
export const isGiftAided = ({ giftAid, currency }: Draft, { hasGiftAid }: Settings): boolean =>
  hasGiftAid && giftAid !== null && currency === giftAidCurrency;

/** The groups of payer fields that are asked for: Gift Aid needs name and home address. */
export const askedFields = (draft: Draft, settings: Settings): Settings['fields'] =>
  isGiftAided(draft, settings)
    ? new Map([...settings.fields, ['name', { isRequired: true }], ['address', { isRequired: true }]])
    : settings.fields;

/** Countries where a postcode tells HMRC the home address of a Gift Aid declaration. */
const withUkPostcodes = ['GB', 'GG', 'IM', 'JE'];

/** A postcode is required for Gift Aid from a UK address only: many countries have none. */
export const isPostcodeRequired = (draft: Draft, settings: Settings): boolean =>
  isGiftAided(draft, settings) && withUkPostcodes.includes(draft.country);

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
  };
  return settings ? { ...draft, amount: preselectedAmount(draft, settings, locale) } : draft;
};

/** What is preselected in a currency and interval; beside fixed-price gifts nothing is. */
export const preselectedAmount = (draft: Draft, settings: Settings, locale: string): Draft['amount'] => {
  const money = moneyOf(draft, settings);
  const [first] = presetsOf(money, draft.interval);
  const amount = money.defaultAmount ?? (money.gifts.length > 0 ? undefined : first?.amount);
  return amount === undefined ? { preset: null, custom: '' } : amountDraft(amount, draft, settings, locale);
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

/** What a donor can choose of a gift, as against what is preselected. */
export type Chosen = 'currency' | 'interval' | 'amount' | 'gifts' | 'one_off' | 'project' | 'intention';

/** A draft under other settings: what was typed stays, what was chosen where it is still on offer. */
export const carryOver = (
  draft: Draft,
  chosen: ReadonlySet<Chosen>,
  settings: Settings,
  locale: string,
): Draft => {
  const fresh = emptyDraft(settings, locale);
  const hasInterval = settings.intervals.some((one) => intervalToken(one) === draft.interval);
  const next = {
    ...draft,
    currency: chosen.has('currency') && settings.money.has(draft.currency) ? draft.currency : fresh.currency,
    interval: chosen.has('interval') && hasInterval ? draft.interval : fresh.interval,
    project: settings.choices.project.includes(draft.project) ? draft.project : fresh.project,
    intention: settings.choices.intention.includes(draft.intention) ? draft.intention : fresh.intention,
  };
  const { preset, custom } = draft.amount;
  const isOnOffer =
    preset === null
      ? custom === '' || settings.hasCustomAmount
      : presetsOf(moneyOf(next, settings), next.interval).some(({ amount }) => amount === preset);
  const isKept = chosen.has('amount') && isOnOffer;
  return { ...next, amount: isKept ? draft.amount : preselectedAmount(next, settings, locale) };
};

/** The amount after a change of interval or currency: a preset gives way to the one in its place. */
export const movedPreset = (before: Draft, after: Draft, settings: Settings): Draft['amount'] => {
  const { preset } = before.amount;
  if (preset === null) return before.amount;
  const place = presetsOf(moneyOf(before, settings), before.interval).findIndex(
    ({ amount }) => amount === preset,
  );
  const presets = presetsOf(moneyOf(after, settings), after.interval);
  return { preset: (presets[place] ?? presets.at(-1))?.amount ?? null, custom: '' };
};
