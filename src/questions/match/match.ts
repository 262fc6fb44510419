import { shortLine } from '../../text/clean.js';
import { textOf } from '../attributes.js';
import type { ReportIssue } from '../configuration-issue.js';
import { objectOf, priceOf } from '../entries.js';
import type { MatchOption } from './attributes.js';

/** A matched gift. Amounts are in minor units. */
export type Match = {
  by: string;
  until: Until;
  /** How many hundredths are added to each 1 that is given. */
  hundredths: number;
  /** The most that is added to one donation; null if there is no limit. */
  limit: number | null;
  /** ISO 4217. */
  currency: string;
};

/** The end of a match. */
export type Until = {
  /** In milliseconds since the epoch. */
  end: number;
  /** The day or the time that donors read. */
  shown: Date;
  isTime: boolean;
};

/** The maximum length of the name of who matches. A longer one is cut. */
const longestName = 80;

/** Reads the attribute; null, with a report, if a part that donors have to know is missing or can't be read. */
export const readMatch = (
  written: string | MatchOption | null,
  offered: readonly string[],
  report: ReportIssue,
): Match | null => {
  const parts = objectOf(written);
  if (!parts) {
    report({ attribute: 'match', code: 'not_an_object' });
    return null;
  }
  const currency = textOf(parts['currency'])?.toUpperCase() ?? '';
  if (currency !== '' && !offered.includes(currency)) {
    report({ attribute: 'match', code: 'match_currency_not_offered', values: { currency } });
    return null;
  }
  const by = shortLine(textOf(parts['by']) ?? '', longestName);
  const until = readUntil(textOf(parts['until']) ?? '');
  const hundredths = readRatio(parts['ratio']);
  const limit =
    parts['limit'] === undefined
      ? null
      : priceOf(parts['limit'], currency, typeof written === 'string') || undefined;
  if (by && until && hundredths && limit !== undefined && currency)
    return { by, until, hundredths, limit, currency };
  const read = { by, until, ratio: hundredths, limit: limit !== undefined, currency };
  for (const [key, part] of Object.entries(read))
    if (!part) report({ attribute: 'match', code: 'unreadable_match', values: { key } });
  return null;
};

/** Reads a ratio with at most two decimals, in hundredths, so that it multiplies exactly. */
const readRatio = (written: unknown): number | undefined => {
  const isNumber = typeof written === 'number' || typeof written === 'string';
  const [, whole, decimals = ''] =
    /^(\d{1,2})(?:\.(\d{1,2}))?$/.exec(isNumber ? String(written).trim() : '') ?? [];
  return whole === undefined ? undefined : Number(whole + decimals.padEnd(2, '0'));
};

const day = /^(\d{4})-(\d\d)-(\d\d)$/;
const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?(?:Z|[+-]\d\d:\d\d)$/;

/**
 * Reads the end of a match. A day ends at midnight where the donor is, because that is the day that the donor reads. A
 * time has a time zone, so it is the same moment everywhere.
 */
export const readUntil = (text: string): Until | undefined => {
  if (time.test(text)) {
    const shown = new Date(text);
    return Number.isNaN(shown.getTime()) ? undefined : { end: shown.getTime(), shown, isTime: true };
  }
  const [, year, month, date] = (day.exec(text) ?? []).map(Number);
  if (year === undefined || month === undefined || date === undefined) return undefined;
  const shown = new Date(year, month - 1, date);
  // There is no 31 June.
  if (shown.getMonth() !== month - 1 || shown.getDate() !== date) return undefined;
  return { end: new Date(year, month - 1, date + 1).getTime(), shown, isTime: false };
};

/** How much is added to a donation, rounded down, and whether the limit makes that less. */
export const addedTo = (
  amount: number,
  { hundredths, limit }: Match,
): { added: number; isLimited: boolean } => {
  const added = Math.floor((amount * hundredths) / 100);
  const isLimited = limit !== null && added > limit;
  return { added: isLimited ? limit : added, isLimited };
};
