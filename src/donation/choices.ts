import * as z from 'zod/mini';
import { whole } from '../schema/strict.js';
import { list, text, tolerant } from '../schema/tolerant.js';
import { fromDecimal } from './money.js';
import { amountDraft, type Draft } from './draft.js';
import { moneyOf } from './settings.js';
import { movedPreset } from './draft-changes.js';
import { intervalToken, readInterval, type Interval } from './interval.js';
import { totalsOfGift } from './line-items.js';
import { presetsOf } from './money-options.js';
import { readGifts, readTyped } from './read-gifts.js';
import { carriedText } from './typed-amounts.js';
import type { Settings } from './settings.js';

/** What a donor chose of a gift: nothing in it says who the donor is. */
export type Choices = Pick<
  Draft,
  'currency' | 'interval' | 'amount' | 'gifts' | 'one_off' | 'project' | 'intention'
> & {
  /** In which amounts were typed: in another, the same text may mean another amount. */
  locale: string;
};

const choicesSchema = z.object({
  currency: text,
  interval: text,
  amount: tolerant(z.object({ preset: z.nullable(whole()), custom: z.string() })),
  gifts: list(z.string()),
  one_off: text,
  project: text,
  intention: text,
  locale: text,
});

/** What may wait in storage: an amount only once it can be read, since anything may have been typed there. */
export const choicesOf = (draft: Draft, settings: Settings, locale: string): Choices => {
  const amountOrNothing = (typed: string) =>
    'amount' in readTyped(typed, draft, settings, locale) ? typed : '';
  const { currency, interval, amount, gifts, one_off, project, intention } = draft;
  return {
    ...{ currency, interval, project, intention, locale },
    amount: { preset: amount.preset, custom: amountOrNothing(amount.custom) },
    gifts: gifts.map((quantity) => (/^\d{1,3}$/.test(quantity) ? quantity : '')),
    one_off: amountOrNothing(one_off),
  };
};

/** Puts stored choices into a draft, as far as they are still on offer. */
export const withChoices = (draft: Draft, stored: unknown, settings: Settings, locale: string): Draft => {
  const result = choicesSchema.safeParse(stored);
  if (!result.success) return draft;
  const { currency, interval, amount, gifts, one_off, project, intention } = result.data;
  if (currency === null || !settings.money.has(currency)) return draft;
  const typed = (text: string): string =>
    carriedText(text, currency, { from: result.data.locale ?? locale, to: locale }) ?? '';
  const chosen: Draft = {
    ...draft,
    currency,
    interval: offered(interval, settings.intervals.map(intervalToken)) ?? draft.interval,
    one_off: typed(one_off ?? ''),
    project: offered(project, settings.choices.project) ?? draft.project,
    intention: offered(intention, settings.choices.intention) ?? draft.intention,
  };
  const money = moneyOf(chosen, settings);
  const isPreset = presetsOf(money, chosen.interval).some((preset) => preset.amount === amount?.preset);
  const isCustom = amount?.preset === null && (settings.hasCustomAmount || amount.custom === '');
  return {
    ...chosen,
    amount:
      amount && (isPreset || isCustom)
        ? { ...amount, custom: typed(amount.custom) }
        : movedPreset(draft, chosen, settings, locale),
    ...(gifts.length === money.gifts.length && { gifts }),
  };
};

const offered = (value: string | null, choices: readonly string[]): string | undefined =>
  choices.find((one) => one === value);

/** What a donation that failed was to be; `amount` is what was to be paid each time, without the tip. */
export type Meant = { amount: number; currency: string; interval: Interval };

/** The stored choices, where they come to what was meant; otherwise its amount and interval. */
export const recovered = (
  draft: Draft,
  stored: unknown,
  meant: Meant | null,
  settings: Settings,
  locale: string,
): Draft => {
  const kept = withChoices(draft, stored, settings, locale);
  if (!meant || !settings.money.has(meant.currency) || comesTo(kept, meant, settings, locale)) return kept;
  const { amount, currency } = meant;
  const interval =
    offered(intervalToken(meant.interval), settings.intervals.map(intervalToken)) ?? kept.interval;
  const next = { ...kept, currency, interval, gifts: [], one_off: '' };
  const chosen = amountDraft(amount, next, settings, locale);
  const isOnOffer = chosen.preset !== null || settings.hasCustomAmount;
  return { ...next, amount: isOnOffer ? chosen : movedPreset(kept, next, settings, locale) };
};

const comesTo = (draft: Draft, { amount, currency, interval }: Meant, settings: Settings, locale: string) => {
  const gifts = readGifts(draft, settings, locale);
  if (gifts?.currency !== currency || draft.interval !== intervalToken(interval)) return false;
  const { now, recurring } = totalsOfGift(gifts, settings);
  return (recurring ?? now) === amount;
};

/** What an address may prefill, where the page allows it; never anything of the payer. */
type AddressParameter = 'amount' | 'interval' | 'project' | 'intention';

/**
 * Puts the allowed parameters of an address into a draft, as far as they are on offer. Anybody can write an
 * address: an amount counts with its currency beside it only, and a purpose only among the page's own choices.
 */
export const withAddress = (
  draft: Draft,
  address: URLSearchParams,
  allowed: readonly string[],
  settings: Settings,
  locale: string,
): Draft => {
  const parameter = (name: AddressParameter) => (allowed.includes(name) ? address.get(name) : null);
  const interval = readInterval(parameter('interval') ?? '');
  const chosen: Draft = {
    ...draft,
    interval:
      offered(interval ? intervalToken(interval) : null, settings.intervals.map(intervalToken)) ??
      draft.interval,
    project: offered(parameter('project'), settings.choices.project) ?? draft.project,
    intention: offered(parameter('intention'), settings.choices.intention) ?? draft.intention,
  };
  const next = { ...chosen, amount: movedPreset(draft, chosen, settings, locale) };
  const currency = address.get('currency')?.toUpperCase() ?? '';
  const money = settings.money.get(currency);
  const amount = money && fromDecimal(parameter('amount') ?? '', currency);
  if (!money || amount === undefined || amount < money.minAmount || amount > money.maxAmount) return next;
  const typed = amountDraft(amount, { currency, interval: next.interval }, settings, locale);
  return typed.preset === null && !settings.hasCustomAmount ? next : { ...next, currency, amount: typed };
};
