import { countryCodes } from './country.js';
import { exponentOf } from './currency.js';
import { fromDecimal } from './amount.js';
import { intervalToken, readInterval, type Interval } from './interval.js';

/** The attributes of `<donation-widget>` as the page wrote them; null or undefined where it wrote none. */
export type RawSettings = {
  currency: string;
  amounts: string;
  defaultAmount: string | null;
  defaultInterval: string | null;
  minAmount: string;
  maxAmount: string | null;
  noCustomAmount: boolean;
  intervals: string;
  subscriptionName: string | null;
  project: string | null;
  intention: string | null;
  country: string | null;
  fields: string;
  metadata: string | Record<string, unknown> | null;
};

export const settingNames = [
  'currency',
  'amounts',
  'defaultAmount',
  'defaultInterval',
  'minAmount',
  'maxAmount',
  'noCustomAmount',
  'intervals',
  'subscriptionName',
  'project',
  'intention',
  'country',
  'fields',
  'metadata',
] as const satisfies readonly (keyof RawSettings)[];

/** What a payer is asked for, beside the e-mail address. */
export const payerGroups = ['name', 'phone', 'address'] as const;
export type PayerGroup = (typeof payerGroups)[number];

/** Settings that work together; amounts are integers in the smallest unit of `currency`. */
export type Settings = {
  currency: string;
  amounts: readonly number[];
  defaultAmount: number | null;
  minAmount: number;
  maxAmount: number;
  hasCustomAmount: boolean;
  intervals: readonly Interval[];
  defaultInterval: Interval;
  subscriptionName: string | null;
  /** Sent on every line item (§2.4). */
  purpose: { project?: string; intention?: string; country_iso?: string };
  /** Which groups of payer fields are shown, and whether each is required. */
  fields: ReadonlyMap<PayerGroup, { isRequired: boolean }>;
  metadata: Record<string, unknown>;
};

/** What eight digits hold, the limit of common payment providers: 999,999.99 in a currency of two decimals. */
export const largestAmount = 99_999_999;

/** An attribute that can't work, and why: for the integrator, in English. */
export type SettingFault = { attribute: string; reason: string };

/**
 * Checks the attributes once, together. A fault leaves no settings: a form that half works takes money that
 * nobody meant to give.
 */
export const readSettings = (raw: RawSettings): { settings: Settings } | { faults: SettingFault[] } => {
  const faults: SettingFault[] = [];
  const fault = (attribute: string, reason: string) => {
    faults.push({ attribute, reason });
  };

  const currency = raw.currency.trim().toUpperCase();
  if (exponentOf(currency) === undefined) fault('currency', 'is not an ISO 4217 currency with a minor unit');
  const money = (attribute: string, text: string): number => {
    const amount = fromDecimal(text, currency);
    if (amount === undefined)
      fault(attribute, `"${text}" is not an amount in ${currency}, such as 25 or 12.50`);
    return amount ?? 0;
  };

  const minAmount = Math.max(1, money('min-amount', raw.minAmount));
  const maxAmount = raw.maxAmount === null ? largestAmount : money('max-amount', raw.maxAmount);
  if (maxAmount < minAmount) fault('max-amount', 'is below min-amount');
  const amounts = [...new Set(words(raw.amounts).map((word) => money('amounts', word)))];
  if (amounts.some((amount) => amount < minAmount || amount > maxAmount)) {
    fault('amounts', 'has an amount outside of min-amount and max-amount');
  }
  if (amounts.length === 0 && raw.noCustomAmount) fault('no-custom-amount', 'leaves no amount to choose');
  const defaultAmount =
    raw.defaultAmount === null ? (amounts[0] ?? null) : money('default-amount', raw.defaultAmount.trim());
  if (raw.noCustomAmount && defaultAmount !== null && !amounts.includes(defaultAmount)) {
    fault('default-amount', 'is not among the amounts, and no-custom-amount is set');
  }

  const intervals = words(raw.intervals).flatMap((word) => {
    const interval = readInterval(word.toLowerCase());
    if (!interval) fault('intervals', `"${word}" is not an interval`);
    return interval ?? [];
  });
  const [firstInterval] = intervals;
  const wanted = raw.defaultInterval === null ? firstInterval : readInterval(raw.defaultInterval.trim());
  const defaultInterval = intervals.find((one) => wanted && intervalToken(one) === intervalToken(wanted));
  if (!firstInterval) fault('intervals', 'names no interval');
  else if (!defaultInterval) fault('default-interval', 'is not among the intervals');

  const fields = readFields(raw.fields);
  if (!fields) fault('fields', `knows ${payerGroups.join(', ')}, each at most once and with * when required`);
  const metadata = readMetadata(raw.metadata);
  if (!metadata) fault('metadata', 'is not a JSON object');
  const country = raw.country?.trim().toUpperCase();
  if (country && !countryCodes.includes(country)) fault('country', 'is not an ISO 3166-1 alpha-2 code');

  if (faults.length > 0 || !defaultInterval || !fields || !metadata) return { faults };
  const project = raw.project?.trim();
  const intention = raw.intention?.trim();
  return {
    settings: {
      currency,
      amounts,
      defaultAmount,
      minAmount,
      maxAmount,
      hasCustomAmount: !raw.noCustomAmount,
      intervals: intervals.filter(
        (one, index) => intervals.findIndex((other) => intervalToken(other) === intervalToken(one)) === index,
      ),
      defaultInterval,
      subscriptionName: raw.subscriptionName?.trim() || null,
      purpose: {
        ...(project && { project }),
        ...(intention && { intention }),
        ...(country && { country_iso: country }),
      },
      fields,
      metadata,
    },
  };
};

const words = (text: string): string[] => text.split(/[\s,]+/).filter(Boolean);

const readFields = (text: string): Settings['fields'] | undefined => {
  const fields = new Map<PayerGroup, { isRequired: boolean }>();
  for (const word of words(text)) {
    const isRequired = word.endsWith('*');
    const group = payerGroups.find((one) => one === (isRequired ? word.slice(0, -1) : word));
    if (!group || fields.has(group)) return undefined;
    fields.set(group, { isRequired });
  }
  return fields;
};

const readMetadata = (value: RawSettings['metadata']): Record<string, unknown> | undefined => {
  try {
    // A copy as JSON has it: what can't be sent is found here, not at the donor's click.
    const parsed: unknown = JSON.parse(typeof value === 'string' ? value : JSON.stringify(value ?? {}));
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)
      ? { ...parsed }
      : undefined;
  } catch {
    return undefined;
  }
};
