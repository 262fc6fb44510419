import { exponentOf } from '../money/currency.js';
import { fromDecimal } from '../money/format.js';
import { intervalToken, readInterval } from '../schema/interval.js';
import { textOf } from './attributes.js';
import type { ReportIssue } from './configuration-issue.js';

/** An entry of `presets`, `impacts` or `items`, as the page wrote it. */
export type Entry = Readonly<Record<string, unknown>>;

/** The most entries that we test. Forms with more work, but nobody has measured them. */
export const testedEntries = 50;
export const testedPurposes = 2000;

/** Reads a list of objects, from JSON or a property; undefined if there is none. */
export const entriesOf = (
  written: string | readonly unknown[] | null,
  attribute: string,
  report: ReportIssue,
): Entry[] | undefined => {
  if (written === null || written === '') return undefined;
  try {
    const list: unknown = typeof written === 'string' ? JSON.parse(written) : written;
    if (Array.isArray(list) && list.every((one) => typeof one === 'object' && one !== null)) {
      if (list.length > (attribute === 'purposes' ? testedPurposes : testedEntries))
        report({ attribute, code: 'long_list', isMinor: true });
      return list as Entry[];
    }
  } catch {
    // It is reported below.
  }
  report({ attribute, code: 'not_a_list' });
  return undefined;
};

/** Reads an object, from JSON or a property; undefined if it is anything else. */
export const objectOf = (written: unknown): Record<string, unknown> | undefined => {
  try {
    const read: unknown = typeof written === 'string' ? JSON.parse(written) : written;
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? { ...read } : undefined;
  } catch {
    return undefined;
  }
};

/**
 * Reports entries with an unknown currency. A known currency that this form doesn't offer can be for another page.
 */
export const checkCurrencies = (entries: readonly Entry[], attribute: string, report: ReportIssue): void => {
  for (const { currency } of entries) {
    const text = textOf(currency)?.toUpperCase();
    if (text && exponentOf(text) === undefined)
      report({ attribute, code: 'unknown_entry_currency', values: { text } });
  }
};

/** Whether an entry is for this currency. An entry without a currency is for the first one. */
export const isFor = ({ currency: own }: Entry, currency: string, first: string): boolean =>
  (textOf(own)?.toUpperCase() ?? first) === currency;

/** The token of the interval that an entry is for; null if it is for all. Undefined if it can't be read. */
export const tokenIn = ({ interval: written }: Entry): string | null | undefined => {
  if (written === undefined) return null;
  const interval = readInterval(textOf(written) ?? '');
  return interval && intervalToken(interval);
};

/** Reads a price in minor units. In JSON it is in main units. Undefined if it can't be read. */
export const priceOf = (value: unknown, currency: string, isText: boolean): number | undefined => {
  if (isText)
    return typeof value === 'number' || typeof value === 'string'
      ? fromDecimal(String(value), currency)
      : undefined;
  return Number.isSafeInteger(value) && Number(value) > 0 ? Number(value) : undefined;
};
