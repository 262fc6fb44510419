import type { Interval } from './interval.js';
import type { OneTimeItem } from './one-time-items.js';
import { words, type MoneySettings, type Purpose, type RawMoney } from './money-options.js';

/** The attributes of `<donation-widget>` as the page wrote them; null where it wrote none. */
export type RawSettings = RawMoney & {
  defaultInterval: string | null;
  intervals: string;
  subscriptionName: string | null;
  project: string | null;
  projects: string | null;
  intention: string | null;
  intentions: string | null;
  country: string | null;
  oneOff: boolean;
  fields: string;
  giftAid: boolean;
  charityName: string | null;
  metadata: string | Record<string, unknown> | null;
  /** As the page gives it, and whatever it is. */
  oneTimeItems?: unknown;
};

/** What a payer is asked for, beside the e-mail address. */
export const payerGroups = ['name', 'phone', 'address'] as const;
export type PayerGroup = (typeof payerGroups)[number];

/** Settings that work together. */
export type Settings = {
  /** By currency; the first is the one that is chosen at first. */
  money: ReadonlyMap<string, MoneySettings>;
  hasCustomAmount: boolean;
  intervals: readonly Interval[];
  defaultInterval: Interval;
  subscriptionName: string | null;
  /** Sent on every line item (§2.4), unless the donor or a gift says otherwise. */
  purpose: Purpose;
  /** What the donor may choose a purpose from; empty where there is no choice. */
  choices: { project: readonly string[]; intention: readonly string[] };
  /** Whether a recurring gift may have a one-off gift beside it (§4.1 `one_time_items`). */
  hasOneOff: boolean;
  /** Which groups of payer fields are shown, and whether each is required. */
  fields: ReadonlyMap<PayerGroup, { isRequired: boolean }>;
  hasGiftAid: boolean;
  charityName: string | null;
  metadata: Record<string, unknown>;
  /** The page's own `one_time_items`, as far as they can be read as money. */
  oneTimeItems: readonly OneTimeItem[];
};

/** What may be given in a currency; in the first one, which no settings lack, where that is none of them. */
export const moneyOf = ({ currency }: { currency: string }, { money }: Settings): MoneySettings => {
  const [first] = money.values();
  return (money.get(currency) ?? first) as MoneySettings;
};

/** The fields of the payer; undefined when they can't be read. */
export const readFields = (text: string): Settings['fields'] | undefined => {
  const fields = new Map<PayerGroup, { isRequired: boolean }>();
  for (const word of words(text)) {
    const isRequired = word.endsWith('*');
    const group = payerGroups.find((one) => one === (isRequired ? word.slice(0, -1) : word));
    if (!group || fields.has(group)) return undefined;
    fields.set(group, { isRequired });
  }
  return fields;
};

/** As it will be sent; undefined when it can't be. */
export const readMetadata = (value: RawSettings['metadata']): Record<string, unknown> | undefined => {
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
