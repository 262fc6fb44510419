import { exponentOf } from '../money/currency.js';
import { decimalText } from '../money/format.js';
import type { DonationSubmitEvent } from '../events.js';
import type { CheckoutRequest } from '../schema/checkout.js';

/** An event for analytics: a plain object without anything that identifies the donor. */
export type AnalyticsEvent = {
  /** The name of the event, in the style of analytics tools. */
  name:
    | 'donation_seen'
    | 'donation_start'
    | 'donation_change'
    | 'donation_invalid'
    | 'donation_submit'
    | 'donation_checkout'
    | 'donation_error'
    | 'donation_leave'
    | 'donation_complete';
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
  /** The attribute `variant` of the form. Null if it isn’t set, and for `donation_invalid` and `donation_error`. */
  variant: string | null;
  /** The question that the donor answered or visited last before they left. Null for other events. */
  question: string | null;
  /**
   * The errors of `donation_invalid` (`email:format`), `donation_leave` (`format`) and `donation_error` (`HttpError:500`):
   * names and codes, never what the donor typed. Empty for other events.
   */
  errors: readonly string[];
};

/** Sends an event to your analytics tool. */
export type Send = (event: AnalyticsEvent) => void;

/** The names of the form's events that analytics tools receive. */
export const sourceNames = [
  'donation-seen',
  'donation-start',
  'donation-change',
  'donation-invalid',
  'donation-submit',
  'donation-checkout',
  'donation-error',
  'donation-leave',
  'donation-complete',
] as const satisfies readonly (keyof HTMLElementEventMap)[];

type SourceName = (typeof sourceNames)[number];

export type Source = HTMLElementEventMap[SourceName];

type AmountFields = Pick<AnalyticsEvent, 'amount' | 'currency' | 'interval' | 'intervalCount'>;

const unknownAmount: AmountFields = { amount: null, currency: null, interval: null, intervalCount: null };

const names = {
  'donation-seen': 'donation_seen',
  'donation-start': 'donation_start',
  'donation-change': 'donation_change',
  'donation-invalid': 'donation_invalid',
  'donation-submit': 'donation_submit',
  'donation-checkout': 'donation_checkout',
  'donation-error': 'donation_error',
  'donation-leave': 'donation_leave',
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
  const variant = 'variant' in event ? event.variant : null;
  return {
    name: names[type],
    value: mainUnits(amount, currency),
    amount,
    currency,
    interval,
    intervalCount,
    reference,
    variant,
    question: 'question' in event ? event.question : null,
    errors: errorsOf(event),
  };
};

const errorsOf = (event: Source): string[] => {
  if ('fields' in event) return event.fields.map(({ name, code }) => `${name}:${code}`);
  if ('codes' in event) return [...event.codes];
  if (!('error' in event)) return [];
  const { error } = event;
  // A script of the page can throw an error that says anything.
  const name = errorNames.find((one) => one === error.name);
  if (name === undefined) return ['Error'];
  const issues: unknown = Reflect.get(error, 'issues');
  const codes = [Reflect.get(error, 'status'), ...(Array.isArray(issues) ? issues.map(codeOf) : [])].filter(
    (code) => typeof code === 'number' || (typeof code === 'string' && /^\w+$/.test(code)),
  );
  return codes.length > 0 ? codes.map((code) => `${name}:${code}`) : [name];
};

const codeOf = (issue: unknown): unknown =>
  typeof issue === 'object' && issue !== null && 'code' in issue ? issue.code : undefined;

const errorNames = [
  'ClientError',
  'HttpError',
  'NetworkError',
  'TimeoutError',
  'UnexpectedResponseError',
  'InvalidRequestError',
  'ConfigurationError',
];

const amountFieldsOf = (event: Source, submitted: DonationSubmitEvent | null): AmountFields => {
  if ('amount' in event) return event;
  if ('request' in event) return amountFieldsIn(event.request);
  if (!('reference' in event)) return unknownAmount;
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

/** The events that say nothing about an amount and interval. */
const withoutGift: readonly AnalyticsEvent['name'][] = [
  'donation_seen',
  'donation_invalid',
  'donation_error',
  'donation_leave',
];

type Properties = { interval?: string; variant?: string; question?: string; errors?: string };

/** An event's details other than its amount, as the flat texts that analytics tools take. Unknown ones are left out. */
export const propertiesOf = (event: AnalyticsEvent): Properties => {
  const { name, variant, question, errors } = event;
  return {
    ...(!withoutGift.includes(name) && { interval: intervalWord(event) }),
    ...(variant !== null && { variant }),
    ...(question !== null && { question }),
    ...(errors.length > 0 && { errors: errors.join(' ') }),
  };
};

/** The interval as a word: `once`, `month` or `3-month`. */
export const intervalWord = ({ interval, intervalCount }: AnalyticsEvent): string => {
  if (interval === null) return 'once';
  return (intervalCount ?? 1) > 1 ? `${intervalCount}-${interval}` : interval;
};
