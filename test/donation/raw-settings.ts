import type { RawSettings, Settings } from '../../src/donation/settings.js';
import { readSettings, type SettingFault } from '../../src/donation/read-settings.js';

/** The attributes as they are when the page writes none. */
export const rawSettings = (changes: Partial<RawSettings> = {}): RawSettings => ({
  currency: 'GBP',
  currencies: null,
  presets: null,
  items: null,
  projects: null,
  intentions: null,
  oneOff: false,
  giftAid: false,
  charityName: null,
  amounts: '10 25 50 100',
  defaultAmount: null,
  defaultInterval: null,
  minAmount: null,
  maxAmount: null,
  noCustomAmount: false,
  intervals: 'once month',
  subscriptionName: null,
  project: null,
  intention: null,
  country: null,
  fields: 'name',
  metadata: null,
  ...changes,
});

/** The settings of attributes that work. */
export const settingsOf = (changes: Partial<RawSettings> = {}): Settings => {
  const reading = readSettings(rawSettings(changes));
  if ('faults' in reading) throw new Error(JSON.stringify(reading.faults));
  return reading.settings;
};

/** The faults of attributes; none when they work. */
export const faultsOf = (changes: Partial<RawSettings>): SettingFault[] => {
  const reading = readSettings(rawSettings(changes));
  return 'faults' in reading ? reading.faults : [];
};

export type Changes = Partial<RawSettings>;

/** The money of a currency; the first one unless told. */
export const moneyIn = (changes: Changes, currency = changes.currency ?? 'GBP') => {
  const money = settingsOf(changes).money.get(currency);
  if (!money) throw new Error(`${currency} is not on offer.`);
  return money;
};

export const amountsIn = (changes: Changes, currency?: string) =>
  moneyIn(changes, currency).presets.map(({ amount }) => amount);
