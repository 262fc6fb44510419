import type { Payer } from '../schema/payer.js';
import { keptParts } from './address-format.js';
import { countryOf } from './asked.js';
import { emptyDraft, payerFields, preselectedAmount, type Draft } from './draft.js';
import { moneyOf } from './settings.js';
import { giftAidWording } from './gift-aid.js';
import { intervalToken } from './interval.js';
import { presetsOf } from './money-options.js';
import type { Settings } from './settings.js';

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

type KnownPayer = Partial<Payer> | null | undefined;

/** What the page says of the payer now and has not said before: what the donor has cleared stays cleared. */
export const newlyKnown = (now: KnownPayer, before: KnownPayer): Partial<Payer> => ({
  ...changedIn(now, before),
  billing_address: { country: '', ...changedIn(now?.billing_address, before?.billing_address) },
});

const changedIn = <Values extends object>(
  now: Values | null | undefined,
  before: Values | null | undefined,
): Partial<Values> => {
  const known = new Map<string, unknown>(Object.entries(before ?? {}));
  const changed = Object.entries(now ?? {}).filter(([name, value]) => known.get(name) !== value);
  return Object.fromEntries(changed) as Partial<Values>;
};
