import { countryCodes } from './country.js';
import { intervalToken, readInterval, type Interval } from './interval.js';
import {
  presetsOf,
  purposeOf,
  readMoney,
  words,
  type MoneySettings,
  type Purpose,
  type RawMoney,
} from './money-settings.js';

/** The attributes of `<donation-widget>` as the page wrote them; null where it wrote none. */
export type RawSettings = RawMoney & {
  defaultInterval: string | null;
  intervals: string | null;
  subscriptionName: string | null;
  project: string | null;
  projects: string | null;
  intention: string | null;
  intentions: string | null;
  country: string | null;
  oneOff: boolean;
  fields: string | null;
  giftAid: boolean;
  charityName: string | null;
  metadata: string | Record<string, unknown> | null;
};

export const settingNames = [
  'currency',
  'currencies',
  'amounts',
  'presets',
  'defaultAmount',
  'defaultInterval',
  'minAmount',
  'maxAmount',
  'noCustomAmount',
  'intervals',
  'subscriptionName',
  'project',
  'projects',
  'intention',
  'intentions',
  'country',
  'items',
  'oneOff',
  'fields',
  'giftAid',
  'charityName',
  'metadata',
] as const satisfies readonly (keyof RawSettings)[];

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
};

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

  const money = readMoney(raw, fault);
  const intervals = words(raw.intervals ?? 'once month').flatMap((word) => {
    const interval = readInterval(word.toLowerCase());
    if (!interval) fault('intervals', `"${word}" is not an interval`);
    return interval ?? [];
  });
  const [firstInterval] = intervals;
  const wanted = raw.defaultInterval === null ? firstInterval : readInterval(raw.defaultInterval.trim());
  const defaultInterval = intervals.find((one) => wanted && intervalToken(one) === intervalToken(wanted));
  if (!firstInterval) fault('intervals', 'names no interval');
  else if (!defaultInterval) fault('default-interval', 'is not among the intervals');

  const fields = readFields(raw.fields ?? 'name');
  if (!fields) fault('fields', `knows ${payerGroups.join(', ')}, each at most once and with * when required`);
  const metadata = readMetadata(raw.metadata);
  if (!metadata) fault('metadata', 'is not a JSON object');
  const country = raw.country?.trim().toUpperCase();
  if (country && !countryCodes.includes(country)) fault('country', 'is not an ISO 3166-1 alpha-2 code');
  if (raw.giftAid && !money.has('GBP')) fault('gift-aid', 'is for GBP, which is not on offer');

  if (raw.noCustomAmount) {
    for (const one of money.values()) {
      const bare = intervals.filter((interval) => presetsOf(one, intervalToken(interval)).length === 0);
      if (one.presets.length > 0 && one.gifts.length === 0 && bare.length > 0) {
        fault(
          'presets',
          `has none for ${bare.map(intervalToken).join(', ')} in ${one.currency}, with no-custom-amount`,
        );
      }
    }
  }

  if (faults.length > 0 || !defaultInterval || !fields || !metadata) return { faults };
  return {
    settings: {
      money,
      hasCustomAmount: !raw.noCustomAmount,
      intervals: intervals.filter(
        (one, index) => intervals.findIndex((other) => intervalToken(other) === intervalToken(one)) === index,
      ),
      defaultInterval,
      subscriptionName: raw.subscriptionName?.trim() || null,
      purpose: purposeOf(raw.project?.trim(), raw.intention?.trim(), country),
      choices: { project: choices(raw.projects), intention: choices(raw.intentions) },
      hasOneOff: raw.oneOff,
      fields,
      hasGiftAid: raw.giftAid,
      charityName: raw.charityName?.trim() || null,
      metadata,
    },
  };
};

/** Choices are separated by semicolons, since their names may have spaces and commas. */
const choices = (text: string | null): string[] => [
  ...new Set(
    (text ?? '')
      .split(';')
      .map((one) => one.trim())
      .filter(Boolean),
  ),
];

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
