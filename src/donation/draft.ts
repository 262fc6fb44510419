import type { Payer } from '../schema/payer.js';
import { keptParts, type AddressPart } from './address-format.js';
import { editableAmount, type AmountCode } from './amount.js';
import { readCountry } from './country.js';
import { giftAidCurrency, giftAidWording } from './gift-aid.js';
import { intervalToken, type Interval } from './interval.js';
import { presetsOf, type MoneySettings, type Purpose } from './money-settings.js';
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
  /** Which words were declared. */
  giftAidWords: string;
  /** Parts of the address that the country does not ask for, but that held a text when it was chosen. */
  keptParts: readonly AddressPart[];
  /** Whether the country was put in by Gift Aid, and not by the donor. */
  isCountryAssumed: boolean;
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

/** The code of the country that is typed or chosen; blank while there is none. */
export const countryOf = (typed: string): string => {
  const reading = readCountry(typed);
  return ('value' in reading && reading.value) || '';
};

/** A postcode is required for Gift Aid from a UK address only: many countries have none. */
export const isPostcodeRequired = (draft: Draft, settings: Settings): boolean =>
  isGiftAided(draft, settings) && withUkPostcodes.includes(countryOf(draft.country));

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

/** What quantities were chosen of. */
export const offerOf = (draft: Draft, settings: Settings): string =>
  JSON.stringify(moneyOf(draft, settings).gifts);

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
  // Quantities count gifts of one currency's list.
  const gifts = next.currency === draft.currency ? draft.gifts : [];
  return { ...next, gifts, amount: isKept ? draft.amount : preselectedAmount(next, settings, locale) };
};

/**
 * The amount after a change of interval or currency: a preset gives way to the one in its place, nothing to
 * what is preselected, and what was typed stays.
 */
export const movedPreset = (
  before: Draft,
  after: Draft,
  settings: Settings,
  locale: string,
): Draft['amount'] => {
  const { preset, custom } = before.amount;
  if (custom !== '') return before.amount;
  // Beside gifts a donor may have chosen that there is nothing else.
  if (preset === null && moneyOf(after, settings).gifts.length > 0) return before.amount;
  const place = presetsOf(moneyOf(before, settings), before.interval).findIndex(
    ({ amount }) => amount === preset,
  );
  const presets = presetsOf(moneyOf(after, settings), after.interval);
  const amount = (presets[place] ?? (place < 0 ? undefined : presets.at(-1)))?.amount;
  return amount === undefined ? preselectedAmount(after, settings, locale) : { preset: amount, custom: '' };
};

/** How many of the gift at a place of the settings. */
export const withGift = (draft: Draft, settings: Settings, place: number, quantity: string): Draft => ({
  ...draft,
  gifts: moneyOf(draft, settings).gifts.map((_, at) => (at === place ? quantity : (draft.gifts[at] ?? ''))),
});

/** A draft whose address is asked for as its country writes it, from now on until the country changes. */
const asAddressed = (draft: Draft): Draft => ({
  ...draft,
  keptParts: keptParts(countryOf(draft.country), draft),
});

/** Declares Gift Aid, or takes it back; a declaration comes from the UK unless the donor says otherwise. */
export const withGiftAid = (draft: Draft, settings: Settings, declaredAt: string | null): Draft => {
  if (declaredAt === null) {
    const country = draft.isCountryAssumed ? '' : draft.country;
    return asAddressed({ ...draft, giftAid: null, giftAidWords: '', country, isCountryAssumed: false });
  }
  const isCountryAssumed = draft.country === '';
  const country = draft.country || 'GB';
  const giftAidWords = wordsOf(draft, settings);
  return asAddressed({ ...draft, giftAid: declaredAt, giftAidWords, country, isCountryAssumed });
};

/** Without a declaration whose words are not those that the donor has read: to another charity, or for more. */
export const asDeclared = (draft: Draft, settings: Settings): Draft =>
  draft.giftAid !== null && draft.giftAidWords !== wordsOf(draft, settings)
    ? withGiftAid(draft, settings, null)
    : draft;

/** Tells the words of one declaration from those of another. */
const wordsOf = ({ interval }: Draft, { charityName }: Settings): string =>
  `${giftAidWording(interval === 'once')} ${charityName ?? ''}`;

/** A part that is typed or chosen as one text. */
export const withText = (draft: Draft, field: keyof Draft, text: string): Draft =>
  field === 'country'
    ? asAddressed({ ...draft, country: text, isCountryAssumed: false })
    : { ...draft, [field]: text };

/** The payer as the page knows them, where nothing was typed yet. */
export const withPayer = (draft: Draft, { billing_address: address, ...rest }: Partial<Payer>): Draft => {
  const given: Record<string, unknown> = { ...rest, ...address, country: countryOf(address?.country ?? '') };
  const filled = payerFields.flatMap((field) => {
    const value = given[field];
    const isOpen = draft[field] === '' || (field === 'country' && draft.isCountryAssumed);
    return typeof value === 'string' && value !== '' && isOpen ? [[field, value]] : [];
  });
  return asAddressed({ ...draft, ...Object.fromEntries(filled) });
};
