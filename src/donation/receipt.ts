import type { PaymentType } from '../schema/payment-type.js';
import type { ReadLineItem } from '../schema/line-item.js';
import type { PaymentSession } from '../schema/payment-session.js';
import type { Subscription } from '../schema/subscription.js';
import { exponentOf } from './currency.js';
import { readInterval, type Interval } from './interval.js';

/** What may be shown of a payment session or subscription: nothing of the payer is in it. */
export type Receipt = {
  type: PaymentType;
  /** Upper case; null when it has no known minor unit, and then no amount may be shown. */
  currency: string | null;
  /** In the smallest unit, including the tip. */
  amount: number | null;
  /** Null when the service gave none that can be true. */
  tip: number | null;
  items: { total: number; quantity: number; label: string | null; isOneTime: boolean }[];
  interval: string | null;
  intervalCount: number | null;
  nextPayment: Date | null;
  endsAtPeriodEnd: boolean;
};

/** The gift of a receipt, for giving the same again; null when it can't be told. */
export const giftOf = ({
  amount,
  tip,
  currency,
  interval,
  intervalCount,
}: Receipt): { amount: number; currency: string; interval: Interval } | null => {
  if (amount === null || currency === null) return null;
  const known = readInterval(interval === null ? 'once' : `${intervalCount ?? 1}-${interval}`);
  const given = amount - (tip ?? 0);
  return known && given > 0 ? { amount: given, currency, interval: known } : null;
};

const shownItems = 20;

export const receiptOf = (type: PaymentType, resource: PaymentSession | Subscription): Receipt => {
  const { amount, tip } = resource;
  const currency = resource.currency?.toUpperCase() ?? '';
  const plan = 'interval' in resource ? resource : resource.subscription;
  const oneTime = 'one_time_items' in resource ? resource.one_time_items : [];
  return {
    type,
    currency: exponentOf(currency) === undefined ? null : currency,
    amount,
    tip: tip !== null && amount !== null && tip <= amount ? tip : null,
    items: [...resource.line_items.flatMap(toItem(false)), ...oneTime.flatMap(toItem(true))].slice(
      0,
      shownItems,
    ),
    interval: plan?.interval ?? null,
    intervalCount: plan?.interval_count ?? null,
    nextPayment:
      'current_period_end' in resource && resource.status !== 'canceled'
        ? toDate(resource.current_period_end)
        : null,
    endsAtPeriodEnd: 'cancel_at_period_end' in resource && resource.cancel_at_period_end === true,
  };
};

const toItem =
  (isOneTime: boolean) =>
  ({ total, amount, quantity, project, intention, type }: ReadLineItem): Receipt['items'] => {
    const sum = total ?? (amount !== null && quantity !== null ? amount * quantity : null);
    return sum === null
      ? []
      : [
          {
            total: sum,
            quantity: quantity ?? 1,
            label: [project, intention].filter(Boolean).join(' · ') || null,
            isOneTime: isOneTime || type === 'one_time',
          },
        ];
  };

const toDate = (text: string | null): Date | null => {
  const date = new Date(text ?? NaN);
  return Number.isNaN(date.getTime()) ? null : date;
};
