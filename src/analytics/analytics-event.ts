import { exponentOf } from '../money/currency.js';
import { decimalText } from '../money/format.js';
import type { DonationSubmitEvent } from '../events.js';
import type { CheckoutRequest } from '../schema/checkout.js';

/** An event for analytics: a plain object without anything that identifies the donor. */
export type AnalyticsEvent = {
  /** The name of the event, in the style of analytics tools. */
  name: 'donation_start' | 'donation_change' | 'donation_submit' | 'donation_checkout' | 'donation_complete';
  /**
   * The amount in main units, such as 12.5 for £12.50. For a recurring donation, the amount of each payment. Null
   * if it is unknown.
   */
  value: number | null;
  /** The same amount in the smallest unit of `currency`, such as 1250. */
  amount: number | null;
  /** ISO 4217. Null if it is unknown. */
  currency: string | null;
  /** One of `day`, `week`, `month` and `year`. Null for a one-time donation. */
  interval: string | null;
  /** How many intervals there are between payments: 3 if quarterly. Null for a one-time donation. */
  intervalCount: number | null;
  /**
   * Identifies the donation from its submit until it is complete. Use it as the transaction ID. It has 32 random
   * hexadecimal digits, and is in `metadata` as `donation_reference`. Null before the submit, and if it is
   * unknown.
   */
  reference: string | null;
  /** The attribute `variant` of the form. Null if it isn’t set. */
  variant: string | null;
};

/** Sends an event to your analytics tool. */
export type Send = (event: AnalyticsEvent) => void;

/** The names of the form's events that analytics tools receive. */
export const sourceNames = [
  'donation-start',
  'donation-change',
  'donation-submit',
  'donation-checkout',
  'donation-complete',
] as const satisfies readonly (keyof HTMLElementEventMap)[];

type SourceName = (typeof sourceNames)[number];

export type Source = HTMLElementEventMap[SourceName];

type AmountFields = Pick<AnalyticsEvent, 'amount' | 'currency' | 'interval' | 'intervalCount'>;

const unknownAmount: AmountFields = { amount: null, currency: null, interval: null, intervalCount: null };

const names = {
  'donation-start': 'donation_start',
  'donation-change': 'donation_change',
  'donation-submit': 'donation_submit',
  'donation-checkout': 'donation_checkout',
  'donation-complete': 'donation_complete',
} as const satisfies Record<SourceName, AnalyticsEvent['name']>;

/**
 * Converts an event of the form. `submitted` is the request of the last submit, because the checkout event has no
 * amount.
 */
export const analyticsEvent = (
  type: SourceName,
  event: Source,
  submitted: DonationSubmitEvent | null,
): AnalyticsEvent => {
  const { amount: found, currency, interval, intervalCount } = amountFieldsOf(event, submitted);
  // A page can have put something in the request that isn't an amount.
  const amount = Number.isSafeInteger(found) ? found : null;
  const reference = 'reference' in event ? event.reference : null;
  const { variant } = event;
  return {
    name: names[type],
    value: mainUnits(amount, currency),
    amount,
    currency,
    interval,
    intervalCount,
    reference,
    variant,
  };
};

const amountFieldsOf = (event: Source, submitted: DonationSubmitEvent | null): AmountFields => {
  if ('amount' in event) return event;
  if ('request' in event) return amountFieldsIn(event.request);
  return submitted?.reference === event.reference ? amountFieldsIn(submitted.request) : unknownAmount;
};

/** The recurring part if there is one, otherwise the one-time part, as in the other events. */
const amountFieldsIn = ({ currency, line_items: lines, ...request }: CheckoutRequest): AmountFields => {
  const amount = lines.reduce((sum, line) => sum + line.quantity * line.amount, 0);
  const { interval, interval_count: intervalCount } =
    request.payment_type === 'subscription' ? request.subscription : { interval: null, interval_count: null };
  return { amount, currency, interval, intervalCount };
};

const mainUnits = (amount: number | null, currency: string | null): number | null => {
  const exponent = exponentOf(currency ?? '');
  return amount === null || exponent === undefined ? null : Number(decimalText(amount, exponent));
};

/** The interval as a word: `once`, `month` or `3-month`. */
export const intervalWord = ({ interval, intervalCount }: AnalyticsEvent): string => {
  if (interval === null) return 'once';
  return (intervalCount ?? 1) > 1 ? `${intervalCount}-${interval}` : interval;
};
