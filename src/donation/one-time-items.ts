import type { Interval } from './interval.js';
import type { Settings } from './settings.js';

/** An entry of `one_time_items` that is shaped like a line item (§2.4); null for one that is not. */
export type OneTimeItem = {
  label: string | null;
  quantity: number;
  /** The price of one, in the smallest unit. */
  amount: number;
  /** Upper case; null for the currency of the request. */
  currency: string | null;
} | null;

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;

const textIn = (value: unknown): string | null => (typeof value === 'string' && value.trim()) || null;

/**
 * Reads the cost of the page's entries, as far as it can be told: their fields are not shown (§2.6). An entry counts as
 * money where it is shaped like a line item; what is no list is one entry that can't be read.
 */
export const readOneTimeItems = (raw: unknown): OneTimeItem[] => {
  if (!Array.isArray(raw)) return raw === undefined || raw === null ? [] : [null];
  return raw.map((entry: unknown): OneTimeItem => {
    const { quantity, amount, total, currency, project, intention } = Object(entry) as Record<
      string,
      unknown
    >;
    if (!isCount(quantity) || !isCount(amount) || !isCount(quantity * amount)) return null;
    if (total !== undefined && total !== null && total !== quantity * amount) return null;
    if (currency !== undefined && currency !== null && textIn(currency) === null) return null;
    return {
      label: [textIn(project), textIn(intention)].filter(Boolean).join(' · ') || null,
      quantity,
      amount,
      currency: textIn(currency)?.toUpperCase() ?? null,
    };
  });
};

/** The entries that are sent with a gift, since only a recurring one has them, and what they come to. */
export const oneTimeItemsOf = (
  { currency, interval }: { currency: string; interval: Interval },
  { oneTimeItems }: Settings,
) => {
  const sent = interval.unit === null ? [] : oneTimeItems;
  const known = sent.filter(
    (item) => item !== null && (item.currency ?? currency) === currency,
  ) as NonNullable<OneTimeItem>[];
  return {
    known,
    /** Whether every entry is known: otherwise nobody here knows what is paid today. */
    areKnown: known.length === sent.length,
    sum: known.reduce((sum, { quantity, amount }) => sum + quantity * amount, 0),
  };
};
