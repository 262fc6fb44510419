import { readCountry } from './country.js';
import { intervalToken, readInterval } from './interval.js';
import { presetsOf, purposeOf, words } from './money-options.js';
import { readMoney } from './money-settings.js';
import { readOneTimeItems } from './one-time-items.js';
import { payerGroups, readFields, readMetadata, type RawSettings, type Settings } from './settings.js';

/** The properties that settings are read from. */
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
  'oneTimeItems',
] as const satisfies readonly (keyof RawSettings)[];

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
  const intervals = words(raw.intervals).flatMap((word) => {
    const interval = readInterval(word.toLowerCase());
    if (!interval) fault('intervals', `"${word}" is not an interval`);
    return interval ?? [];
  });
  const [firstInterval] = intervals;
  const wanted =
    raw.defaultInterval === null ? firstInterval : readInterval(raw.defaultInterval.toLowerCase().trim());
  const defaultInterval = intervals.find((one) => wanted && intervalToken(one) === intervalToken(wanted));
  if (!firstInterval) fault('intervals', 'names no interval');
  else if (!defaultInterval) fault('default-interval', 'is not among the intervals');

  const fields = readFields(raw.fields);
  if (!fields) fault('fields', `knows ${payerGroups.join(', ')}, each at most once and with * when required`);
  const metadata = readMetadata(raw.metadata);
  if (!metadata) fault('metadata', 'is not a JSON object');
  const country = readCountry(raw.country ?? '');
  if ('code' in country) fault('country', 'is not an ISO 3166-1 alpha-2 code');
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
      purpose: purposeOf(
        raw.project?.trim(),
        raw.intention?.trim(),
        'value' in country ? country.value : undefined,
      ),
      choices: { project: choices(raw.projects), intention: choices(raw.intentions) },
      hasOneOff: raw.oneOff,
      fields,
      hasGiftAid: raw.giftAid,
      charityName: raw.charityName?.trim() || null,
      metadata,
      oneTimeItems: readOneTimeItems(raw.oneTimeItems),
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
