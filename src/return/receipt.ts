import type { PaymentType } from '../schema/payment-type.js';
import type { LineItem, ReadLineItem } from '../schema/line-item.js';
import type { PaymentSession } from '../schema/payment-session.js';
import type { Receipt, ReceiptItem } from '../schema/receipt.js';
import type { Subscription } from '../schema/subscription.js';
import { exponentOf } from '../money/currency.js';
import { giftAidCurrency, withGiftAid } from '../money/gift-aid.js';
import { readInterval } from '../schema/interval.js';
import type { RepeatedDonation } from '../service/repeated-donation.js';
import type { IntervalUnit } from '../schema/interval-unit.js';

/** The number of items from which on they aren't all read, so none is shown. */
export const mostItems = 200;

/** The most lines of a donation that can be made again. */
const mostLines = 20;

/** Adds up the items; null unless all of them are in this currency. */
export const sumIn = (currency: string | null, items: readonly ReceiptItem[]): number | null =>
  items.reduce<number | null>(
    (sum, item) =>
      sum === null || item.total === null || item.currency !== currency ? null : sum + item.total,
    0,
  );

/** The donation on a receipt, for making the same one again; null if that can't be worked out. */
export const donationOf = (receipt: Receipt): RepeatedDonation | null => {
  const { amount, tip, currency, interval, intervalCount, items } = receipt;
  if (amount === null || currency === null) return null;
  const known = readInterval(interval === null ? 'once' : `${intervalCount ?? 1}-${interval}`);
  // One-time items must not become part of the recurring amount.
  const hasOnce =
    interval !== null && (items.length === mostItems || items.some(({ isOneTime }) => isOneTime));
  const recurring = items.length < mostItems ? items.filter(({ isOneTime }) => !isOneTime) : [];
  const total = hasOnce ? sumIn(currency, recurring) : amount - (tip ?? 0);
  if (!known || !total) return null;
  return {
    amount: total,
    currency,
    interval: known,
    lines: hasOnce ? null : linesOf(items, total, currency),
  };
};

/** The lines for the same items; null unless all of them are known and add up to this amount. */
const linesOf = (
  items: readonly ReceiptItem[],
  amount: number,
  currency: string,
): readonly LineItem[] | null => {
  const lines = items.flatMap(({ line }) => line ?? []);
  const isKnown = lines.length === items.length && lines.length <= mostLines;
  return isKnown && sumIn(currency, items) === amount ? lines : null;
};

/**
 * The donation with Gift Aid, in pence: for a recurring donation, each payment. Null unless the items and the tip
 * account for the whole amount. The tip gets no Gift Aid, because it's not for the charity. Nor do one-time items,
 * because the page's own might not be gifts.
 */
export const giftAidTotalOf = ({ hasGiftAid, currency, amount, tip, items }: Receipt): number | null => {
  if (!hasGiftAid || currency !== giftAidCurrency) return null;
  const sum = sumIn(
    currency,
    items.filter(({ isOneTime }) => !isOneTime),
  );
  return sum && tip !== null && amount === sum + tip ? withGiftAid(sum) : null;
};

export const receiptOf = (type: PaymentType, resource: PaymentSession | Subscription): Receipt => {
  const { amount, tip } = resource;
  const currency = knownCurrency(resource.currency);
  const plan = 'interval' in resource ? resource : resource.subscription;
  const oneTime = 'one_time_items' in resource ? resource.one_time_items : [];
  const hasNotStarted = 'interval' in resource && isFirstPaymentDue(resource);
  return {
    type,
    currency,
    amount,
    tip: tip !== null && amount !== null && tip <= amount ? tip : null,
    items: [
      ...resource.line_items.flatMap(toItem(currency, false)),
      ...oneTime.flatMap(toItem(currency, true)),
    ].slice(0, mostItems),
    interval: plan?.interval ?? null,
    intervalCount: plan?.interval_count ?? null,
    date: toDay(resource.created_at),
    nextPayment:
      'current_period_end' in resource && resource.status !== 'canceled' && !hasNotStarted
        ? toDay(resource.current_period_end)
        : null,
    endsAtPeriodEnd: 'cancel_at_period_end' in resource && resource.cancel_at_period_end === true,
    hasGiftAid: resource.metadata?.['gift_aid'] === 'yes',
    hasNotStarted,
  };
};

const shortestDays: Record<IntervalUnit, number> = { day: 1, week: 7, month: 28, year: 365 };

/**
 * The interface doesn't show which payment of a `past_due` subscription is due (§3). But the second payment is due an
 * interval after the first. If the subscription last changed before that, only the first can be due. The service's own
 * times are compared, because the donor's clock can be wrong.
 */
const isFirstPaymentDue = ({
  status,
  interval,
  interval_count,
  created_at,
  updated_at,
}: Subscription): boolean => {
  const [created, updated] = [toDate(created_at), toDate(updated_at)];
  const { unit, count } = readInterval(`${interval_count ?? 1}-${interval}`) ?? { unit: null, count: null };
  if (status !== 'past_due' || !created || !updated || unit === null) return false;
  return updated.getTime() - created.getTime() < shortestDays[unit] * count * dayLength;
};

const dayLength = 24 * 60 * 60 * 1000;

/** The currency in upper case, if its minor unit is known. */
const knownCurrency = (text: string | null): string | null => {
  const currency = text?.toUpperCase() ?? '';
  return exponentOf(currency) === undefined ? null : currency;
};

/** Each line has its own currency (§2.4). A line without one uses the session's. */
const toItem =
  (sessionCurrency: string | null, isOneTime: boolean) =>
  (item: ReadLineItem): ReceiptItem[] => {
    const { total, amount, quantity, currency, project, intention, type } = item;
    const sum = total ?? (amount !== null && quantity !== null ? amount * quantity : null);
    const label = [project, intention].filter(Boolean).join(' · ') || null;
    if (sum === null && label === null) return [];
    return [
      {
        total: sum,
        currency: currency ? knownCurrency(currency) : sessionCurrency,
        quantity: quantity ?? 1,
        project,
        label,
        isOneTime: isOneTime || type === 'one_time',
        line: toLine(item),
      },
    ];
  };

/** The line as in a request, without empty texts. Null unless its total is quantity times amount. */
const toLine = ({
  quantity,
  amount,
  total,
  project,
  intention,
  country_iso,
}: ReadLineItem): LineItem | null => {
  if (quantity === null || amount === null || (total ?? quantity * amount) !== quantity * amount) return null;
  return {
    quantity,
    amount,
    ...(project && { project }),
    ...(intention && { intention }),
    ...(country_iso && { country_iso }),
  };
};

const toDate = (text: string | null): Date | null => {
  const date = new Date(text ?? NaN);
  return Number.isNaN(date.getTime()) ? null : date;
};

/** The day that the service writes, which its own emails name too, at midnight UTC. A donor’s clock can be a day off. */
const toDay = (text: string | null): Date | null =>
  toDate(toDate(text) && (/^\d{4}-\d{2}-\d{2}/.exec(text ?? '')?.[0] ?? null));

/** Names such a day: “1 February 2030”. */
export const dayIn = (locale: string, day: Date): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(day);
